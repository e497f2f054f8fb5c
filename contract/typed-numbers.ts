import { normalForm } from './normal-form.ts'
import { LANGUAGE_FACTS, languageNow } from './texts/language.ts'

/** How people write a number in one field. */
export type Written = {
  /** Nobody writes decimals there: with a point, `1.000` is a thousand where no language is chosen either. */
  whole?: boolean
  /** What may stand before or behind the number: U$S, %. */
  beside?: RegExp
}

/** Longer ones are no numbers of ours. */
const MAX_CHARACTERS = 40
/** Blanks and apostrophes part thousands and nothing else: 12 000, 12’000. */
const PARTED_BY_BLANKS = /^\d{1,3}(?:[ '’]\d{3})+(?![\d '’])/

/** Read without doubt; or its only mark stands before three figures, and may part thousands or decimals. */
type Reading = { number: number } | { decimal: number; thousands: number; mark: '.' | ',' }

/**
 * A number as somebody typed it, with comma or point: '4,50', '4.50', '1.234,5', '12 000', 'U$S 5,60', figures of any
 * script. A single mark before three figures is read as the reader's language parts thousands; where that does not say it
 * is NaN, as for whatever is no number, and `readingsOf` says between what to choose. Nothing written is undefined.
 */
export function typedNumber(typed: string | undefined, written: Written = {}): number | undefined {
  const text = plainText(typed ?? '', written)
  if (!text) return undefined
  const reading = read(text)
  if (!reading) return Number.NaN
  if ('number' in reading) return reading.number
  return partsThousands(reading.mark, written) ? reading.thousands : Number.NaN
}

/** The two numbers that '1,000' may mean to its writer; undefined where there is no doubt. */
export function readingsOf(typed: string, written: Written = {}) {
  const reading = read(plainText(typed, written))
  if (!reading || 'number' in reading || partsThousands(reading.mark, written)) return undefined
  return { decimal: reading.decimal, thousands: reading.thousands }
}

function partsThousands(mark: '.' | ',', { whole = false }: Written): boolean {
  const language = languageNow()
  return (language || whole) && mark === LANGUAGE_FACTS[language ?? 'es'].thousands
}

/** Without blanks around, what may stand beside it, and blanks between thousands; in our figures. */
function plainText(typed: string, { beside }: Written): string {
  if (typed.length > MAX_CHARACTERS) return '?'
  const text = normalForm(typed, 'NFKC')
    .replace(/\p{Nd}/gu, ourFigure)
    .replace('−', '-')
    .trim()
  const bare = (beside ? text.replace(beside, '') : text).trim()
  return bare.replace(PARTED_BY_BLANKS, (thousands) => thousands.replace(/[ '’]/g, ''))
}

/** '٥' → '5': the ten figures of a script stand in their order. */
function ourFigure(figure: string): string {
  const at = figure.codePointAt(0)!
  let zero = at
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((at - zero) % 10)
}

function read(text: string): Reading | undefined {
  const [, sign, body] = /^(-?)([.,]*\d[\d.,]*)$/.exec(text) ?? []
  if (body === undefined) return undefined
  const factor = sign ? -1 : 1
  const last = body.match(/[.,](?=[^.,]*$)/)?.[0] as '.' | ',' | undefined
  if (!last) return { number: factor * Number(body) }
  const at = body.lastIndexOf(last)
  const [head, tail] = [body.slice(0, at), body.slice(at + 1)]
  const other = last === '.' ? ',' : '.'
  const decimal = (whole: string) => factor * Number(`${whole || 0}.${tail || 0}`)
  const thousands = factor * Number(body.replaceAll(last, ''))
  if (head.includes(last)) return isParted(body, last) ? { number: thousands } : undefined
  if (head.includes(other)) {
    return isParted(head, other) ? { number: decimal(head.replaceAll(other, '')) } : undefined
  }
  return isParted(body, last) ? { decimal: decimal(head), thousands, mark: last } : { number: decimal(head) }
}

/** '1.234.567' by '.': one to three figures, then three and three. */
function isParted(text: string, mark: '.' | ','): boolean {
  const [first = '', ...threes] = text.split(mark)
  return /^[1-9]\d{0,2}$/.test(first) && threes.every((three) => /^\d{3}$/.test(three))
}
