import { setImmediate } from 'node:timers/promises'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { IMPORT_MAX_ROWS } from '#contract/limits.ts'
import * as importFileTexts from '#contract/texts/import-file.ts'
import { textInEvery } from '#contract/texts/text.ts'

import { readCsv } from '../../csv/read-csv.ts'
import { readColumns } from './import-columns.ts'
import { type ReadRow, readBeerRow } from './read-beer-row.ts'
import type { Beer } from './read-changed-row.ts'
import { readRowById, rowsById } from './rows-by-id.ts'

/** Thousands of rows take half a second: others are served in between. */
const ROWS_AT_ONCE = 100

/**
 * A file of beers → its rows in their order; blank ones and the template's own example are passed over.
 * Refuses: import-empty, import-too-many-rows, and what `readCsv` and `readColumns` refuse.
 * @param today the shop's day
 * @param beersOf the company's beers with these ids
 */
export async function readBeersFile(
  content: Uint8Array,
  today: string,
  beersOf: (ids: string[]) => Promise<Beer[]>,
): Promise<{ ignored: string[]; rows: ReadRow[] } | Refusal> {
  const lines = readCsv(content, IMPORT_MAX_ROWS + 1)
  if (isRefusal(lines)) return lines
  const begins = lines.findIndex(isWritten)
  if (begins < 0) return refuse('import-empty')
  const columns = readColumns(lines[begins]!)
  if (isRefusal(columns)) return columns
  // One line more than is allowed was asked for.
  if (lines.length - begins - 1 > IMPORT_MAX_ROWS) return refuse('import-too-many-rows')
  const examples = textInEvery(importFileTexts.name)
  const byId = await rowsById(lines, begins, columns, beersOf)
  const rows: ReadRow[] = []
  for (const [at, line] of lines.entries()) {
    if (at <= begins || !isWritten(line)) continue
    if (at % ROWS_AT_ONCE === 0) await setImmediate()
    const read = readRowById(at + 1, line, byId, today) ?? readBeerRow(at + 1, line, columns, today)
    if (!examples.includes(read.cells.name?.trim() ?? '')) rows.push(read)
  }
  return rows.length ? { ignored: columns.ignored, rows } : refuse('import-empty')
}

function isWritten(line: string[]): boolean {
  return line.some((cell) => cell.trim() !== '')
}
