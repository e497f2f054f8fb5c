import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnPurchase, Purchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { TrackingWords } from '#web/ui/tracking-words.tsx'
import { ArrivalForm } from './arrival-form.tsx'
import { CancelWays } from './cancel-ways.tsx'
import { DoorCode } from './door-code.tsx'
import { OwnLine } from './own-line.tsx'
import { OwnMessages } from './own-messages.tsx'
import styles from './own-order.module.css'
import { ownOrderAddress } from './own-order-address.ts'
import { ParcelSteps } from './parcel-steps.tsx'
import { RemovedList } from './removed-list.tsx'

type Line = Purchase['Items'][number]
type Parcel = OwnPurchase['parcels'][number]

type Props = {
  purchase: OwnPurchase
  companyId: string
  /** Its lines of the order, one at least. */
  lines: Line[]
  contactAt: string
  /** dd/mm/yyyy of an ISO instant. */
  dayOf: (instant: string) => string
  /** Whether it says what its code for the door is for. */
  tellsOfCode: boolean
  /** What stands at the end of a line that was bought: the way to its review. */
  reviewOf: (line: Line) => ReactNode
  /** The way to what is complained of. */
  complaintOf: (parcel: Parcel) => ReactNode
}

/** One brewery's part of an order: what is in it, how far it is, who brings it, and in one quiet line what its buyer can do about it. */
export function OwnParcel({ purchase, companyId, lines, contactAt, dayOf, ...rest }: Props) {
  const { tellsOfCode, reviewOf, complaintOf } = rest
  const t = useText()
  const { company } = lines[0]!
  const parcel = purchase.parcels.find((each) => each.companyId === companyId)
  const isBought = purchase.state === 'paid' && parcel?.state !== 'cancelled'
  const titleId = `from-${companyId}`
  return (
    <section className={`stack gap-4 ${styles.parcel}`} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Link to={`/company/${companyId}`}>{t(purchasesTexts.from, { company })}</Link>
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OwnLine
            key={line.id}
            line={line}
            back={line.amount - line.left}
            // What has not left was not tasted.
            review={isBought && parcel?.state !== 'pending' && reviewOf(line)}
          />
        ))}
      </ul>
      {parcel && (
        <>
          <ParcelSteps parcel={parcel} paidAt={purchase.paidAt} dayOf={dayOf} />
          {parcel.carrier && (
            <p className={`wrap ${styles.way}`}>
              {t(accountWords.carriedBy, { carrier: parcel.carrier })}
              <TrackingWords parcel={parcel} className={styles.tracking} />
            </p>
          )}
          {parcel.handOverCode && <DoorCode code={parcel.handOverCode} tellsHow={tellsOfCode} />}
          <ArrivalForm
            parcel={parcel}
            here={ownOrderAddress(purchase.id)}
            contactAt={contactAt}
            dayOf={dayOf}
          />
          <RemovedList parcel={parcel} dayOf={dayOf} />
          <div className={`row ${styles.ways}`}>
            <OwnMessages orderId={purchase.id} parcel={parcel} />
            {complaintOf(parcel)}
            {parcel.refund !== null && (
              <CancelWays
                orderId={purchase.id}
                parcel={parcel}
                units={lines.reduce((units, { left }) => units + left, 0)}
              />
            )}
          </div>
        </>
      )}
    </section>
  )
}
