import type { DeskOrder } from '#contract/order-desk.ts'
import { useText } from '#web/texts.ts'
import { PurchaseState } from '../purchase-state.tsx'
import { deedWords } from './deed-words.ts'
import { eventWords } from './event-words.ts'
import styles from './order.module.css'

type Props = Pick<DeskOrder, 'events' | 'deeds'> & { moment: (instant: string) => string }

/** What happened to an order, to its money and its parcels alike, oldest first, and where each led. */
export function OrderHistory({ events, deeds, moment }: Props) {
  const t = useText()
  const steps = [
    ...events.map((event) => ({ key: event.id, at: event.at, words: eventWords(t, event), to: event.to })),
    ...deeds.map((deed) => ({ key: deed.id + deed.deed, at: deed.at, words: deedWords(t, deed), to: null })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <ol className={`stack gap-3 ${styles.history}`}>
      {steps.map(({ key, at, words, to }) => (
        <li key={key}>
          <time dateTime={at}>{moment(at)}</time>
          {to && <PurchaseState state={to} />}
          <p>{words}</p>
        </li>
      ))}
    </ol>
  )
}
