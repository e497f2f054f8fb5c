import { buyingAgeYears } from '#contract/age.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import styles from './parcels.module.css'
import { printAddress } from './parcels-address.ts'
import type { ShownParcel } from './show-parcel.server.ts'

/** Where a parcel goes: to be read, copied whole, or printed. */
export function ParcelAddress({ parcel }: { parcel: ShownParcel }) {
  const t = useText()
  const { recipient, address, city, addressState, country, phone, state } = parcel
  const isYetToCome = state === 'pending' || state === 'shipped'
  const lines = [recipient, address, placeText({ city, state: addressState, country })]
  if (phone) lines.push(t(accountWords.phoneIs, { phone }))

  return (
    <section className={`stack gap-1 ${styles.part}`}>
      <h2>{t(parcelsTexts.to)}</h2>
      {recipient ? (
        <address className={styles.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p className="quiet">{t(parcelsTexts.noAddress)}</p>
      )}
      {isYetToCome && <p>{t(parcelsTexts.adultsOnly, { age: buyingAgeYears(country) })}</p>}
      {recipient && (
        <p className={`wrap gap-2 ${styles.tools}`}>
          <CopyButton
            copied={lines.join('\n')}
            label={parcelsTexts.copy}
            done={parcelsTexts.copied}
            failed={accountWords.notCopied}
          />
          <LinkButton to={printAddress(parcel.companyId, [parcel.orderId])} look="quiet" size="small">
            {t(accountWords.print)}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
