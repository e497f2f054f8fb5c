import { buyingAgeYears } from '#contract/age.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as parcelPrintTexts from '#contract/texts/parcel-print.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { useText } from '#web/texts.ts'
import styles from './print.module.css'
import type { Slip } from './show-slips.server.ts'

/** What goes with a parcel: where to, from whom, what is in it, and what is to be checked at the door. */
export function PackingSlip({ slip, sender }: { slip: Slip; sender: string }) {
  const t = useText()
  const { orderId, code, paidOn, recipient, address, city, addressState, country, phone, lines } = slip
  const titleId = `slip-${orderId}`
  return (
    <article className={`stack gap-4 ${styles.slip}`} aria-labelledby={titleId}>
      <div className={styles.slipHead}>
        <p>{t(parcelPrintTexts.from, { company: sender })}</p>
        <div>
          <h3 id={titleId}>{t(accountWords.orderCode, { code })}</h3>
          <p className="quiet">{t(accountWords.paidOn, { date: paidOn })}</p>
        </div>
      </div>
      <address className={styles.address}>
        <strong>{recipient}</strong>
        <span>{address}</span>
        <span>{placeText({ city, state: addressState, country })}</span>
        {phone && <span className={styles.phone}>{t(accountWords.phoneIs, { phone })}</span>}
      </address>
      <ul className={`stack gap-1 ${styles.contents}`}>
        {lines.map(({ ProductId, name, summary, toSend: count }) => (
          <li key={ProductId}>
            <strong>{t(accountWords.unitsOfBeer, { count, beer: name })}</strong> <span>{summary}</span>
          </li>
        ))}
      </ul>
      <div className="stack gap-3">
        <p>
          <strong>{t(parcelsTexts.adultsOnly, { age: buyingAgeYears(country) })}</strong>
        </p>
        <p className={styles.blank}>{t(parcelPrintTexts.ageAtDoor)}</p>
        <p className={styles.blank}>{t(parcelPrintTexts.codeAtDoor)}</p>
        <p className={styles.blank}>{t(parcelPrintTexts.packed)}</p>
      </div>
    </article>
  )
}
