import { debtText } from '#contract/charge-text.ts'
import type { Balance as OneBalance } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as earningsTexts from '#contract/texts/earnings.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import { useText } from '#web/texts.ts'
import { type Total, TotalList } from '#web/ui/totals/total-list.tsx'

type Props = {
  balances: OneBalance[]
  /** The shop's day of an ISO instant, dd/mm/yyyy. */
  dayOf: (instant: string) => string
}

/** Of whom everything that was sold cost nothing. */
const NOTHING: OneBalance = {
  ...{ currency: 'USD', owed: 0, owedDollars: 0, pending: 0, pendingDollars: 0, nextFree: null },
  ...{ frozen: 0, underWay: 0, paidOut: 0, paidOutDollars: 0, lastPayout: null },
}

/** How a company's account with the shop stands: by itself in each currency that its sales were charged in, named where there are several. */
export function Balance({ balances, dayOf }: Props) {
  const t = useText()
  const shown = balances.length ? balances : [NOTHING]
  return shown.map((balance) => {
    const inCurrency = t(earningsTexts.inCurrency, { currency: balance.currency })
    return (
      <section key={balance.currency} className="stack gap-2" aria-label={inCurrency}>
        {shown.length > 1 && (
          <p>
            <strong>{inCurrency}</strong>
          </p>
        )}
        <InCurrency balance={balance} dayOf={dayOf} />
      </section>
    )
  })
}

function InCurrency({ balance, dayOf }: { balance: OneBalance } & Pick<Props, 'dayOf'>) {
  const t = useText()
  const { currency, owed, owedDollars, pending, pendingDollars, nextFree, frozen } = balance
  const { underWay, paidOut, paidOutDollars, lastPayout } = balance
  const money = (amount: number) => debtText(amount, currency)
  /** What it is in dollars, and what it means. */
  const said = (dollars: number, meaning?: string) =>
    [currency !== 'USD' && dollars !== 0 && debtText(dollars, 'USD'), meaning].filter(Boolean).join(' · ') ||
    undefined
  const totals: Total[] = [
    owed < 0
      ? {
          name: t(salesTexts.owesShop),
          value: money(-owed),
          change: said(-owedDollars, t(salesTexts.owesShopIs)),
        }
      : {
          name: t(salesTexts.owedNow),
          value: money(owed),
          change: said(owedDollars, owed > 0 ? t(salesTexts.owedNowIs) : undefined),
        },
  ]
  if (pending > 0) {
    const meaning = nextFree ? t(salesTexts.pendingFrom, { day: dayOf(nextFree) }) : t(salesTexts.pendingIs)
    totals.push({ name: t(salesTexts.pending), value: money(pending), change: said(pendingDollars, meaning) })
  }
  if (frozen > 0)
    totals.push({ name: t(salesTexts.frozen), value: money(frozen), change: t(salesTexts.frozenIs) })
  if (underWay > 0) totals.push({ name: t(salesTexts.underWay), value: money(underWay) })
  totals.push({ name: t(salesTexts.paidSoFar), value: money(paidOut), change: said(paidOutDollars) })
  totals.push({
    name: t(accountWords.lastPayout),
    value: lastPayout ? money(lastPayout.amount) : t(salesTexts.noPayout),
    change: lastPayout
      ? [dayOf(lastPayout.date), lastPayout.reference].filter(Boolean).join(' · ')
      : undefined,
  })
  return <TotalList totals={totals} />
}
