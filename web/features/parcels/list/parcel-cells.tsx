import { Link } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { daysWords } from '#web/ui/waiting-days.ts'
import { type ListPlace, parcelAddress } from '../parcels-address.ts'
import type { ParcelRow } from '../show-parcels.server.ts'
import styles from './parcel-table.module.css'

type OrderProps = {
  row: ParcelRow
  at: ListPlace
  /** With a box to tick it; false: with the room for one. */
  ticks: boolean | undefined
  isTicked: boolean | undefined
}

export function OrderCell({ row: { orderId, code }, at, ticks, isTicked = false }: OrderProps) {
  const t = useText()
  return (
    <span className={styles.order}>
      {ticks && (
        <label className={styles.tick}>
          <span className="visually-hidden">{t(parcelBatchTexts.tick, { code })}</span>
          <input type="checkbox" name="order" value={orderId} defaultChecked={isTicked} />
        </label>
      )}
      {ticks === false && <span className={styles.tick} />}
      <Link
        to={parcelAddress(orderId, at)}
        viewTransition
        aria-label={t(accountWords.orderCode, { code })}
        className={styles.code}
      >
        <code>{code}</code>
      </Link>
    </span>
  )
}

/** How long it waits; of one that has left when it was paid, and that its buyer says it never came. */
export function AgeCell({ row: { state, moneyBack, paidOn, days, late, isMissing } }: { row: ParcelRow }) {
  const t = useText()
  if (state !== 'pending' || moneyBack) {
    return (
      <span className={styles.lines}>
        <time>{paidOn}</time>
        {isMissing && <StatusWord tone="bad">{t(ownOrderTexts.notArrived)}</StatusWord>}
      </span>
    )
  }
  return (
    <span className={styles.lines}>
      <strong className={styles.days}>{daysWords(t, days)}</strong>
      {late && (
        <span className={styles.late}>
          <StatusWord tone="bad">{t(parcelBatchTexts.late)}</StatusWord>
        </span>
      )}
      <time className="quiet">{paidOn}</time>
    </span>
  )
}

/** For whom, and where; once nobody needs to know for whom, where alone: the list says why. */
export function RecipientCell({ row: { recipient, place } }: { row: ParcelRow }) {
  return (
    <span className={styles.lines}>
      {recipient && <strong>{recipient}</strong>}
      <span className="quiet" data-alone={!recipient || undefined}>
        {place}
      </span>
    </span>
  )
}

/** How many bottles are packed, and of which beers: all of them, whoever packs needs each. Of what has left one beer says it. */
export function ContentsCell({ row: { contents, state } }: { row: ParcelRow }) {
  const t = useText()
  const units = contents.reduce((sum, each) => sum + each.units, 0)
  const said = contents.map(({ name, units: count }) => t(accountWords.unitsOfBeer, { count, beer: name }))
  return (
    <span className={`${styles.lines} ${styles.contents}`}>
      {(state === 'pending' || contents.length > 1) && (
        <strong>{counted(t, units, shopWords.oneUnit, detailTexts.unitsLeft)}</strong>
      )}
      <span>{said.join(' · ')}</span>
    </span>
  )
}
