import type { AuditEntry } from '#contract/audit.ts'
import { factsBesides } from '#contract/audit-sentence.ts'
import { changesInWords, factsInWords } from '#contract/audit-words.ts'
import * as auditTexts from '#contract/texts/audit.ts'
import { useText } from '#web/texts.ts'
import styles from './audit.module.css'

type Props = {
  entry: AuditEntry
  /** Of beers and companies, by id. */
  names: Record<string, string>
}

/** What the sentence says already: that something was turned on or off, and where an order stands now. */
const TURNED = new Set(['status', 'hidden', 'standing'])

/** What an entry changed, old and new a line a field, and what else it tells; nothing where its sentence says all. */
export function EntryChanges({ entry, names }: Props) {
  const t = useText()
  const changes = changesInWords(
    { before: untold(entry.before), after: untold(entry.after) },
    (id) => names[id],
  )
  const told = factsInWords(factsBesides(entry), changes.length > 0, (id) => names[id])
  if (!changes.length && !told.length) return null
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

function untold(side: AuditEntry['before']): AuditEntry['before'] {
  return Object.fromEntries(Object.entries(side).filter(([field]) => !TURNED.has(field)))
}
