import * as accountWords from '#contract/texts/account-words.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { ComplaintWay } from '#web/ui/complaint-way.tsx'
import { ParcelAddress } from './parcel-address.tsx'
import { ParcelContents } from './parcel-contents.tsx'
import { ParcelHistory } from './parcel-history.tsx'
import styles from './parcels.module.css'
import type { ShownParcel } from './show-parcel.server.ts'

/** What of a parcel goes where, how it went, and what has happened to it so far. */
export function ParcelCard({ parcel }: { parcel: ShownParcel }) {
  const t = useText()
  const { state, carrier, tracking, idChecked, handedByCode, arrival, complaint } = parcel
  return (
    <div className={`stack gap-4 ${styles.card}`}>
      <div className={styles.what}>
        <ParcelAddress parcel={parcel} />
        <ParcelContents lines={parcel.lines} isCancelled={state === 'cancelled'} />
      </div>
      {carrier && (
        <p className={`wrap ${styles.way}`}>
          <span>{t(accountWords.carriedBy, { carrier })}</span>
          {tracking && <span>{t(accountWords.tracking, { tracking })}</span>}
          {idChecked && <span>{t(parcelsTexts.idWasChecked)}</span>}
          {handedByCode && <span>{t(parcelsTexts.handedByCode)}</span>}
        </p>
      )}
      {complaint && (
        <ComplaintWay
          to={complaintsAddress(parcel.companyId, complaint.id)}
          state={complaint.state}
          reader="brewery"
        />
      )}
      {arrival && (
        <p className={arrival.arrived ? undefined : styles.warning}>
          {t(arrival.arrived ? ownOrderTexts.buyerSaysArrived : ownOrderTexts.buyerSaysMissing, {
            date: arrival.when,
          })}
        </p>
      )}
      <ParcelHistory events={parcel.events} removals={parcel.removals} />
    </div>
  )
}
