import type { ReactNode } from 'react'
import type { Purchase, PurchaseParcel } from '#contract/purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'

import { useText } from '#web/texts.ts'
import { momentDay } from '#web/ui/moment-words.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { Fold } from './fold.tsx'
import { OrderState } from './order-state.tsx'
import { PurchaseFoot } from './purchase-foot.tsx'
import { PurchaseHead } from './purchase-head.tsx'
import { totalPriceText } from './purchase-money.ts'
import { PurchasePart } from './purchase-part.tsx'
import styles from './purchases.module.css'
import { RefundList } from './refund-list.tsx'
import { type ShownState, shownState } from './shown-state.ts'
import { WhyNotPaid } from './why-not-paid.tsx'

type Line = Purchase['Items'][number]

/** Nothing of it comes, and nothing is still to be paid or given back. */
const ENDED: readonly ShownState[] = ['expired', 'cancelled', 'refunded']

type Props = {
  purchase: Purchase
  timeZone: string
  /** What its buyer can do with it; nothing where an admin reads. */
  own?: {
    /** What stands at the end of a line that was bought: the way to its review. */
    reviewOf: (line: Line) => ReactNode
    /** The way to what is complained of in a parcel, and how that stands. */
    complaintOf: (parcel: PurchaseParcel) => ReactNode
    /** Where a parcel can be cancelled. */
    cancelAt: (parcel: PurchaseParcel) => string
  }
  /** Its lines were looked for: what else would be folded stands open. */
  isFound?: boolean
  /** How it stands, where that is not told to its buyer. */
  stateWord?: ReactNode
  /** At its foot: other ways on. */
  ways?: ReactNode
}

/** One order: its day, how it stands, its lines, its total; and the way back to the payment page while there is one. */
export function PurchaseOrder({ purchase, timeZone, own, isFound = false, stateWord, ways }: Props) {
  const t = useText()
  const { state, delivery } = purchase
  const dayOf = momentDay(timeZone)
  // Its buyer has a page of the order, which says it once.
  const { recipient, address: street, city, state: province, country } = delivery
  const isOver = state === 'expired' || state === 'cancelled'
  const address =
    !own && !isOver && street && [recipient, street, city, province, country].filter(Boolean).join(', ')
  const date = dayOf(purchase.date)
  // What comes from one brewery comes in one parcel.
  const parts = [...Map.groupBy(purchase.Items, ({ companyId }) => companyId)]
  const titleId = `order-${purchase.id}`
  const isComplainedOf = purchase.parcels.some(({ openComplaint }) => openComplaint)
  const shown = shownState(purchase)
  const isEnded = ENDED.includes(shown)
  // Whoever complains is not done with it.
  const isDone = (shown === 'delivered' || isEnded) && !isComplainedOf
  const head = (
    <PurchaseHead
      purchase={purchase}
      titleId={titleId}
      date={date}
      state={
        stateWord ?? (
          <>
            <OrderState state={shown} />
            {isComplainedOf && <StatusWord tone="waiting">{t(purchasesTexts.complaintOpen)}</StatusWord>}
          </>
        )
      }
    />
  )
  return (
    <article className={styles.order} aria-labelledby={titleId}>
      <Fold purchase={own && isDone ? purchase : null} isOpen={isFound} isEnded={isEnded} head={head}>
        <WhyNotPaid purchase={purchase} className={styles.why} />
        {parts.map(([companyId, lines]) => {
          const parcel = purchase.parcels.find((each) => each.companyId === companyId)
          const isBought = state === 'paid' && parcel?.state !== 'cancelled'
          return (
            <PurchasePart
              key={companyId}
              complaint={parcel?.openComplaint && own?.complaintOf(parcel)}
              lines={lines}
              parcel={parcel}
              date={date}
              reviewOf={isBought ? own?.reviewOf : undefined}
              cancelAt={parcel && own?.cancelAt(parcel)}
            />
          )
        })}
        {(address || purchase.refunds.length > 0) && (
          <div className={`stack gap-2 ${styles.about}`}>
            {address && (
              <p>
                {t(purchasesTexts.deliveredTo)} <span className="quiet">{address}</span>
              </p>
            )}
            <RefundList
              refunds={purchase.refunds}
              dayOf={dayOf}
              dollarsText={(cents) => totalPriceText(t, cents)}
            />
          </div>
        )}
        <PurchaseFoot purchase={purchase} timeZone={timeZone} isOwn={Boolean(own)} ways={ways} />
      </Fold>
    </article>
  )
}
