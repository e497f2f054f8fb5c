import { byteStream } from '#server/csv/byte-stream.ts'
import type { CsvValue } from './csv-cell.ts'
import { csvPieces } from './write-csv.ts'

/**
 * Answers with a file to be saved under `fileName` (ASCII letters, digits, `-` and `.`: it stands in a header), sent while
 * its rows are being read. Who goes away meanwhile ends the reading: the rows' `return` is called. Nobody's cache keeps it.
 */
export function answerCsv(
  fileName: string,
  rows: AsyncIterable<readonly CsvValue[]> | Iterable<readonly CsvValue[]>,
): Response {
  if (!/^[\w.-]+$/.test(fileName)) throw new Error(`Not a name for a file: ${fileName}`)
  return new Response(byteStream(csvPieces(rows)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
