import { type FileColumn, fileColumnText } from '#contract/import-columns.ts'
import type { ImportRow } from '#contract/imports.ts'
import * as importTexts from '#contract/texts/import.ts'
import * as importColumnTexts from '#contract/texts/import-column.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './imports.module.css'
import type { Mark } from './row-mark.ts'

/** A row of a file: what it says, what is wrong with it, and how it stands. */
export function RowCard({
  row: { row, cells, errors, twin, changes },
  mark,
}: {
  row: ImportRow
  mark: Mark
}) {
  const t = useText()
  const wrong = Object.entries(errors)
  const words = {
    bad: t(importTexts.rowBad),
    changing: t(importTexts.rowChanging),
    far: t(importTexts.rowFarPrice),
    equal: t(importTexts.rowEqual),
    twin: t(twin === 'file' ? importTexts.rowTwinFile : importTexts.rowTwinShop),
    waits: t(importTexts.rowWaits),
    past: t(importTexts.rowPastDate),
    good: t(importTexts.rowGood),
  }
  // A file of ids and prices has no names: the beer's own stands beside what changes of it.
  const name = cells.name?.trim() || cells.id
  const { type = '', presentation = '', price = '', stock = '' } = cells
  return (
    <li className={styles.row}>
      <span className="quiet">{t(importTexts.row, { row })}</span>
      <div className="stack gap-1">
        <strong>{name || t(importTexts.rowUnnamed)}</strong>
        {changes ? (
          <ChangeList changes={changes} />
        ) : (
          <span className="quiet">{t(importTexts.rowFacts, { type, presentation, price, stock })}</span>
        )}
        {wrong.length > 0 && (
          <ul className={`stack gap-1 ${styles.errors}`}>
            {wrong.map(([field, why]) => (
              <li key={field}>
                {t(importTexts.rowError, {
                  column: t(field === 'row' ? importColumnTexts.row : fileColumnText(field as FileColumn)),
                  why,
                })}{' '}
                {cells[field as FileColumn]?.trim() && (
                  <span className="quiet">
                    {t(importTexts.rowSays, { cell: cells[field as FileColumn]!.trim().slice(0, 60) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={styles.mark} data-mark={mark}>
        <Icon name={['good', 'changing', 'equal'].includes(mark) ? 'check' : 'alert'} size={18} />
        {words[mark]}
      </span>
    </li>
  )
}
