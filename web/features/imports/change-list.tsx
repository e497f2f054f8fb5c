import { columnText } from '#contract/beer-facts.ts'
import type { ImportRow } from '#contract/imports.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import styles from './imports.module.css'

/** Longer than this nobody compares two texts in a table. */
const MOST_CHARACTERS = 160

/** What a row changes of its beer, field by field: what stands there, and what will. */
export function ChangeList({ changes }: { changes: NonNullable<ImportRow['changes']> }) {
  const t = useText()
  const shown = (text: string) =>
    text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text || t(accountWords.nothing)
  if (!changes.length) return null
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t(importTexts.changeOf)}</th>
          <th scope="col">{t(importTexts.changeFrom)}</th>
          <th scope="col">{t(importTexts.changeTo)}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, from, to }) => (
          <tr key={field}>
            <th scope="row">{t(columnText(field))}</th>
            <td className="quiet">{shown(from)}</td>
            <td>
              <strong>{shown(to)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
