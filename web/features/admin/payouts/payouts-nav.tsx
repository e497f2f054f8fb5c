import * as accountWords from '#contract/texts/account-words.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ChipLine } from '#web/ui/chip-line.tsx'

/** Between what is owed, the runs in which it is paid, and what was paid. */
export function PayoutsNav({ at }: { at: 'owed' | 'runs' | 'history' }) {
  const t = useText()
  return (
    <nav aria-label={t(payoutsTexts.lists)}>
      <ChipLine chosen={at}>
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
      </ChipLine>
    </nav>
  )
}
