import { type ReactNode, useId, useState } from 'react'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import { useMay } from '#web/layout/use-may.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './order.module.css'
import { OrderChargebacks } from './order-chargebacks.tsx'
import { OrderClaims } from './order-claims.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotices } from './order-notices.tsx'
import { type OrderParcel, OrderParcels } from './order-parcels.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import type { OrderPlace } from './place-of-wait.ts'
import { RefundForm } from './refund-form.tsx'
import type { ShownOrder } from './show-order.server.ts'

type Props = Pick<ShownOrder, 'order' | 'newKey' | 'nothingChosen' | 'refundAsked'> & {
  moment: (instant: string) => string
  /** Draws the forms that move a parcel. */
  formsOf: (parcel: OrderParcel) => ReactNode
}

/**
 * What is in an order, everything that happened to it, and its money. Where there is room, what happened stands beside both: whoever
 * answers on the telephone reads it while they look at the rest.
 */
export function OrderParts({ order, newKey, nothingChosen, refundAsked, moment, formsOf }: Props) {
  const t = useText()
  const nextKey = useNextKey(order, newKey)
  const mayRefund = useMay()('refund')
  return (
    <div className={styles.order}>
      <div className={`stack gap-5 ${styles.parts}`}>
        <div className="stack gap-5">
          <Part title={t(adminOrderTexts.lines)}>
            <OrderLines lines={order.lines} />
          </Part>
          <Part id="parcels" title={t(accountWords.shipments)}>
            <OrderParcels orderId={order.id} parcels={order.parcels} moment={moment} formsOf={formsOf} />
          </Part>
        </div>
        <div className={styles.happened}>
          <Part title={t(accountWords.history)}>
            <OrderHistory events={order.events} deeds={order.deeds} moment={moment} />
          </Part>
        </div>
        <div className="stack gap-5">
          <Part id="refunds" title={t(accountWords.refunds)}>
            <OrderRefunds orderId={order.id} refunds={order.refunds} moment={moment} />
            {order.refundable > 0 && mayRefund && (
              <Disclosure
                title={t(adminOrderTexts.giveBack)}
                open={nothingChosen || refundAsked !== undefined}
              >
                {/* Anew once its own refund was made: what was typed for that one says nothing of the next. */}
                <RefundForm
                  key={nextKey}
                  order={order}
                  newKey={nextKey}
                  nothingChosen={nothingChosen}
                  asked={refundAsked}
                />
              </Disclosure>
            )}
          </Part>
          {order.chargebacks.length > 0 && (
            <Part id="chargebacks" title={t(adminOrderTexts.chargebacks)}>
              <OrderChargebacks
                orderId={order.id}
                newKey={newKey}
                chargebacks={order.chargebacks}
                moment={moment}
              />
            </Part>
          )}
          <Part id="payments" title={t(adminOrderTexts.payments)}>
            <OrderPayments payments={order.payments} moment={moment} />
            <OrderNotices notices={order.notices} moment={moment} />
          </Part>
          {order.claims.length > 0 && (
            <Part id="claims" title={t(adminOrderTexts.claims)}>
              <OrderClaims claims={order.claims} moment={moment} />
            </Part>
          )}
        </div>
      </div>
    </div>
  )
}

/** What the next refund is known by: the same until that was made, whatever else is loaded meanwhile. */
function useNextKey({ refunds }: ShownOrder['order'], newKey: string): string {
  const [key, setKey] = useState(newKey)
  const isMade = refunds.some(({ id }) => id === key)
  if (isMade) setKey(newKey)
  return isMade ? newKey : key
}

/** @param id by which the strip of what waits leads here */
function Part({ id, title, children }: { id?: OrderPlace; title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section id={id} className={`stack gap-3 ${styles.part}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
