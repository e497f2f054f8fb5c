import { chargeText, debtText } from '#contract/charge-text.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import type { SalesSum } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import { useText } from '#web/texts.ts'
import { SumsByCurrency } from '#web/ui/totals/sums-by-currency.tsx'

/** What of it is not the brewery's: commission, its tax, and the provider's fee where breweries bear it. */
const keptOf = ({ charge: { commission, commissionTax, fee } }: SalesSum) =>
  [commission, commissionTax, fee].reduce((sum, part) => sum + centsFromDollars(part), 0)

const dollars = (amount: number) => priceText(centsFromDollars(amount))

/** What the sales that were found come to, in each currency that their orders were charged in. */
export function SalesSums({ sums }: { sums: SalesSum[] }) {
  const t = useText()
  return (
    <SumsByCurrency
      caption={t(foundSalesTexts.sumsOf)}
      sums={sums}
      currencyOf={({ charge }) => charge.currency}
      parts={[
        { head: t(accountWords.orders), of: ({ orders }) => numberText(orders) },
        { head: t(accountWords.units), of: ({ units }) => numberText(units) },
        { head: t(figuresTexts.sales), of: ({ totalPrice }) => dollars(totalPrice) },
        { head: t(accountWords.refunded), of: ({ refunded }) => dollars(refunded) },
        { head: t(foundSalesTexts.kept), of: (sum) => chargeText(keptOf(sum), sum.charge.currency) },
        { head: t(salesTexts.net), of: ({ charge }) => debtText(charge.net, charge.currency) },
      ]}
    />
  )
}
