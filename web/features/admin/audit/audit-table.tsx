import { Link } from 'react-router'
import type { AuditEntry } from '#contract/audit.ts'
import type { AuditAction, AuditSubject } from '#contract/audit-actions.ts'
import { orderCode } from '#contract/order-code.ts'
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
      head: t('audit.when'),
      cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>,
    },
    {
      key: 'actor',
      head: t('audit.actor'),
      cell: ({ actor, from }) => (
        <span className={styles.two}>
          <EmailWords email={actor.email} />
          {from && <span className={styles.quiet}>{from.address}</span>}
        </span>
      ),
    },
    {
      key: 'action',
      head: t('audit.action'),
      cell: ({ action }) => t(`auditAction.${action as AuditAction}`),
    },
    { key: 'subject', head: t('audit.subject'), cell: ({ subject }) => <Subject subject={subject} /> },
    { key: 'change', head: t('audit.change'), cell: (entry) => <EntryChanges entry={entry} names={names} /> },
    {
      key: 'reason',
      head: t('audit.reason'),
      cell: ({ reason }) => reason ?? <span className={styles.quiet}>{t('audit.noReason')}</span>,
    },
  ]
  return <DataTable caption={t('audit.table')} columns={columns} rows={entries} keyOf={({ id }) => id} />
}

/** What it was done to: led to where there is a page of it, with all that was done to it. */
function Subject({ subject: { kind, id, name } }: Pick<AuditEntry, 'subject'>) {
  const t = useText()
  const to = subjectAddress(kind, id)
  const what = t(`auditSubject.${kind as AuditSubject}`)
  const words = kind === 'order' ? t('audit.order', { code: orderCode(id) }) : name || what
  return (
    <span className={styles.two}>
      {to ? <Link to={to}>{words}</Link> : words}
      <Link to={auditAddress({ subject: id })} className={styles.quiet}>
        {t('audit.onlyThis')}
        <span className="visually-hidden">: {words}</span>
      </Link>
    </span>
  )
}
