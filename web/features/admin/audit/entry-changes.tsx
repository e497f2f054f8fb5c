import type { AuditEntry } from '#contract/audit.ts'
import { priceText } from '#contract/money.ts'
import { TEXTS, type TextCode } from '#contract/texts/catalogue.ts'
import { type Translate, useText } from '#web/texts.ts'
import styles from './audit.module.css'

/** What an entry changed, a line a field, and what else it tells. */
export function EntryChanges({ entry: { before, after, facts } }: { entry: AuditEntry }) {
  const t = useText()
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  // The names of changed fields are for when an erasure has taken what they said.
  const told = Object.entries(facts).filter(
    ([fact, value]) => value !== null && value !== '' && !(fact === 'fields' && fields.length),
  )
  if (!fields.length && !told.length) return t('audit.nothing')
  return (
    <ul className={styles.changes}>
      {fields.map((field) => (
        <li key={field}>
          {t('audit.changed', {
            field: fieldName(t, field),
            before: inWords(t, field, before[field]),
            after: inWords(t, field, after[field]),
          })}
        </li>
      ))}
      {told.map(([field, value]) => (
        <li key={field}>
          {t('audit.fact', { field: fieldName(t, field), value: inWords(t, field, value) })}
        </li>
      ))}
    </ul>
  )
}

/** A field in the shop's words; one that has none yet is called as the program calls it. */
function fieldName(t: Translate, field: string): string {
  const code = `auditField.${field}`
  return Object.hasOwn(TEXTS, code) ? t(code as TextCode) : field
}

function inWords(t: Translate, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return t('audit.nothing')
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
  if (typeof value === 'number' && field.endsWith('Cents')) return priceText(value)
  if (field === 'fields' && Array.isArray(value)) {
    return value.map((name) => fieldName(t, String(name))).join(', ')
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
