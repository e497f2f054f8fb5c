import { columnText, type ImportField } from '#contract/beer-facts.ts'
import type { ImportDetail, ImportRow } from '#contract/imports.ts'
import * as importTexts from '#contract/texts/import.ts'
import * as importColumnTexts from '#contract/texts/import-column.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
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

function RowCard({ row: { row, cells, errors, twin, place, pastDate }, left }: RowProps) {
  const t = useText()
  const wrong = Object.entries(errors)
  const waits = left !== null && place !== null && place > left
  const mark = wrong.length ? 'bad' : twin ? 'twin' : waits ? 'waits' : pastDate ? 'past' : 'good'
  const words = {
    bad: t(importTexts.rowBad),
    twin: t(twin === 'file' ? importTexts.rowTwinFile : importTexts.rowTwinShop),
    waits: t(importTexts.rowWaits),
    past: t(importTexts.rowPastDate),
    good: t(importTexts.rowGood),
  }
  const { type = '', presentation = '', price = '', stock = '' } = cells
  return (
    <li className={styles.row}>
      <span className="quiet">{t(importTexts.row, { row })}</span>
      <div className="stack gap-1">
        <strong>{cells.name?.trim() || t(importTexts.rowUnnamed)}</strong>
        <span className="quiet">{t(importTexts.rowFacts, { type, presentation, price, stock })}</span>
        {wrong.length > 0 && (
          <ul className={`stack gap-1 ${styles.errors}`}>
            {wrong.map(([field, why]) => (
              <li key={field}>
                {t(importTexts.rowError, {
                  column: t(field === 'row' ? importColumnTexts.row : columnText(field as ImportField)),
                  why,
                })}{' '}
                {cells[field as ImportField]?.trim() && (
                  <span className="quiet">
                    {t(importTexts.rowSays, { cell: cells[field as ImportField]!.trim().slice(0, 60) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={styles.mark} data-mark={mark}>
        <Icon name={mark === 'good' ? 'check' : 'alert'} size={18} />
        {words[mark]}
      </span>
    </li>
  )
}
