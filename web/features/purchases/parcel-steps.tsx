import type { OwnParcel } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import styles from './parcel-steps.module.css'

type Step = {
  text: Text
  /** ISO instant; null where it has not come to that, or nobody wrote down when. */
  at: string | null
  stands: 'done' | 'to-come' | 'over'
  /** Beside the day, or instead of it. */
  note?: Text
}

/** What happened to a brewery's part of a paid order, and what is still to come. */
export function stepsOf(parcel: OwnParcel, paidAt: string | null): Step[] {
  const { state, shippedAt, deliveredAt, cancelledAt, cancelledBy, moneyBack, arrival } = parcel
  const paid: Step = { text: accountWords.paidState, at: paidAt, stands: 'done' }
  if (state === 'cancelled') {
    const note = cancelledBy === 'seller' ? removalsTexts.cancelledByBrewery : removalsTexts.cancelledByYou
    return [paid, { text: parcelStateTexts.cancelled, at: cancelledAt, stands: 'over', note }]
  }
  if (state === 'pending' && moneyBack) {
    return [
      paid,
      { text: ownOrderTexts.notSent, at: null, stands: 'over', note: ownOrderTexts.moneyGoesBack },
    ]
  }
  const isSent = state !== 'pending'
  const isDelivered = state === 'delivered'
  return [
    paid,
    { text: parcelStateTexts.shipped, at: shippedAt, stands: isSent ? 'done' : 'to-come' },
    {
      text: parcelStateTexts.delivered,
      at: deliveredAt,
      stands: isDelivered ? 'done' : 'to-come',
      // Nobody has marked it, and whoever has it said so.
      ...(!isDelivered && arrival?.arrived && { note: ownOrderTexts.youSayArrived }),
    },
  ]
}

type Props = {
  parcel: OwnParcel
  paidAt: string | null
  /** dd/mm/yyyy of an ISO instant. */
  dayOf: (instant: string) => string
}

/** The way of one brewery's parcel: paid, sent, handed over, each with its day. */
export function ParcelSteps({ parcel, paidAt, dayOf }: Props) {
  const t = useText()
  return (
    <ol className={styles.steps} aria-label={t(ownOrderTexts.steps, { company: parcel.company })}>
      {stepsOf(parcel, paidAt).map(({ text, at, stands, note }) => (
        <li key={t(text)} data-stands={stands}>
          <strong>{t(text)}</strong>
          {at && stands !== 'to-come' ? (
            <>
              <time dateTime={at}>{dayOf(at)}</time>
              {note && <span>{t(note)}</span>}
            </>
          ) : (
            <span>{note ? t(note) : stands === 'to-come' && t(ownOrderTexts.stepToCome)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
