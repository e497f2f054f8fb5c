import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnPurchase, Purchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { TrackingWords } from '#web/ui/tracking-words.tsx'
import { ArrivalForm } from './arrival-form.tsx'
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
  /** What stands at the end of a line that was bought: the way to its review. */
  reviewOf: (line: Line) => ReactNode
  /** The way to what is complained of. */
  complaintOf: (parcel: Parcel) => ReactNode
}

/** One brewery's part of an order: how far it is, who brings it, what is in it, and what its buyer can do about it. */
export function OwnParcel({ purchase, companyId, lines, contactAt, dayOf, reviewOf, complaintOf }: Props) {
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
      {parcel && <ParcelSteps parcel={parcel} paidAt={purchase.paidAt} dayOf={dayOf} />}
      {parcel?.carrier && (
        <p className={`wrap ${styles.way}`}>
          {t(accountWords.carriedBy, { carrier: parcel.carrier })}
          <TrackingWords parcel={parcel} className={styles.tracking} />
        </p>
      )}
      {parcel?.handOverCode && <DoorCode code={parcel.handOverCode} />}
      {parcel && (
        <ArrivalForm
          parcel={parcel}
          here={ownOrderAddress(purchase.id)}
          contactAt={contactAt}
          dayOf={dayOf}
        />
      )}
      {parcel && <RemovedList parcel={parcel} dayOf={dayOf} />}
      {parcel && <OwnMessages orderId={purchase.id} parcel={parcel} />}
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
      {parcel && complaintOf(parcel)}
      {parcel && parcel.refund !== null && (
        <div className="wrap gap-2">
          {lines.reduce((units, { left }) => units + left, 0) > 1 && (
            <LinkButton
              asks
              to={ownOrderAddress(purchase.id, { units: companyId })}
              look="quiet"
              size="small"
              className={styles.cancel}
              preventScrollReset
            >
              {t(removalsTexts.cancelUnits)}{' '}
              <span className="visually-hidden">{t(purchasesTexts.cancelParcelOf, { company })}</span>
            </LinkButton>
          )}
          <LinkButton
            asks
            to={ownOrderAddress(purchase.id, { cancel: companyId })}
            look="quiet"
            size="small"
            className={styles.cancel}
            preventScrollReset
          >
            {t(purchasesTexts.cancelParcel)}{' '}
            <span className="visually-hidden">{t(purchasesTexts.cancelParcelOf, { company })}</span>
          </LinkButton>
        </div>
      )}
    </section>
  )
}
