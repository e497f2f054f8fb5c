import { Link } from 'react-router'
import type { AuditEntry, AuditThings } from '#contract/audit.ts'
import type { AuditSubject } from '#contract/audit-actions.ts'
import { sentenceOf } from '#contract/audit-sentence.ts'
import * as auditTexts from '#contract/texts/audit.ts'
import { auditSubjectTexts } from '#contract/texts/audit-subject.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import styles from './audit.module.css'
import { auditAddress } from './audit-place.ts'
import { EntryChanges } from './entry-changes.tsx'

type Props = { entry: AuditEntry; things: AuditThings; time: string }

/** What was done, a sentence; below it what is another now, and beside it by which account and from where. */
export function EntryRow({ entry, things, time }: Props) {
  const t = useText()
  const { at, actor, from, subject } = entry
  const pieces = sentenceOf(entry, things)
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.time}>
        {time}
      </time>
      <div className="stack gap-1">
        <p className={styles.sentence}>
          {pieces.map(({ words, to }) =>
            to ? (
              <Link key={to} to={to}>
                {words}
              </Link>
            ) : (
              words
            ),
          )}
        </p>
        <EntryChanges entry={entry} names={things.names} />
      </div>
      <p className={styles.from}>
        <EmailWords email={actor.email} />
        {from && <span>{from.address}</span>}
        <Link to={auditAddress({ subject: subject.id })}>
          {t(auditTexts.onlyThis)}
          <span className="visually-hidden">
            : {subject.name ?? t(auditSubjectTexts[subject.kind as AuditSubject])}
          </span>
        </Link>
      </p>
    </li>
  )
}
