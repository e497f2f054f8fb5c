import * as accountWords from '#contract/texts/account-words.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { removedWords } from '#web/ui/take-out/removed-words.ts'
import styles from './parcels.module.css'
import type { ShownParcel } from './show-parcel.server.ts'

type Event = ShownParcel['events'][number]
type Removal = ShownParcel['removals'][number]

/** What happened to a parcel and what was taken out of it, when, and by whom. */
export function ParcelHistory({ events, removals }: { events: Event[]; removals: Removal[] }) {
  const t = useText()
  // What was taken out comes before the end that it brings, though both bear one moment.
  const all = [...removals, ...events].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <Disclosure title={t(accountWords.history)} look="quiet" className={styles.history}>
      <ol>
        {all.map((each, place) => (
          <li key={place}>
            <time dateTime={each.at}>{each.when}</time>
            {'lines' in each ? <RemovalWords removal={each} /> : <EventWords event={each} />}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

function EventWords({ event }: { event: Event }) {
  const t = useText()
  const { from, to } = event
  const changed = from === to ? t(parcelsTexts.eventCorrected) : t(parcelStateTexts[to])
  return (
    <span>
      <strong>{from === null ? t(parcelsTexts.eventPaid) : changed}</strong>{' '}
      {event.by === 'seller' && t(parcelsTexts.eventBy, { author: event.author })}
      {event.by === 'buyer' && t(parcelsTexts.eventByBuyer)}
      {event.by === 'admin' && t(parcelsTexts.eventByAdmin)}
      {to === 'shipped' && (
        <span className="quiet"> {[event.carrier, event.tracking].filter(Boolean).join(' · ')}</span>
      )}
    </span>
  )
}

function RemovalWords({ removal }: { removal: Removal }) {
  const t = useText()
  const { by, reason, words } = removal
  const said = by === 'seller' ? removalsTexts.eventShort : removalsTexts.eventCancelled
  return (
    <span>
      <strong>{t(said, { beers: removedWords(removal) })}</strong>{' '}
      {by === 'buyer' && t(parcelsTexts.eventByBuyer)}
      {reason && t(removalsTexts.shortfallReasonTexts[reason])}
      {words && <span className="quiet"> «{words}»</span>}
    </span>
  )
}
