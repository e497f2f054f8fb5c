import { pageLanguage } from '#contract/texts/language.ts'

/** What a cell may hold; null is an empty one. */
export type CsvValue = string | number | null

/**
 * A text with which a spreadsheet would begin to calculate: signs, their full-width twins, and the white space that some
 * programs skip (OWASP, "CSV Injection"). Apostrophes before it count too, so that what is undone is always what was done.
 */
const FORMULA = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r\n]/

/** In any of these a text stands between quotes (RFC 4180, section 2): both marks that part cells are among them. */
const NEEDS_QUOTES = /[;,"\r\n\t]|^\s|\s$/

/**
 * What parts cells and what parts decimals, as the spreadsheets of a language read a file that is opened by a double click: where
 * decimals have a comma, cells are parted by `;`.
 */
export type CsvMarks = { cells: ';' | ','; decimals: ',' | '.' }
const WITH_COMMA: CsvMarks = { cells: ';', decimals: ',' }
const WITH_POINT: CsvMarks = { cells: ',', decimals: '.' }

/** The marks for whoever this is done for; English alone writes a point. */
export function csvMarks(): CsvMarks {
  return pageLanguage() === 'en' ? WITH_POINT : WITH_COMMA
}

/**
 * One cell of a file as our shop writes it. A text that would be a formula gets an apostrophe in front,
 * which spreadsheets read as "this is text"; numbers stay numbers, those below zero too. NaN and infinities are bugs: thrown.
 */
export function csvCell(value: CsvValue, { decimals }: CsvMarks = WITH_COMMA): string {
  if (value === null) return ''
  if (typeof value === 'number') return numberCell(value, decimals)
  const text = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text that was handed to `csvCell`, of what a reader found between the quotes: for files that come back to us. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

function numberCell(value: number, mark: CsvMarks['decimals']): string {
  if (!Number.isFinite(value)) throw new RangeError(`A cell cannot hold ${value}`)
  return String(value).replace('.', mark)
}
