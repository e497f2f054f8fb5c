import type { MouseEvent } from 'react'
import { buyingAgeYears } from '#contract/age.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { placeText } from '#contract/texts/country-names.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from './parcels.module.css'
import type { ShownParcel } from './show-parcels.server.ts'

/** Prints the parcel that the button stands in, and no other. */
function printCard({ currentTarget }: MouseEvent<HTMLElement>) {
  const card = currentTarget.closest('article')
  card?.setAttribute('data-print', '')
  window.addEventListener('afterprint', () => card?.removeAttribute('data-print'), { once: true })
  window.print()
}

/** Where a parcel goes: to be read, copied whole, or printed; printing the page prints every parcel on it. */
export function ParcelAddress({ parcel }: { parcel: ShownParcel }) {
  const t = useText()
  const live = useLive()
  const { recipient, address, city, addressState, country, phone, state } = parcel
  const isYetToCome = state === 'pending' || state === 'shipped'
  const lines = [recipient, address, placeText({ city, state: addressState, country })]
  if (phone) lines.push(t(accountWords.phoneIs, { phone }))

  return (
    <section className={`stack gap-1 ${styles.part}`}>
      <h3>{t(parcelsTexts.to)}</h3>
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
      {live && recipient && (
        <p className={`wrap gap-2 ${styles.tools}`}>
          <CopyButton
            copied={lines.join('\n')}
            label={parcelsTexts.copy}
            done={parcelsTexts.copied}
            failed={accountWords.notCopied}
          />
          <Button look="quiet" size="small" onClick={printCard}>
            {t(accountWords.print)}
          </Button>
        </p>
      )}
    </section>
  )
}
