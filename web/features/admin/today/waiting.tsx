import { Link } from 'react-router'
import type { WaitingWork } from '#contract/admin-today.ts'
import type { Permission } from '#contract/staff-roles.ts'
import * as adminTodayTexts from '#contract/texts/admin-today.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import type { Text } from '#contract/texts/text.ts'
import { workKindTexts } from '#contract/texts/work-kind.ts'
import { useMay } from '#web/layout/use-may.ts'
import { useText } from '#web/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { daysWords } from '#web/ui/waiting-days.ts'
import { workAddress } from '../orders/work-place.ts'
import styles from './admin-today.module.css'

type Props = {
  waits: WaitingWork
  /** How many late parcels have a part of their own beside this. */
  lateBeside?: number
}

/** How much of what waits for a person and for how long, each the way to it; only of what there is something, and where who looks is let in. */
export function Waiting({ waits: { work, failedJobs, reports }, lateBeside }: Props) {
  const t = useText()
  const may = useMay()
  const rows: { to: string; text: Text; count: number; days?: number; needs: Permission }[] = [
    ...work
      .filter(({ kind }) => lateBeside === undefined || kind !== 'parcel-late')
      .map(({ kind, count, days }) => ({
        to: workAddress({ kind, page: 1 }),
        text: workKindTexts[kind],
        count,
        days,
        needs: 'read-desk' as const,
      })),
    { to: '/admin/reviews', text: peopleTexts.reportsWaiting, count: reports, needs: 'read-goods' },
    { to: '/admin/jobs', text: adminTodayTexts.jobsFailed, count: failedJobs, needs: 'read-desk' },
  ]
  const shown = rows.filter(({ count, needs }) => count > 0 && may(needs))
  // Nothing else waits: that of the late parcels is said beside.
  if (!shown.length && lateBeside) return null
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="waiting">
      <h2 id="waiting">{t(peopleTexts.waiting)}</h2>
      {shown.length ? (
        <ul className={styles.rows}>
          {shown.map(({ to, text, count, days = 0 }) => (
            <li key={to}>
              <Link to={to}>{t(text)}</Link>
              {/* What came today is no news. */}
              {days > 0 && <span className="quiet">{daysWords(t, days)}</span>}
              <strong>{numberText(count)}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState text={t(adminTodayTexts.nothingWaits)} />
      )}
    </section>
  )
}
