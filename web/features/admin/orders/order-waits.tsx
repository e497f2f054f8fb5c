import { Link } from 'react-router'
import { isOverComplaint } from '#contract/complaint-states.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { workKindTexts } from '#contract/texts/work-kind.ts'
import { useMay } from '#web/layout/use-may.ts'
import { deskComplaintAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { ComplaintWay } from '#web/ui/complaint-way.tsx'
import { daysWords } from '#web/ui/waiting-days.ts'
import styles from './order.module.css'
import { placeOfWait } from './place-of-wait.ts'
import { wayOf } from './way-of.ts'
import { taskAddress } from './work-place.ts'

const DAY_MS = 86_400_000

type Props = Pick<DeskOrder, 'waits' | 'parcels'> & {
  /** When the page was read: since when something waits is told in days. */
  readAt: number
}

/** Why one is at this desk: what of the order waits for somebody, each with the way to where it is seen to. */
export function OrderWaits({ waits, parcels, readAt }: Props) {
  const t = useText()
  const may = useMay()
  // What a buyer and a brewery have yet to settle is nobody's here, and yet why a buyer writes.
  const complaints = parcels.flatMap(({ company, complaint }) => {
    const isTold = waits.some(({ complaintId }) => complaintId === complaint?.id)
    return complaint && !isTold && !isOverComplaint(complaint.state) ? [{ ...complaint, company }] : []
  })
  if (!waits.length && !complaints.length) return null
  return (
    <nav className={`stack gap-2 ${styles.note} ${styles.waits}`} aria-label={t(adminOrderTexts.waits)}>
      <h2>{t(adminOrderTexts.waits)}</h2>
      <ul>
        {waits.map((row) => {
          const way = wayOf(row)
          const to = way && (!way.what || may(way.what)) ? way.to : placeOfWait(row)
          const days = daysWords(t, Math.floor((readAt - Date.parse(row.since)) / DAY_MS))
          return (
            <li key={`${row.kind} ${row.thing}`} className="row gap-3">
              <Link to={to}>{t(workKindTexts[row.kind])}</Link>
              {row.parcel && <span>{row.about}</span>}
              <span className="quiet">{days}</span>
              <Link to={taskAddress(row)}>
                {row.assignee
                  ? t(adminTaskTexts.isOf, { name: row.assignee.name })
                  : row.notes
                    ? t(adminTaskTexts.openWithNotes, { count: numberText(row.notes) })
                    : t(adminTaskTexts.open)}
              </Link>
            </li>
          )
        })}
        {complaints.map(({ id, state, company }) => (
          <li key={id} className="row gap-3">
            <ComplaintWay to={deskComplaintAddress(id)} state={state} />
            <span className="quiet">{company}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
