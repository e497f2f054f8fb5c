import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as tableTexts from '#contract/texts/table.ts'
import { langOfWords } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Icon } from '../icon.tsx'
import styles from './data-table.module.css'

/** More columns than these want half as much room again, or become cards. */
const FEW = 5

export type Sorting = { by: string; down: boolean }

export type Column<Row> = {
  /** Names the column in addresses too, where it can be sorted by. */
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Numbers stand right. */
  number?: boolean
  /** Holds the row's buttons: they stand at its end, below one another. */
  action?: boolean
  /** On cards its value takes the whole width below its head: for lists and sentences. */
  long?: boolean
  /**
   * Where it stands on cards that are brief, as those of a table are of which any column says so: they are told apart by what
   * they say, without heads. What the row is stands at the start of the lines, the first of it the way there; how it stands at
   * their end; a `line` is its own, beside its head but for the first, and a `whole` one without it; what is `out` is told where the
   * row leads to.
   */
  card?: 'start' | 'end' | 'line' | 'whole' | 'out'
  /** On brief cards its value stands behind its head: a number that says nothing by itself. */
  named?: boolean
  /** The head is a link that sorts. */
  sorts?: boolean
  /** What stands below all rows: a sum. Who reads brief cards has read it above them. */
  foot?: ReactNode
}

/** How rows are sorted, and the address of the same list in another order: needed where a column sorts. */
export type Sorts = { sorting?: Sorting; sortedAt?: (sorting: Sorting) => string }

type Props<Row> = Sorts & {
  /** What the table holds, for screen readers. */
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** On phones a `SortMenu` of the page sorts it, in a row that is there anyway: no heads stand above its rows. */
  sortsElsewhere?: boolean
}

/**
 * A dense table with a head that stays; where its columns have no room each row is a card that names its values, and the
 * heads that sort stand above. Ends with the column of the rows' actions, if there is one.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, sortsElsewhere, ...sorts }: Props<Row>) {
  const t = useText()
  return (
    <div className={styles.room} data-many={columns.length > FEW || undefined}>
      <div className={styles.frame}>
        <table
          className={styles.table}
          data-brief={columns.some(({ card }) => card) || undefined}
          data-sorts-elsewhere={sortsElsewhere || undefined}
        >
          <caption className="visually-hidden" lang={langOfWords(caption)}>
            {caption}
          </caption>
          <thead>
            <tr data-words={sorts.sortedAt && t(tableTexts.sort)}>
              {columns.map((column) => (
                <Head key={column.key} column={column} {...sorts} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ key, head, number, action, long, card, named, cell }) => (
                  <td
                    key={key}
                    data-head={head}
                    data-long={long}
                    data-card={card}
                    data-named={named || undefined}
                    className={sideOf({ number, action })}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <Foot columns={columns} />
        </table>
      </div>
    </div>
  )
}

/** A last row for what columns sum up to, if any does. */
function Foot({ columns }: { columns: Pick<Column<never>, 'key' | 'head' | 'number' | 'foot'>[] }) {
  if (!columns.some(({ foot }) => foot !== undefined)) return null
  return (
    <tfoot>
      <tr>
        {columns.map(({ key, head, number, foot }) => (
          <td key={key} data-head={number ? head : undefined} className={sideOf({ number })}>
            {foot}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function sideOf({ number, action }: { number?: boolean | undefined; action?: boolean | undefined }) {
  return number ? styles.number : action ? styles.action : undefined
}

type HeadProps = Sorts & { column: Pick<Column<never>, 'key' | 'head' | 'number' | 'action' | 'sorts'> }

function Head({ column: { key, head, number, action, sorts }, sorting, sortedAt }: HeadProps) {
  const t = useText()
  const lang = langOfWords(head)
  const side = sideOf({ number, action })
  if (!sorts || !sortedAt) {
    return (
      <th scope="col" lang={lang} className={side}>
        {head}
      </th>
    )
  }
  const isSorted = sorting?.by === key
  const goesDown = isSorted && sorting.down
  return (
    <th
      scope="col"
      className={side}
      data-sorts=""
      aria-sort={isSorted ? (goesDown ? 'descending' : 'ascending') : 'none'}
    >
      <Link
        to={sortedAt({ by: key, down: isSorted && !goesDown })}
        preventScrollReset
        aria-label={t(tableTexts.sortBy, { column: head })}
      >
        <span lang={lang}>{head}</span>
        <span className={styles.arrow} data-down={goesDown || undefined} data-on={isSorted || undefined}>
          <Icon name={isSorted ? 'down' : 'sort'} size={14} />
        </span>
      </Link>
    </th>
  )
}
