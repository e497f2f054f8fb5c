/** What a cell may hold. A number is written with a decimal comma, as spreadsheets of es-AR read it; null is an empty cell. */
export type CsvValue = string | number | null

/**
 * A text with which a spreadsheet would begin to calculate: signs, their full-width twins, and the white space that some
 * programs skip (OWASP, "CSV Injection"). Apostrophes before it count too, so that what is undone is always what was done.
 */
const FORMULA = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r\n]/

/** In any of these a text stands between quotes (RFC 4180, section 2); the comma for programs that part cells by it. */
const NEEDS_QUOTES = /[;,"\r\n\t]|^\s|\s$/

/**
 * One cell of a file as our shop writes it: cells parted by `;`. A text that would be a formula gets an apostrophe in front,
 * which spreadsheets read as "this is text"; numbers stay numbers, those below zero too. NaN and infinities are bugs: thrown.
 */
export function csvCell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return numberCell(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text that was handed to `csvCell`, of what a reader found between the quotes: for files that come back to us. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

function numberCell(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`A cell cannot hold ${value}`)
  return String(value).replace('.', ',')
}
