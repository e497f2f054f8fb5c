import { isUuid } from '#contract/is-uuid.ts'
import * as importFileTexts from '#contract/texts/import-file.ts'
import { textOf } from '#contract/texts/text.ts'
import { textOfCell } from '../../csv/csv-cell.ts'
import type { Columns } from './import-columns.ts'
import { type ReadRow, readCells, refuseTornLine } from './read-beer-row.ts'
import { type Beer, readChangedRow } from './read-changed-row.ts'

/** What the rows of a file with ids need to be read: the company's beers that they name, and which rows name each. */
type RowsById = { columns: Columns; beers: Map<string, Beer>; rowsOf: Map<string, number[]> }

/** Looks up the beers that a file names, once for all of its lines. */
export async function rowsById(
  lines: string[][],
  begins: number,
  columns: Columns,
  beersOf: (ids: string[]) => Promise<Beer[]>,
): Promise<RowsById> {
  const rowsOf = new Map<string, number[]>()
  for (const [at, line] of lines.entries()) {
    const id = idOn(line, columns)
    if (at > begins && id) rowsOf.set(id, [...(rowsOf.get(id) ?? []), at + 1])
  }
  const ids = [...rowsOf.keys()].filter(isUuid)
  const beers = ids.length ? await beersOf(ids) : []
  return { columns, rowsOf, beers: new Map(beers.map((beer) => [beer.id, beer])) }
}

/**
 * A row with an id → what it changes of that beer; undefined where it has none and is a new beer's. An id of no beer and one of
 * another company's are told in the same words. Of two rows with one id nobody knows which is meant: both are wrong.
 */
export function readRowById(
  row: number,
  line: string[],
  { columns, beers, rowsOf }: RowsById,
  today: string,
): ReadRow | undefined {
  const id = idOn(line, columns)
  if (!id) return undefined
  const cells = readCells(line, columns)
  const torn = refuseTornLine(line, columns)
  if (torn) return { row, cells, errors: torn }
  const beer = beers.get(id)
  if (!beer) return { row, cells, errors: { id: textOf(importFileTexts.unknownId) } }
  const rows = rowsOf.get(id)!
  if (rows.length > 1) {
    return {
      row,
      cells,
      errors: { id: textOf(importFileTexts.idTwice, { rows: rows.slice(0, 10).join(', ') }) },
    }
  }
  return readChangedRow(row, cells, beer, today)
}

function idOn(line: string[], { at }: Columns): string {
  const column = at.get('id')
  return column === undefined
    ? ''
    : textOfCell(line[column] ?? '')
        .trim()
        .toLowerCase()
}
