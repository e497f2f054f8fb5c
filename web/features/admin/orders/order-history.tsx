import type { DeskOrder } from '#contract/order-desk.ts'
import { useText } from '#web/texts.ts'
import { PurchaseState } from '../purchase-state.tsx'
import { eventWords } from './event-words.ts'
import styles from './order.module.css'

type Props = { events: DeskOrder['events']; moment: (instant: string) => string }

/** What happened to an order, oldest first, and where each led. */
export function OrderHistory({ events, moment }: Props) {
  const t = useText()
  return (
    <ol className={`stack gap-3 ${styles.history}`}>
      {events.map((event) => (
        <li key={event.id}>
          <time dateTime={event.at}>{moment(event.at)}</time>
          <span>{eventWords(t, event)}</span>
          {event.to && <PurchaseState state={event.to} />}
        </li>
      ))}
    </ol>
  )
}
