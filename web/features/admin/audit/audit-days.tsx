import type { AuditEntry, AuditThings } from '#contract/audit.ts'
import { momentLongDay, momentTime } from '#web/ui/moment-words.ts'
import styles from './audit.module.css'
import { EntryRow } from './entry-row.tsx'

type Props = {
  entries: AuditEntry[]
  things: AuditThings
  timeZone: string
}

/** A page of the log, newest first, by the shop's days. */
export function AuditDays({ entries, things, timeZone }: Props) {
  const [dayOf, timeOf] = [momentLongDay(timeZone), momentTime(timeZone)]
  const days = [...Map.groupBy(entries, ({ at }) => dayOf(at))]
  return (
    <div className="stack gap-6">
      {days.map(([day, of]) => (
        <section key={day} className="stack gap-3" aria-labelledby={`day-${of[0]!.id}`}>
          <h2 id={`day-${of[0]!.id}`} className={styles.day}>
            {day}
          </h2>
          <ol className={styles.entries}>
            {of.map((entry) => (
              <EntryRow key={entry.id} entry={entry} things={things} time={timeOf(entry.at)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
