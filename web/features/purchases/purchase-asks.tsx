import { Link } from 'react-router'
import { orderCode } from '#contract/order-code.ts'
import type { PurchaseAsk } from '#contract/purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { ownComplaintAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './purchases.module.css'

/** What of all orders waits for their buyer, each with the way to its answer: an order of last month is pages away. */
export function PurchaseAsks({ asks }: { asks: PurchaseAsk[] }) {
  const t = useText()
  if (!asks.length) return null
  return (
    <Notice label={t(purchasesTexts.asks)}>
      <div className="stack gap-1">
        <h2 className={styles.asks}>{t(purchasesTexts.asks)}</h2>
        <ul className="stack gap-1">
          {asks.map(({ orderId, companyId, company, ask }) => (
            <li key={`${orderId} ${companyId} ${ask}`} className={styles.ask}>
              <Link
                to={
                  ask === 'message'
                    ? `/myShop/${orderId}/messages/${companyId}`
                    : ownComplaintAddress(orderId, companyId)
                }
              >
                {t(purchasesTexts.askTexts[ask], { company, code: orderCode(orderId) })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  )
}
