import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import styles from './parcels.module.css'
import type { ShownParcel } from './show-parcel.server.ts'

/**
 * What goes into a parcel: how many units in all, and for whoever sees sums what was paid for them. Units whose money went back do
 * not, and are told apart; of a cancelled one nothing does.
 */
export function ParcelContents({
  lines,
  isCancelled,
}: {
  lines: ShownParcel['lines']
  isCancelled: boolean
}) {
  const t = useText()
  const units = lines.reduce((sum, { toSend }) => sum + toSend, 0)
  const tellsSums = lines.every(({ unitPrice }) => unitPrice !== null)
  const cents = lines.reduce(
    (sum, { toSend, unitPrice }) => sum + toSend * centsFromDollars(unitPrice ?? 0),
    0,
  )
  return (
    <section className={`stack gap-1 ${styles.part}`}>
      <h2>{t(parcelsTexts.contents)}</h2>
      <ul className={`stack gap-1 ${styles.contents}`}>
        {lines.map(({ ProductId, name, summary, amount, toSend }) => {
          const back = isCancelled ? 0 : amount - toSend
          const count = isCancelled ? amount : toSend
          return (
            <li key={ProductId}>
              {count > 0 && <strong>{t(accountWords.unitsOfBeer, { count, beer: name })}</strong>}
              {count === 0 && <span>{name}</span>} <span className="quiet">{summary}</span>
              {back > 0 && (
                <span className={styles.returned}>
                  {back === 1 ? t(parcelsTexts.oneUnitBack) : t(parcelsTexts.unitsBack, { count: back })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {!isCancelled && units > 0 && (
        <p className={`ends gap-3 ${styles.total}`}>
          <strong>{counted(t, units, shopWords.oneUnit, detailTexts.unitsLeft)}</strong>
          {tellsSums && <strong>{t(parcelsTexts.totalPaid, { amount: priceText(cents) })}</strong>}
        </p>
      )}
    </section>
  )
}
