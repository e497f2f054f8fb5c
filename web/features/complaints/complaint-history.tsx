import { debtText } from '#contract/charge-text.ts'
import type { ToldComplaintEvent } from '#contract/complaint.ts'
import type { ComplaintEvent } from '#contract/complaint-states.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Text } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { momentWords } from '#web/ui/moment-words.ts'
import styles from './complaints.module.css'

/** Who reads a complaint: one of the two, or the administration. */
export type ComplaintReader = keyof typeof complaintTexts.ownEvents | null

type Props = { events: ToldComplaintEvent[]; timeZone: string; reader: ComplaintReader }

/** What happened to a complaint and what was said since it was opened, oldest first: its opening words stand above all of it. */
export function ComplaintHistory({ events, timeZone, reader }: Props) {
  const t = useText()
  const moment = momentWords(timeZone)
  const own: Partial<Record<ComplaintEvent, Text>> = reader ? complaintTexts.ownEvents[reader] : {}
  return (
    <section className="stack gap-3">
      <h3>{t(complaintTexts.history)}</h3>
      <ol className={`stack gap-4 ${styles.history}`}>
        {events.map(({ event, by, at, words, units, amount }) => (
          <li key={at + event} className="stack gap-1">
            <p>
              <strong>{t(own[event] ?? complaintTexts.events[event])}</strong>
              {units !== null && ` · ${counted(t, units, shopWords.oneUnit, detailTexts.unitsLeft)}`}
              {amount !== null && ` · ${debtText(amount, 'USD')}`}
            </p>
            <p className="quiet">
              <time dateTime={at}>{moment(at)}</time>
              {by === null && event === 'escalated' && ` · ${t(complaintTexts.byTime)}`}
            </p>
            {words && event !== 'opened' && <blockquote className={styles.quote}>{words}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  )
}
