import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import styles from './payouts.module.css'

/** Between what is owed and what was paid. */
export function PayoutsNav({ at }: { at: 'owed' | 'history' }) {
  const t = useText()
  return (
    <nav aria-label={t('payouts.lists')}>
      <ul className={styles.lists}>
        <li>
          <Chip to="/admin/payouts" chosen={at === 'owed'}>
            {t('payouts.owedList')}
          </Chip>
        </li>
        <li>
          <Chip to="/admin/payouts/history" chosen={at === 'history'}>
            {t('payouts.historyList')}
          </Chip>
        </li>
      </ul>
    </nav>
  )
}
