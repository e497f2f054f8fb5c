import { BEER_FACTS, IMPORT_FIELDS } from '#contract/beer-facts.ts'
import { beerForm } from '#contract/beer-form.ts'
import { FILE_COLUMNS, type FileColumn } from '#contract/import-columns.ts'
import { BEER_TYPES } from '#contract/limits.ts'
import type { BeerRecord } from '#contract/publishing.ts'
import * as importFileTexts from '#contract/texts/import-file.ts'
import { textOf } from '#contract/texts/text.ts'

import { textOfCell } from '../../csv/csv-cell.ts'
import { cutText } from '../../cut-text.ts'
import { refuseWrongDates } from '../../features/catalogue/refuse-wrong-dates.ts'
import type { Columns } from './import-columns.ts'
import type { RowChange } from './row-change.ts'

/** What stands in a row, column by column. */
export type Cells = Partial<Record<FileColumn, string>>

/** What a row says, and the beer that it makes or what it makes of one, or what is wrong with it, a sentence a field. */
export type ReadRow = {
  row: number
  cells: Cells
  record?: BeerRecord
  /** Of a row with the id of a beer: what becomes of that; what there is to change is empty where it says the same. */
  change?: RowChange
  errors?: Record<string, string>
}

const TYPE_OF = new Map(BEER_TYPES.map((type) => [type.toLowerCase(), type]))
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
/** Nobody reads more than this of a cell that is wrong; the longest text of a beer is shorter. */
export const CELL_CHARACTERS = 2100

/**
 * A row by the rules of the form (`beerForm`), with its messages. More lenient than the form in what spreadsheets do to a
 * file: types in any case, days as 31/12/2026, a comma in numbers.
 *
 * @param row as a spreadsheet counts it
 * @param today the shop's day
 */
export function readBeerRow(row: number, line: string[], columns: Columns, today: string): ReadRow {
  const cells = readCells(line, columns)
  const torn = refuseTornLine(line, columns)
  if (torn) return { row, cells, errors: torn }
  const parsed = beerForm.safeParse(asTyped(cells))
  if (!parsed.success) return { row, cells, errors: firstOfEach(parsed.error.issues) }
  const wrongDates = refuseWrongDates(parsed.data, today)
  if (wrongDates) return { row, cells, errors: wrongDates.fields! }
  return { row, cells, record: parsed.data }
}

/** What a line says, column by column. */
export function readCells(line: string[], columns: Columns): Cells {
  const cells: Cells = {}
  for (const column of FILE_COLUMNS) {
    const at = columns.at.get(column)
    if (at !== undefined) cells[column] = cutText(textOfCell(line[at] ?? ''), CELL_CHARACTERS)
  }
  return cells
}

/** A comma too many moves all that follows, and 4,50 would be a price of 4 with 50 in stock: empty cells count too. */
export function refuseTornLine(line: string[], columns: Columns): { row: string } | undefined {
  return line.length > columns.width ? { row: textOf(importFileTexts.tooManyCells) } : undefined
}

/** Cells as a form would send them. */
export function asTyped(cells: Cells): Record<string, string | undefined> {
  const typed = IMPORT_FIELDS.map((field) => [
    field,
    BEER_FACTS[field].isDay ? asDay(cells[field]) : cells[field],
  ])
  return {
    ...Object.fromEntries(typed),
    type: TYPE_OF.get(cells.type?.trim().toLowerCase() ?? '') ?? cells.type,
  }
}

/** '5/3/2026' → '2026-03-05'; anything else as it is. */
function asDay(typed: string | undefined): string | undefined {
  const text = typed?.trim()
  const [, day, month, year] = DAY_FIRST.exec(text ?? '') ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** What is wrong with a record, a sentence a field. */
export function firstOfEach(
  issues: readonly { path: PropertyKey[]; message: string }[],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0] ?? 'row')] ??= message
  return errors
}
