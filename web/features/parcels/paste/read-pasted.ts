import { isUuid } from '#contract/is-uuid.ts'
import { normalForm } from '#contract/normal-form.ts'
import { isOrderCode, ORDER_CODE_CHARACTERS } from '#contract/order-code.ts'

/** A line that was pasted: its number as a sheet counts them, and what stands in its first three cells. */
export type PastedLine = { line: number; order: string; carrier: string; tracking: string }

/** Sheets part cells by tabs, files by semicolons or commas: of a line that has several, the first of these. */
const DELIMITERS = ['\t', ';', ',']
/** How a column of orders is called, in the languages of the shop. */
const HEADS = ['pedido', 'order', 'orden', 'codigo', 'code', 'id', 'numero', 'number', 'nro', 'n']

/**
 * Lines as sheets and people write them, blank ones and a head left out; marks of a file's beginning (BOM) and any ends of lines
 * are taken.
 */
export function readPasted(text: string): PastedLine[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((written, at) => ({ line: at + 1, written }))
    .filter(({ written }) => written.replace(/[;,\s"]/g, '') !== '')
    .map(({ line, written }) => ({ line, ...cellsOf(written) }))
    .filter((row, at) => !(at === 0 && isHead(row)))
}

function cellsOf(written: string) {
  const delimiter = DELIMITERS.find((each) => written.includes(each)) ?? ';'
  // Tabs part cells and are blanks: of an empty one nothing else is taken.
  const blanks = `[^\\S${delimiter}]*`
  // Each begins with a delimiter, the first too. A cell between quotes may hold the delimiter, and a quote written twice.
  const cell = new RegExp(
    `${delimiter}${blanks}(?:"((?:[^"]|"")*)"${blanks}(?=${delimiter}|$)|([^${delimiter}]*))`,
    'g',
  )
  const [order = '', carrier = '', tracking = ''] = [...`${delimiter}${written}`.matchAll(cell)].map(
    ([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  )
  return { order: orderName(order), carrier, tracking }
}

/** An order as it is called: «Pedido #1A2B3C4D» too, and codes of digits whose first noughts a sheet took away. */
function orderName(said: string): string {
  const name = said.replace(/^(pedido|order|orden)\s+/i, '').replace(/^#\s*/, '')
  return /^\d{1,7}$/.test(name) ? name.padStart(ORDER_CODE_CHARACTERS, '0') : name
}

function isHead({ order }: PastedLine): boolean {
  const word = normalForm(order, 'NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
  return HEADS.includes(word) && !/\d/.test(order)
}

/** Whether something may be an order's code or id. */
export function isOrderName(said: string): boolean {
  return isOrderCode(said) || isUuid(said)
}
