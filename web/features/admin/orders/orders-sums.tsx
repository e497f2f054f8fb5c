import { debtText } from '#contract/charge-text.ts'
import type { OrdersSum } from '#contract/found-orders.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as salesFileTexts from '#contract/texts/sales-file.ts'
import { useText } from '#web/texts.ts'
import { TotalList } from '#web/ui/totals/total-list.tsx'
import { amountText } from './amount-text.ts'
import styles from './orders.module.css'

/** What the orders that were found come to, in each currency that cards are charged in. */
export function OrdersSums({ sums }: { sums: OrdersSum[] }) {
  const t = useText()
  return (
    <section aria-label={t(foundSalesTexts.sumsOf)} className={`stack gap-4 ${styles.sums}`}>
      {sums.map(({ currency, orders, totalPrice, refunded, charged }) => (
        <TotalList
          key={currency}
          totals={[
            { name: t(accountWords.orders), value: numberText(orders) },
            { name: t(accountWords.total), value: amountText(totalPrice) },
            { name: t(salesFileTexts.charged), value: debtText(charged, currency) },
            { name: t(accountWords.refunded), value: amountText(refunded) },
          ]}
        />
      ))}
    </section>
  )
}
