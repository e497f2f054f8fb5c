import { Link } from 'react-router'
import type { DeskOrder } from '#contract/order-desk.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './order.module.css'

const TONES = { pending: 'waiting', shipped: 'good', delivered: 'good', cancelled: 'over' } as const

/** What each brewery sends of an order, and how far it is. */
export function OrderParcels({ parcels }: Pick<DeskOrder, 'parcels'>) {
  const t = useText()
  if (!parcels.length) return <p className={styles.quiet}>{t('adminOrder.noParcels')}</p>
  return (
    <ul className={styles.rows}>
      {parcels.map(({ companyId, company, state, moneyBack, carrier, tracking }) => (
        <li key={companyId} className={styles.card}>
          <div className={styles.apart}>
            <Link to={`/admin/seller/${companyId}`}>{company}</Link>
            <StatusWord tone={TONES[state]}>{t(`parcels.${state}`)}</StatusWord>
          </div>
          {carrier && (
            <p className={styles.quiet}>
              {t('adminOrder.way', { carrier })}
              {tracking && ` · ${t('adminOrder.tracking', { tracking })}`}
            </p>
          )}
          {moneyBack && state === 'pending' && (
            <p className={styles.warning}>{t('adminOrder.parcelMoneyBack')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
