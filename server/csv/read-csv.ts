import { CsvError, parse } from 'csv-parse/sync'
import { type Refusal, refuse } from '#contract/errors.ts'

/** What begins a ZIP archive: workbooks of spreadsheets (xlsx, ods) are some. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const DELIMITERS = [';', ',', '\t'] as const
/** A line that Excel writes ahead of all others to say what parts its cells. */
const SAYS_DELIMITER = /^sep=([;,\t])\r?\n/i

/**
 * A file as spreadsheets write it → its rows of cells, blank ones too, so that rows count as spreadsheets count them.
 * Takes UTF-8, UTF-16 with its mark, and otherwise Windows-1252; cells parted by `;`, `,` or tabs; any ends of lines.
 *
 * Refuses: import-empty, import-not-csv (what is no text), import-unreadable (a quote that is never closed).
 * @param mostRows no more than one row over this is read
 */
export function readCsv(content: Uint8Array, mostRows: number): string[][] | Refusal {
  const text = decode(content)
  if (text === undefined) return refuse('import-not-csv')
  if (!text.trim()) return refuse('import-empty')
  const said = SAYS_DELIMITER.exec(text)
  const lines = said ? text.slice(said[0].length) : text
  try {
    return parse(lines, {
      delimiter: said?.[1] ?? likelyDelimiter(lines),
      relax_column_count: true,
      // A quote inside a cell that does not begin with one: La "Negra".
      relax_quotes: true,
      to: mostRows + 1,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse('import-unreadable', { row: Number(error.records) + 1 })
  }
}

function decode(content: Uint8Array): string | undefined {
  if (ZIP.every((byte, at) => content[at] === byte)) return undefined
  const [first, second] = content
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff && 'utf-16be'
  const text = wide ? new TextDecoder(wide).decode(content) : decodeBytes(content)
  return text.includes('\0') ? undefined : text
}

function decodeBytes(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** What parts the names of the columns most often; names between quotes do not count. */
function likelyDelimiter(text: string): string {
  const [head = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, 1)
  const count = (delimiter: string) => head.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!
}
