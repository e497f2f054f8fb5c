import type { AuditEntry } from '#contract/audit.ts'
import { changesInWords, factsInWords } from '#contract/audit-words.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as auditTexts from '#contract/texts/audit.ts'
import { useText } from '#web/texts.ts'
import styles from './audit.module.css'

type Props = {
  entry: Pick<AuditEntry, 'before' | 'after' | 'facts'>
  /** Of beers and companies, by id. */
  names: Record<string, string>
}

/** What an entry changed, old and new a line a field, and what else it tells. */
export function EntryChanges({ entry, names }: Props) {
  const t = useText()
  const changes = changesInWords(entry)
  const told = factsInWords(entry.facts, changes.length > 0, (id) => names[id])
  if (!changes.length && !told.length) return t(accountWords.nothing)
  return (
    <ul className={`stack gap-1 ${styles.changes}`}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {field}: <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to}</ins>
        </li>
      ))}
      {told.map(({ field, value }) => (
        <li key={field}>{t(auditTexts.fact, { field, value })}</li>
      ))}
    </ul>
  )
}
