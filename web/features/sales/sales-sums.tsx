import { chargeText, debtText } from '#contract/charge-text.ts'
import { centsFromDollars } from '#contract/money.ts'
import type { SalesSum } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { SumsByCurrency } from '#web/ui/totals/sums-by-currency.tsx'
import styles from './found-sales.module.css'

/** What of it is not the brewery's: commission, its tax, and the provider's fee where breweries bear it. */
const keptOf = ({ charge: { commission, commissionTax, fee } }: SalesSum) =>
  [commission, commissionTax, fee].reduce((sum, part) => sum + centsFromDollars(part), 0)

/** What the sales that were found come to, in each currency that their orders were charged in; nothing of what came to nothing. */
export function SalesSums({ sums }: { sums: SalesSum[] }) {
  const t = useText()
  const part = (head: Text, card: 'start' | 'end' | 'out', of: (sum: SalesSum) => string) => ({
    ...{ head: t(head), card, of },
  })
  const hasBack = sums.some(({ charge }) => charge.refunded !== 0)
  const hasKept = sums.some((sum) => keptOf(sum) !== 0)
  // All that was sold is theirs: a card need not say the same sum twice.
  const isAll = !hasBack && !hasKept
  return (
    <div className={styles.sums} data-all={isAll || undefined}>
      <SumsByCurrency
        caption={t(foundSalesTexts.sumsOf)}
        sums={sums}
        currencyOf={({ charge }) => charge.currency}
        parts={[
          part(accountWords.orders, isAll ? 'out' : 'start', ({ orders }) => numberText(orders)),
          part(accountWords.units, 'out', ({ units }) => numberText(units)),
          part(figuresTexts.sales, isAll ? 'out' : 'end', ({ charge }) =>
            debtText(charge.totalPrice, charge.currency),
          ),
          ...(hasBack
            ? [part(accountWords.refunded, 'end', ({ charge }) => debtText(charge.refunded, charge.currency))]
            : []),
          ...(hasKept
            ? [part(foundSalesTexts.kept, 'end', (sum) => chargeText(keptOf(sum), sum.charge.currency))]
            : []),
          part(salesTexts.net, 'end', ({ charge }) => debtText(charge.net, charge.currency)),
        ]}
      />
    </div>
  )
}
