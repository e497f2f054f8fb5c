import { chargeText, debtText } from '#contract/charge-text.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import type { SalesSum } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import { useText } from '#web/texts.ts'
import { TotalList } from '#web/ui/totals/total-list.tsx'

/** What the sales that were found come to, in each currency that their orders were charged in. */
export function SalesSums({ sums }: { sums: SalesSum[] }) {
  const t = useText()
  return (
    <section aria-label={t(foundSalesTexts.sumsOf)} className="stack gap-4">
      {sums.map(({ charge, orders, units, totalPrice, refunded }) => {
        const { currency, commission, commissionTax, fee, net } = charge
        const dollars = (amount: number) => priceText(centsFromDollars(amount))
        const kept = [commission, commissionTax, fee].reduce((sum, part) => sum + centsFromDollars(part), 0)
        return (
          <TotalList
            key={currency}
            totals={[
              { name: t(accountWords.orders), value: numberText(orders) },
              { name: t(accountWords.units), value: numberText(units) },
              { name: t(figuresTexts.sales), value: dollars(totalPrice) },
              { name: t(accountWords.refunded), value: dollars(refunded) },
              { name: t(foundSalesTexts.kept), value: chargeText(kept, currency) },
              { name: t(salesTexts.net), value: debtText(net, currency) },
            ]}
          />
        )
      })}
    </section>
  )
}
