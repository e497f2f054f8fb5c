import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { debtText } from '#contract/charge-text.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'

type Sum = { currency: ChargeCurrency; amount: number; payouts: number }

/** What payouts of a run come to in each currency, and how many these are. */
export function RunSums({ sums }: { sums: Sum[] }) {
  const t = useText()
  return (
    <ul className="stack gap-1">
      {sums.map(({ currency, amount, payouts }) => (
        <li key={currency}>
          {t(payoutRunsTexts.sumOf, {
            amount: debtText(amount, currency),
            payouts: counted(t, payouts, payoutsTexts.onePayout, payoutsTexts.countPayouts),
          })}
        </li>
      ))}
    </ul>
  )
}
