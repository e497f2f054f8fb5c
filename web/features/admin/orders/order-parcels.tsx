import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { deskComplaintAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { ComplaintWay } from '#web/ui/complaint-way.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { removedWords } from '#web/ui/take-out/removed-words.ts'
import { AskBrewery } from './ask-brewery.tsx'
import styles from './order.module.css'
import { parcelAnchor } from './place-of-wait.ts'

const TONES = { pending: 'waiting', shipped: 'good', delivered: 'good', cancelled: 'over' } as const

export type OrderParcel = DeskOrder['parcels'][number]

type Props = {
  orderId: string
  parcels: OrderParcel[]
  /** dd/mm/yyyy hh:mm of an ISO instant. */
  moment: (instant: string) => string
  /** Draws the forms that move a parcel. */
  formsOf: (parcel: OrderParcel) => ReactNode
}

/** What each brewery sends of an order, how far it is, and the forms that move it in the brewery's place. */
export function OrderParcels({ orderId, parcels, moment, formsOf }: Props) {
  const t = useText()
  if (!parcels.length) return <p className={`quiet ${styles.quiet}`}>{t(adminOrderTexts.noParcels)}</p>
  return (
    <>
      {parcels.some(canMove) && <p className={`quiet ${styles.quiet}`}>{t(adminOrderTexts.parcelsHint)}</p>}
      <ul className="stack gap-3">
        {parcels.map((parcel) => (
          <li
            key={parcel.companyId}
            id={parcelAnchor(parcel.companyId)}
            className={`stack gap-1 ${styles.card}`}
          >
            <HowFar {...{ orderId, parcel, moment }} />
            {(parcel.complaint || parcel.messages > 0) && (
              <div className={`row ${styles.talk}`}>
                {parcel.complaint && (
                  <ComplaintWay
                    to={deskComplaintAddress(parcel.complaint.id)}
                    state={parcel.complaint.state}
                  />
                )}
                {parcel.messages > 0 && (
                  <Link to={`/admin/orders/${orderId}/messages/${parcel.companyId}`}>
                    {t(orderMessagesTexts.readMessages, { count: numberText(parcel.messages) })}
                  </Link>
                )}
              </div>
            )}
            {canMove(parcel) && (
              <section aria-label={t(adminOrderTexts.parcelOf, { company: parcel.company })}>
                {formsOf(parcel)}
              </section>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether it can still leave, be corrected or be handed over. */
function canMove({ state, moneyBack }: OrderParcel): boolean {
  return state === 'shipped' || (state === 'pending' && !moneyBack)
}

function HowFar({ orderId, parcel, moment }: Pick<Props, 'orderId' | 'moment'> & { parcel: OrderParcel }) {
  const t = useText()
  const { companyId, company, state, moneyBack, warnedAt, arrival, removals } = parcel
  return (
    <>
      <div className={`ends ${styles.apart}`}>
        <Link to={`/admin/seller/${companyId}`}>{company}</Link>
        <StatusWord tone={TONES[state]}>{t(parcelStateTexts[state])}</StatusWord>
      </div>
      <AskBrewery orderId={orderId} parcel={parcel} />
      {arrival && (
        <p className={arrival.arrived ? `quiet ${styles.quiet}` : styles.warning}>
          {t(arrival.arrived ? ownOrderTexts.buyerSaysArrived : ownOrderTexts.buyerSaysMissing, {
            date: moment(arrival.at),
          })}
        </p>
      )}
      {removals.map((removal) => (
        <p key={removal.at} className={`quiet ${styles.quiet}`}>
          {moment(removal.at)} ·{' '}
          {t(removal.reason ? removalsTexts.eventShort : removalsTexts.eventCancelled, {
            beers: removedWords(removal),
          })}
          {removal.reason && ` · ${t(removalsTexts.shortfallReasonTexts[removal.reason])}`}
          {removal.words && ` · «${removal.words}»`}
        </p>
      ))}
      {moneyBack && state === 'pending' && (
        <p className={styles.warning}>{t(adminOrderTexts.parcelMoneyBack)}</p>
      )}
      {warnedAt && !moneyBack && <p className={styles.warning}>{t(parcelsTexts.warned)}</p>}
    </>
  )
}
