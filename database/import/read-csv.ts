import { open } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'

/** A row by its columns, trimmed, or what is wrong with it. `line` counts from 1, the row of names included. */
type CsvRow<Column extends string> =
  | { line: number; row: Record<Column, string> }
  | { line: number; malformed: string }

/** The file as a whole cannot be read: its message is a sentence for the person who named it. */
export class CsvFileError extends Error {}

// Nothing of ours holds a control character, and PostgreSQL stores no zero byte. U+FFFD: the bytes were not UTF-8.
const UNREADABLE = /[\p{Cc}\uFFFD]/u

/**
 * Streams a comma-separated file (RFC 4180, UTF-8) whose first line names its columns. Columns that were not asked
 * for are left out. A line that does not fit is given as malformed, and reading goes on after it: each line is
 * parsed by itself, so that a quote which nobody closed spoils no other (and a name over two lines is malformed).
 *
 * @throws CsvFileError when there is no such file, or a column is missing
 */
export async function* readCsv<Column extends string>(
  file: string,
  columns: readonly Column[],
): AsyncGenerator<CsvRow<Column>> {
  let header: string[] | undefined
  let line = 0
  for await (const text of linesOf(file)) {
    line++
    if (text.trim() === '') continue
    const fields = fieldsOf(text)
    if (!header) header = checkHeader(file, fields ?? [], columns)
    else if (fields) yield readRow(line, fields, header, columns)
    else yield { line, malformed: 'the quotes are wrong' }
  }
  if (!header) throw new CsvFileError(`${path.basename(file)} is empty.`)
}

async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    const handle = await open(file)
    try {
      if (!(await handle.stat()).isFile()) throw new CsvFileError(`${file} is not a file.`)
      yield* handle.readLines()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).syscall) throw error
    throw new CsvFileError(`${file} cannot be read: ${(error as Error).message}.`, { cause: error })
  }
}

function fieldsOf(text: string): string[] | undefined {
  try {
    const [fields] = parse(text, { bom: true }) as string[][]
    return fields?.map((field) => field.trim())
  } catch {
    return undefined
  }
}

function checkHeader(file: string, header: string[], columns: readonly string[]): string[] {
  const missing = columns.filter((column) => !header.includes(column))
  if (missing.length === 0) return header
  throw new CsvFileError(`${path.basename(file)} has no column named ${missing.join(', ')}.`)
}

function readRow<Column extends string>(
  line: number,
  fields: string[],
  header: string[],
  columns: readonly Column[],
): CsvRow<Column> {
  if (fields.length !== header.length) {
    return { line, malformed: `${fields.length} fields where the first line has ${header.length}` }
  }
  const asked = columns.map((column) => [column, fields[header.indexOf(column)]!] as const)
  const unreadable = asked.find(([, field]) => UNREADABLE.test(field))
  if (unreadable) return { line, malformed: `${unreadable[0]} has characters that are no text` }
  return { line, row: Object.fromEntries(asked) as Record<Column, string> }
}
