import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import type { ComplaintRow } from '#contract/complaints.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { ComplaintState } from '#web/ui/complaint-state.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { askedBeers } from './asked-beers.ts'
import styles from './complaints.module.css'
import { whenWords } from './when-words.ts'

/** The brewery has to do something, and its time runs. */
const isYours = (state: ComplaintRow['state']) => state === 'open' || state === 'to-send-again'

/** Within a day: what is due later needs no alarm. */
const isSoon = (dueAt: string, now: number) => Date.parse(dueAt) - now < 24 * 3_600_000

type Props = { complaints: ComplaintRow[]; companyId: string; now: number; timeZone: string }

/** A brewery's complaints as a table: what of, whose order, whose turn it is, and what it comes to. */
export function ComplaintsTable({ complaints, companyId, now, timeZone }: Props) {
  const t = useText()
  const [dayOf, when] = [momentDay(timeZone), whenWords(timeZone)]
  const columns: Column<ComplaintRow>[] = [
    {
      key: 'what',
      card: 'start',
      head: t(complaintTexts.title),
      cell: ({ id, kind, lines }) => (
        <span className={styles.two}>
          <Link to={complaintsAddress(companyId, id)}>{t(complaintTexts.kinds[kind])}</Link>
          <span className="quiet">{askedBeers(t, lines)}</span>
        </span>
      ),
    },
    {
      key: 'order',
      card: 'start',
      head: t(accountWords.order),
      cell: ({ orderId, recipient }) => (
        <span className={styles.two}>
          <Link to={`/company/${companyId}/parcels/${orderId}`}>{orderCode(orderId)}</Link>
          <span className="quiet">{recipient}</span>
        </span>
      ),
    },
    {
      key: 'date',
      card: 'end',
      head: t(accountWords.date),
      cell: ({ openedAt }) => <time dateTime={openedAt}>{dayOf(openedAt)}</time>,
    },
    {
      key: 'state',
      card: 'whole',
      head: t(accountWords.state),
      cell: ({ state, dueAt }) => (
        <span className={styles.two}>
          <ComplaintState state={state} reader="brewery" />
          {dueAt && (
            <time dateTime={dueAt} className={isYours(state) && isSoon(dueAt, now) ? styles.late : 'quiet'}>
              <span className={styles.when}>{t(complaintTexts.before, { when: when(dueAt) })}</span>
            </time>
          )}
        </span>
      ),
    },
    { key: 'units', card: 'out', head: t(accountWords.units), number: true, cell: ({ units }) => units },
    {
      key: 'asked',
      card: 'end',
      named: true,
      head: t(complaintTexts.askedFor),
      number: true,
      cell: ({ asked }) => debtText(asked, 'USD'),
    },
    {
      key: 'given',
      card: 'end',
      named: true,
      head: t(complaintTexts.wentBack),
      number: true,
      cell: ({ given }) => (given ? debtText(given, 'USD') : null),
    },
  ]
  return (
    <DataTable
      caption={t(complaintAnswerTexts.listTitle)}
      columns={columns}
      rows={complaints}
      keyOf={({ id }) => id}
    />
  )
}
