import { chargeText, debtText } from '#contract/charge-text.ts'
import { centsFromDollars } from '#contract/money.ts'
import type { SalesSum } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import { useText } from '#web/texts.ts'
import { SumsLine } from '#web/ui/totals/sums-line.tsx'

/** What of it is not the brewery's: commission, its tax, and the provider's fee where breweries bear it. */
const keptOf = ({ charge: { commission, commissionTax, fee } }: SalesSum) =>
  [commission, commissionTax, fee].reduce((sum, part) => sum + centsFromDollars(part), 0)

/** What the sales that were found come to, in each currency that their orders were charged in; nothing of what came to nothing. */
export function SalesSums({ sums }: { sums: SalesSum[] }) {
  const t = useText()
  const hasBack = sums.some(({ charge }) => charge.refunded !== 0)
  const hasKept = sums.some((sum) => keptOf(sum) !== 0)
  return (
    <SumsLine
      caption={t(foundSalesTexts.sumsOf)}
      sums={sums}
      currencyOf={({ charge }) => charge.currency}
      parts={[
        // How many orders there are of all is said beside it.
        ...(sums.length > 1
          ? [
              {
                head: t(accountWords.orders),
                of: ({ orders }: SalesSum) => numberText(orders),
                wide: true,
              },
            ]
          : []),
        { head: t(accountWords.units), of: ({ units }) => numberText(units), wide: true },
        {
          head: t(figuresTexts.sales),
          of: ({ charge }) => debtText(charge.totalPrice, charge.currency),
          // All that was sold is theirs: a phone need not say the same sum twice.
          wide: !hasBack && !hasKept,
        },
        ...(hasBack
          ? [
              {
                head: t(accountWords.refunded),
                of: ({ charge }: SalesSum) => debtText(charge.refunded, charge.currency),
              },
            ]
          : []),
        ...(hasKept
          ? [
              {
                head: t(foundSalesTexts.kept),
                of: (sum: SalesSum) => chargeText(keptOf(sum), sum.charge.currency),
              },
            ]
          : []),
        { head: t(salesTexts.net), of: ({ charge }) => debtText(charge.net, charge.currency) },
      ]}
    />
  )
}
