import { debtText } from '#contract/charge-text.ts'
import type { OrdersSum } from '#contract/found-orders.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import * as salesFileTexts from '#contract/texts/sales-file.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import styles from './orders.module.css'

/** What the orders that were found come to, in a line for each currency that cards are charged in. */
export function OrdersSums({ sums }: { sums: OrdersSum[] }) {
  const t = useText()
  return (
    <section aria-label={t(foundSalesTexts.sumsOf)}>
      <ul className={`wrap quiet ${styles.sums}`}>
        {sums.map(({ currency, orders, charged, totalPrice, refunded }) => (
          <li key={currency}>
            {/* Of one currency, how many there are stands beside. */}
            {sums.length > 1 && `${counted(t, orders, adminWords.oneOrder, adminWords.countOrders)}: `}
            {t(salesFileTexts.charged)} <strong>{debtText(charged, currency)}</strong>
            {' · '}
            {t(accountWords.total)} <strong>{debtText(totalPrice, 'USD')}</strong>
            {refunded !== 0 && (
              <>
                {' · '}
                {t(accountWords.refunded)} <strong>{debtText(refunded, 'USD')}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
