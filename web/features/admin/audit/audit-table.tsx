import { Link } from 'react-router'
import type { AuditEntry } from '#contract/audit.ts'
import type { AuditAction, AuditSubject } from '#contract/audit-actions.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as auditTexts from '#contract/texts/audit.ts'
import { auditActionTexts } from '#contract/texts/audit-action.ts'
import { auditSubjectTexts } from '#contract/texts/audit-subject.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './audit.module.css'
import { auditAddress } from './audit-place.ts'
import { EntryChanges } from './entry-changes.tsx'
import { subjectAddress } from './subject-address.ts'

/** A page of the log, newest first. */
export function AuditTable({
  entries,
  names,
  timeZone,
}: {
  entries: AuditEntry[]
  /** Of beers and companies that entries tell of, by id. */
  names: Record<string, string>
  timeZone: string
}) {
  const t = useText()
  const moment = momentWords(timeZone, { seconds: true })
  const columns: Column<AuditEntry>[] = [
    {
      key: 'at',
      head: t(adminWords.when),
      cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>,
    },
    {
      key: 'actor',
      head: t(adminWords.who),
      cell: ({ actor, from }) => (
        <span className={styles.two}>
          <EmailWords email={actor.email} />
          {from && <span className={styles.quiet}>{from.address}</span>}
        </span>
      ),
    },
    {
      key: 'action',
      head: t(adminWords.what),
      cell: ({ action }) => t(auditActionTexts[action as AuditAction]),
    },
    { key: 'subject', head: t(auditTexts.subject), cell: ({ subject }) => <Subject subject={subject} /> },
    {
      key: 'change',
      head: t(adminWords.beforeAndAfter),
      cell: (entry) => <EntryChanges entry={entry} names={names} />,
    },
    {
      key: 'reason',
      head: t(accountWords.reason),
      cell: ({ reason }) => reason ?? <span className={styles.quiet}>{t(auditTexts.noReason)}</span>,
    },
  ]
  return (
    <DataTable
      caption={t(accountWords.whatTheAdministrationDid)}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
    />
  )
}

/** What it was done to: led to where there is a page of it, with all that was done to it. */
function Subject({ subject: { kind, id, name } }: Pick<AuditEntry, 'subject'>) {
  const t = useText()
  const to = subjectAddress(kind, id)
  const what = t(auditSubjectTexts[kind as AuditSubject])
  const words = kind === 'order' ? t(accountWords.orderCode, { code: orderCode(id) }) : name || what
  return (
    <span className={styles.two}>
      {to ? <Link to={to}>{words}</Link> : words}
      <Link to={auditAddress({ subject: id })} className={styles.quiet}>
        {t(auditTexts.onlyThis)}
        <span className="visually-hidden">: {words}</span>
      </Link>
    </span>
  )
}
