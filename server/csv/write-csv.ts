import { type CsvMarks, type CsvValue, csvCell, csvMarks } from './csv-cell.ts'

/** Tells spreadsheets that the file is UTF-8; without it they read 'Lúpulo' as 'LÃºpulo'. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Lines enough that a write is worth its while, few enough that no file is ever whole in memory. */
const LINES_AT_ONCE = 500

/** A line of cells, with its end (RFC 4180: CR LF). */
function csvLine(cells: readonly CsvValue[], marks: CsvMarks): string {
  return `${cells.map((cell) => csvCell(cell, marks)).join(marks.cells)}\r\n`
}

/** A whole small file; the first row names the columns. Large ones: `csvPieces`. */
export function writeCsv(rows: Iterable<readonly CsvValue[]>): string {
  const marks = csvMarks()
  let file = BYTE_ORDER_MARK
  for (const row of rows) file += csvLine(row, marks)
  return file
}

/**
 * A file of any length, piece by piece, while its rows are still being read; the first row names the columns. Its marks are
 * those of who asks for it: the pieces are read later, for nobody in particular.
 */
export async function* csvPieces(
  rows: AsyncIterable<readonly CsvValue[]> | Iterable<readonly CsvValue[]>,
  marks = csvMarks(),
): AsyncGenerator<string> {
  let piece = BYTE_ORDER_MARK
  let lines = 0
  for await (const row of rows) {
    piece += csvLine(row, marks)
    lines += 1
    if (lines % LINES_AT_ONCE === 0) {
      yield piece
      piece = ''
    }
  }
  if (piece) yield piece
}
