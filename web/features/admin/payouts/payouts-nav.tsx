import * as accountWords from '#contract/texts/account-words.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'

/** Between what is owed, the runs in which it is paid, and what was paid. */
export function PayoutsNav({ at }: { at: 'owed' | 'runs' | 'history' }) {
  const t = useText()
  return (
    <nav aria-label={t(payoutsTexts.lists)}>
      <ul className="wrap gap-2">
        <li>
          <Chip to="/admin/payouts" chosen={at === 'owed'}>
            {t(payoutsTexts.owedList)}
          </Chip>
        </li>
        <li>
          <Chip to="/admin/payouts/runs" chosen={at === 'runs'}>
            {t(payoutRunsTexts.tab)}
          </Chip>
        </li>
        <li>
          <Chip to="/admin/payouts/history" chosen={at === 'history'}>
            {t(accountWords.history)}
          </Chip>
        </li>
      </ul>
    </nav>
  )
}
