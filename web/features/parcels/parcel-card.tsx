import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { ComplaintWay } from '#web/ui/complaint-way.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import type { ParcelAnswer } from './answer-parcel.server.ts'
import { DeliverForm } from './deliver-form.tsx'
import { ParcelAddress } from './parcel-address.tsx'
import { ParcelContents } from './parcel-contents.tsx'
import { ParcelHistory } from './parcel-history.tsx'
import styles from './parcels.module.css'
import { type ListPlace, type ParcelStep, parcelAddress, stepsOf } from './parcels-address.ts'
import { ShipForm } from './ship-form.tsx'
import { ShortForm } from './short/short-form.tsx'
import type { ShownShort } from './short/show-short.server.ts'
import type { ShownParcel } from './show-parcel.server.ts'

const TONES = { pending: 'waiting', shipped: 'good', delivered: 'good', cancelled: 'over' } as const

type Props = {
  parcel: ShownParcel
  /** Where on the list it stands: its forms lead back there. */
  at: ListPlace
  /** The form of it that was sent last, and that `answer` is for. */
  open: ParcelStep | undefined
  answer: ParcelAnswer | undefined
  /** The choice of what cannot be sent, where something still can. */
  short: ShownShort['form'] | undefined
}

/** A parcel: what goes where, the next step, and what has happened so far. */
export function ParcelCard({ parcel, at, open, answer, short }: Props) {
  const t = useText()
  const {
    orderId,
    state,
    when,
    carrier,
    tracking,
    moneyBack,
    warnedAt,
    idChecked,
    refundReason,
    arrival,
    complaint,
  } = parcel
  const form = (step: ParcelStep) => ({
    action: parcelAddress(orderId, at, step),
    isOpen: open === step,
    answer: open === step ? answer : undefined,
  })
  const steps = stepsOf(parcel)
  // No parcel to be sent any more, though nobody cancelled it.
  const isBack = moneyBack && state === 'pending'
  const isWarned = warnedAt !== null && !moneyBack
  const titleId = `parcel-${orderId}`
  return (
    <article className={`stack gap-4 ${styles.card}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h1 id={titleId}>{t(accountWords.orderCode, { code: orderCode(orderId) })}</h1>
          <p className="quiet">{t(accountWords.paidOn, { date: when })}</p>
        </div>
        <div>
          <StatusWord tone={isBack ? 'over' : isWarned ? 'bad' : TONES[state]}>
            {isBack
              ? t(accountWords.moneyGivenBack)
              : isWarned
                ? t(parcelsTexts.warnedState)
                : t(parcelStateTexts[state])}
          </StatusWord>
        </div>
      </header>
      {moneyBack && state !== 'cancelled' && (
        <p className={styles.warning}>
          {t(state === 'pending' ? parcelsTexts.moneyBack : parcelsTexts.moneyBackGone)}
        </p>
      )}
      {isWarned && (
        <p className={styles.warning}>
          {t(parcelsTexts.warned)} {t(parcelsTexts.warnedHint)}
        </p>
      )}
      {refundReason && (
        <p className={styles.warning}>{t(parcelsTexts.refundReason, { reason: refundReason })}</p>
      )}
      <div className={styles.what}>
        <ParcelAddress parcel={parcel} />
        <ParcelContents lines={parcel.lines} isCancelled={state === 'cancelled'} />
      </div>
      {carrier && (
        <p className={`wrap ${styles.way}`}>
          <span>{t(accountWords.carriedBy, { carrier })}</span>
          {tracking && <span>{t(accountWords.tracking, { tracking })}</span>}
          {idChecked && <span>{t(parcelsTexts.idWasChecked)}</span>}
          {parcel.handedByCode && <span>{t(parcelsTexts.handedByCode)}</span>}
        </p>
      )}
      {complaint && (
        <ComplaintWay to={complaintsAddress(parcel.companyId, complaint.id)} state={complaint.state} />
      )}
      {arrival && (
        <p className={arrival.arrived ? undefined : styles.warning}>
          {t(arrival.arrived ? ownOrderTexts.buyerSaysArrived : ownOrderTexts.buyerSaysMissing, {
            date: arrival.when,
          })}
        </p>
      )}
      {steps.length > 0 && (
        <div className="stack gap-1">
          {steps.includes('deliver') && <DeliverForm {...form('deliver')} codeTries={parcel.codeTries} />}
          {steps.includes('ship') && <ShipForm parcel={parcel} {...form('ship')} />}
          {short && <ShortForm orderId={orderId} at={at} form={short} />}
        </div>
      )}
      <ParcelHistory events={parcel.events} removals={parcel.removals} />
    </article>
  )
}
