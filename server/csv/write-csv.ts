import { type CsvValue, csvCell } from './csv-cell.ts'

/** Tells spreadsheets that the file is UTF-8; without it they read 'Lúpulo' as 'LÃºpulo'. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Lines enough that a write is worth its while, few enough that no file is ever whole in memory. */
const LINES_AT_ONCE = 500

/** A line of cells, with its end (RFC 4180: CR LF). */
function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

/** A whole small file; the first row names the columns. Large ones: `csvPieces`. */
export function writeCsv(rows: Iterable<readonly CsvValue[]>): string {
  let file = BYTE_ORDER_MARK
  for (const row of rows) file += csvLine(row)
  return file
}

/** A file of any length, piece by piece, while its rows are still being read; the first row names the columns. */
export async function* csvPieces(
  rows: AsyncIterable<readonly CsvValue[]> | Iterable<readonly CsvValue[]>,
): AsyncGenerator<string> {
  let piece = BYTE_ORDER_MARK
  let lines = 0
  for await (const row of rows) {
    piece += csvLine(row)
    lines += 1
    if (lines % LINES_AT_ONCE === 0) {
      yield piece
      piece = ''
    }
  }
  if (piece) yield piece
}
