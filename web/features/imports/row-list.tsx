import type { ImportDetail, ImportRow } from '#contract/imports.ts'
import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import styles from './imports.module.css'
import { RowCard } from './row-card.tsx'
import { type Mark, markOf, WELL } from './row-mark.ts'

/**
 * A page of a file's rows: cards on phones, lines of a table where there is room. Beside rows that are to be looked at, those that
 * are well are behind their number.
 */
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
  const room = state === 'preview' ? left : null
  const marked = rows.map((row) => ({ row, mark: markOf(row, room) }))
  const isWell = ({ mark }: { mark: Mark }) => WELL.includes(mark)
  const asking = marked.filter((each) => !isWell(each))
  const well = marked.filter(isWell)
  return (
    <section className="stack gap-4" aria-labelledby="rows">
      <h2 id="rows">{t(state === 'preview' ? importTexts.rows : importTexts.rowsLeft)}</h2>
      {asking.length > 0 && <RowCards rows={asking} />}
      {asking.length > 0 && well.length > 0 ? (
        <Disclosure title={t(importTexts.wellRows, { count: well.length })}>
          <RowCards rows={well} />
        </Disclosure>
      ) : (
        <RowCards rows={well} />
      )}
      <Pagination
        page={page}
        total={totalPages}
        label={t(importTexts.pages)}
        addressOf={(other) => `${address}?pag=${other}#rows`}
      />
    </section>
  )
}

type Marked = { row: ImportRow; mark: Mark }

function RowCards({ rows }: { rows: readonly Marked[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((each) => (
        <RowCard key={each.row.row} {...each} />
      ))}
    </ul>
  )
}
