import { Link } from 'react-router'
import { TRACKING_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import field from '#web/ui/field.module.css'
import { StatusWord } from '#web/ui/status-word.tsx'
import { deliverAddress, type ListPlace, parcelAddress } from '../parcels-address.ts'
import type { ParcelRow } from '../show-parcels.server.ts'
import { fieldOf } from './batch-fields.ts'
import styles from './parcel-table.module.css'

type SendProps = { row: ParcelRow; at: ListPlace; typed: string | undefined; isWrong: boolean }

/** Where the number of a parcel to be sent is typed; of one that the provider asked not to send, the way to its own form. */
export function SendCell({ row: { orderId, code, isWarned }, at, typed = '', isWrong }: SendProps) {
  const t = useText()
  if (isWarned) {
    return (
      <span className={styles.lines}>
        <StatusWord tone="bad">{t(parcelsTexts.warnedState)}</StatusWord>
        <Link to={parcelAddress(orderId, at, 'ship')}>{t(parcelBatchTexts.alone)}</Link>
      </span>
    )
  }
  return (
    <input
      id={fieldOf(orderId)}
      name={fieldOf(orderId)}
      defaultValue={typed}
      aria-label={t(parcelBatchTexts.trackingOf, { code })}
      placeholder={t(parcelBatchTexts.way)}
      aria-invalid={isWrong || undefined}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={TRACKING_MAX_CHARACTERS}
      enterKeyHint="next"
      className={`${field.control} ${styles.number}`}
    />
  )
}

/** Who carries a parcel, under which number, since when or when it arrived; of one that never leaves, why. */
export function WayCell({ row }: { row: ParcelRow }) {
  const { state, moneyBack, carrier, tracking, leftOn, handedOn, arrivedOn } = row
  const t = useText()
  if (!carrier || state === 'cancelled') {
    const isBack = moneyBack && state === 'pending'
    return (
      <StatusWord tone="over">
        {isBack ? t(accountWords.moneyGivenBack) : t(parcelStateTexts[state])}
      </StatusWord>
    )
  }
  return (
    <span className={styles.lines}>
      <span>{[carrier, tracking].filter(Boolean).join(' · ')}</span>
      {leftOn && !handedOn && <span className="quiet">{t(parcelBatchTexts.leftOn, { date: leftOn })}</span>}
      {handedOn && <span>{t(parcelBatchTexts.handedOn, { date: handedOn })}</span>}
      {arrivedOn && <span className="quiet">{t(ownOrderTexts.buyerSaysArrived, { date: arrivedOn })}</span>}
      {moneyBack && <span className={styles.warning}>{t(parcelsTexts.moneyBackGone)}</span>}
    </span>
  )
}

/** Of a parcel on its way: to be handed over, asked for over the list. */
export function DeliverCell({ row: { orderId, code }, at }: { row: ParcelRow; at: ListPlace }) {
  const t = useText()
  return (
    <LinkButton
      asks
      to={deliverAddress(orderId, at)}
      look="outline"
      size="small"
      preventScrollReset
      aria-label={t(parcelBatchTexts.deliverOrder, { code })}
    >
      {t(parcelBatchTexts.deliver)}
    </LinkButton>
  )
}
