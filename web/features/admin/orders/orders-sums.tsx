import { debtText } from '#contract/charge-text.ts'
import type { OrdersSum } from '#contract/found-orders.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as salesFileTexts from '#contract/texts/sales-file.ts'
import { useText } from '#web/texts.ts'
import { SumsLine } from '#web/ui/totals/sums-line.tsx'

/** What the orders that were found come to, in a line for each currency that cards are charged in. */
export function OrdersSums({ sums }: { sums: OrdersSum[] }) {
  const t = useText()
  // Of one currency, how many there are stands beside.
  const counts = { head: t(accountWords.orders), of: ({ orders }: OrdersSum) => numberText(orders) }
  const back = {
    head: t(accountWords.refunded),
    of: ({ refunded }: OrdersSum) => debtText(refunded, 'USD'),
  }
  return (
    <SumsLine
      caption={t(foundSalesTexts.sumsOf)}
      sums={sums}
      currencyOf={({ currency }) => currency}
      parts={[
        ...(sums.length > 1 ? [counts] : []),
        { head: t(salesFileTexts.charged), of: ({ charged, currency }) => debtText(charged, currency) },
        { head: t(accountWords.total), of: ({ totalPrice }) => debtText(totalPrice, 'USD') },
        ...(sums.some(({ refunded }) => refunded !== 0) ? [back] : []),
      ]}
    />
  )
}
