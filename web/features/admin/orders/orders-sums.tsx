import { debtText } from '#contract/charge-text.ts'
import type { OrdersSum } from '#contract/found-orders.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as salesFileTexts from '#contract/texts/sales-file.ts'
import { useText } from '#web/texts.ts'
import { SumsByCurrency } from '#web/ui/totals/sums-by-currency.tsx'

/** What the orders that were found come to, in each currency that cards are charged in. */
export function OrdersSums({ sums }: { sums: OrdersSum[] }) {
  const t = useText()
  // Prices are in dollars, cards are charged in their own money: where both stand in one row, heads say which is which.
  const isMixed = sums.length > 1
  return (
    <SumsByCurrency
      caption={t(foundSalesTexts.sumsOf)}
      sums={sums}
      currencyOf={({ currency }) => currency}
      parts={[
        { head: t(accountWords.orders), of: ({ orders }) => numberText(orders), card: 'out' },
        {
          head: t(salesFileTexts.charged),
          of: ({ charged, currency }) => debtText(charged, currency),
          card: 'end',
        },
        {
          head: t(isMixed ? foundSalesTexts.totalInDollars : accountWords.total),
          of: ({ totalPrice }) => debtText(totalPrice, 'USD'),
          card: 'out',
        },
        {
          head: t(isMixed ? foundSalesTexts.refundedInDollars : accountWords.refunded),
          of: ({ refunded }) => debtText(refunded, 'USD'),
          card: sums.some(({ refunded }) => refunded !== 0) ? 'end' : 'out',
        },
      ]}
    />
  )
}
