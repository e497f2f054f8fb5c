import * as accountWords from '#contract/texts/account-words.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './parcels.module.css'
import type { ShownParcel } from './show-parcel.server.ts'

type Event = ShownParcel['events'][number]

/** What happened to a parcel, when, and by whom. */
export function ParcelHistory({ events }: { events: Event[] }) {
  const t = useText()

  function whatOf({ from, to }: Event): string {
    if (from === null) return t(parcelsTexts.eventPaid)
    return from === to ? t(parcelsTexts.eventCorrected) : t(parcelStateTexts[to])
  }

  return (
    <Disclosure title={t(accountWords.history)} look="quiet" className={styles.history}>
      <ol>
        {events.map((event) => (
          <li key={event.at + event.to}>
            <time dateTime={event.at}>{event.when}</time>
            <span>
              <strong>{whatOf(event)}</strong>{' '}
              {event.by === 'seller' && t(parcelsTexts.eventBy, { author: event.author })}
              {event.by === 'buyer' && t(parcelsTexts.eventByBuyer)}
              {event.by === 'admin' && t(parcelsTexts.eventByAdmin)}
              {event.to === 'shipped' && (
                <span className="quiet"> {[event.carrier, event.tracking].filter(Boolean).join(' · ')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
