import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as todayTexts from '#contract/texts/today.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { daysWords } from '#web/ui/waiting-days.ts'
import styles from './parcels.module.css'
import { stepsOf } from './parcels-address.ts'
import type { ShownParcel } from './show-parcel.server.ts'

const TONES = { pending: 'waiting', shipped: 'good', delivered: 'good', cancelled: 'over' } as const

/** Which parcel, how it stands and for how long it has waited, and what forbids to send it. */
export function ParcelHead({ parcel, titleId }: { parcel: ShownParcel; titleId: string }) {
  const t = useText()
  const { orderId, state, when, moneyBack, warnedAt, refundReason, days, late } = parcel
  // No parcel to be sent any more, though nobody cancelled it.
  const isBack = moneyBack && state === 'pending'
  const isWarned = warnedAt !== null && !moneyBack
  const waits = stepsOf(parcel).includes('short')
  const wait = t(parcelsTexts.waitsFor, { days: daysWords(t, days) })
  return (
    <header className="stack gap-2">
      <div className={`ends ${styles.head}`}>
        <h1 id={titleId}>{t(accountWords.orderCode, { code: orderCode(orderId) })}</h1>
        <StatusWord tone={isBack ? 'over' : isWarned ? 'bad' : TONES[state]}>
          {isBack
            ? t(accountWords.moneyGivenBack)
            : isWarned
              ? t(parcelsTexts.warnedState)
              : t(state === 'pending' ? todayTexts.toSend : parcelStateTexts[state])}
        </StatusWord>
      </div>
      <p className={`row quiet ${styles.way}`}>
        <span>{t(accountWords.paidOn, { date: when })}</span>
        {waits && !late && <span>{wait}</span>}
        {waits && late && <StatusWord tone="bad">{t(todayTexts.lateState, { days: wait })}</StatusWord>}
      </p>
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
    </header>
  )
}
