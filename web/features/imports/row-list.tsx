import { type FileColumn, fileColumnText } from '#contract/import-columns.ts'
import type { ImportDetail, ImportRow } from '#contract/imports.ts'
import * as importTexts from '#contract/texts/import.ts'
import * as importColumnTexts from '#contract/texts/import-column.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './imports.module.css'

/** A page of a file's rows: cards on phones, lines of a table where there is room. */
export function RowList({
  found: { rows, page, totalPages, state },
  address,
  left,
}: {
  found: ImportDetail & { page: number }
  address: string
  /** How many beers there is room for now; null for any number. */
  left: number | null
}) {
  const t = useText()
  if (!rows.length && totalPages === 0) return null
  return (
    <section className="stack gap-4" aria-labelledby="rows">
      <h2 id="rows">{t(state === 'preview' ? importTexts.rows : importTexts.rowsLeft)}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <RowCard key={row.row} row={row} left={state === 'preview' ? left : null} />
        ))}
      </ul>
      <Pagination
        page={page}
        total={totalPages}
        label={t(importTexts.pages)}
        addressOf={(other) => `${address}?pag=${other}#rows`}
      />
    </section>
  )
}

type RowProps = { row: ImportRow; left: number | null }

function RowCard({ row: { row, cells, errors, twin, place, changes, farPrice, pastDate }, left }: RowProps) {
  const t = useText()
  const wrong = Object.entries(errors)
  const waits = left !== null && place !== null && place > left
  const mark = wrong.length
    ? 'bad'
    : changes
      ? changeMark(changes.length, farPrice)
      : twin
        ? 'twin'
        : waits
          ? 'waits'
          : pastDate
            ? 'past'
            : 'good'
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

function changeMark(count: number, isFar: boolean) {
  if (!count) return 'equal'
  return isFar ? 'far' : 'changing'
}
