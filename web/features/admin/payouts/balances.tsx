import { debtText } from '#contract/charge-text.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { CompanyOwed } from './show-company-owed.server.ts'

type Props = { path: string; owed: Pick<CompanyOwed, 'balances' | 'currency' | 'owed'> }

/** Between the currencies in which a company is owed something, each of which is paid by itself; of one alone not a word. */
export function Balances({ path, owed: { balances, currency, owed } }: Props) {
  const t = useText()
  const isAmong = balances.some((balance) => balance.currency === currency)
  const shown = isAmong ? balances : [{ currency, owed }, ...balances]
  if (shown.length === 1) return null
  return (
    <nav aria-label={t(payoutsTexts.currencies)}>
      <ul className="wrap gap-2">
        {shown.map((balance) => (
          <li key={balance.currency}>
            <Chip to={`${path}?currency=${balance.currency}`} chosen={balance.currency === currency}>
              {debtText(balance.owed, balance.currency)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
