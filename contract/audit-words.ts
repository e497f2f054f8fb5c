import { BEER_FACTS, type BeerFact } from './beer-facts.ts'
import { chargeText } from './charge-text.ts'
import { centsFromDollars, priceText } from './money.ts'
import { orderCode } from './order-code.ts'
import * as accountWords from './texts/account-words.ts'
import * as auditTexts from './texts/audit.ts'
import { auditFieldTexts } from './texts/audit-field.ts'
import { auditValueTexts } from './texts/audit-value.ts'
import { countryName, countryNames } from './texts/country-names.ts'
import { dayWords } from './texts/days.ts'
import { localeNow } from './texts/language.ts'
import { type Text, textOf } from './texts/text.ts'

/** The name of a beer or a company by its id. */
type NameOf = (id: string) => string | undefined
type Values = Record<string, unknown>
/** `from` and `to` are words: "–" where there was or is nothing. */
type WordedChange = { field: string; from: string; to: string }
type WordedFact = { field: string; value: string }

/** Ids that lead nowhere of their own: what they stand for is told beside them, or by the entry's subject. */
const UNTOLD = new Set(['refundId', 'reviewId', 'named'])

/** What an entry of the audit log changed, a line a field, in the reader's language. */
export function changesInWords(
  { before, after }: { before: Values; after: Values },
  nameOf?: NameOf,
): WordedChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields.map((field) => ({
    field: fieldInWords(field),
    from: valueInWords(field, before[field], nameOf),
    to:
      field === 'image' && before.image
        ? pictureInWords(after.image)
        : valueInWords(field, after[field], nameOf),
  }))
}

/** What stands where a picture stood: an address says nothing to who reads it. */
function pictureInWords(image: unknown): string {
  return textOf(image ? auditTexts.otherPicture : accountWords.nothing)
}

/** What else it tells. The names of changed fields are for when an erasure has taken what they said. */
export function factsInWords(facts: Values, hasChanges: boolean, nameOf: NameOf): WordedFact[] {
  return Object.entries(facts)
    .filter(
      ([fact, value]) =>
        value !== null &&
        value !== '' &&
        !isEmptyList(value) &&
        !UNTOLD.has(fact) &&
        !(fact === 'fields' && hasChanges),
    )
    .map(([fact, value]) => ({
      field: fieldInWords(fact),
      value:
        fact === 'amountCents' && typeof value === 'number'
          ? chargeText(value, String(facts.currency ?? 'USD'))
          : valueInWords(fact, value, nameOf),
    }))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** A field in the shop's words: the log's own, or what a beer's fact is called; one that has none is called as the program calls it. */
function fieldInWords(field: string): string {
  return wordOf(auditFieldTexts, field) ?? factOf(field) ?? field
}

function factOf(field: string): string | undefined {
  return Object.hasOwn(BEER_FACTS, field) ? textOf(BEER_FACTS[field as BeerFact].label) : undefined
}

function wordOf(texts: Readonly<Record<string, Text>>, name: string): string | undefined {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined
  return text && textOf(text)
}

function valueInWords(field: string, value: unknown, nameOf: NameOf = () => undefined): string {
  if (value === undefined || value === null || value === '') return textOf(accountWords.nothing)
  if (typeof value === 'boolean') return textOf(value ? auditTexts.yes : auditTexts.no)
  if (typeof value === 'number') return numberInWords(field, value)
  if (field === 'fields' && Array.isArray(value))
    return value.map((name) => fieldInWords(String(name))).join(', ')
  if (field === 'mail') return String(value)
  if (field === 'orderId') return orderCode(String(value))
  if (field === 'image') return textOf(auditTexts.picture)
  if (field === 'country') return countryName(String(value))
  if (field === 'shipsTo' && Array.isArray(value)) return countryNames(value.map(String))
  if (Array.isArray(value)) return value.map((each) => valueInWords('', each, nameOf)).join(', ')
  if (typeof value === 'object') return unitsInWords(value, nameOf)
  return nameOf(String(value)) ?? wordOf(auditValueTexts, String(value)) ?? textInWords(String(value))
}

/** A day as people write it; whatever else somebody wrote stays as it is. */
function textInWords(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayWords(value) : value
}

const PERCENTS = new Set(['ABV', 'percent', 'taxPercent'])

function numberInWords(field: string, value: number): string {
  if (PERCENTS.has(field)) return `${value.toLocaleString(localeNow())} %`
  if (field.endsWith('Cents')) return priceText(value)
  return field === 'price' ? priceText(centsFromDollars(value)) : value.toLocaleString(localeNow())
}

/** `{ beerId, quantity }` of a refund: "2 × Niebla". */
function unitsInWords(value: object, nameOf: NameOf): string {
  const { beerId, quantity, ...others } = value as { beerId?: string; quantity?: number }
  if (beerId !== undefined && quantity !== undefined)
    return `${quantity} × ${nameOf(beerId) ?? textOf(accountWords.beer)}`
  return Object.entries(others)
    .map(([field, each]) => `${fieldInWords(field)}: ${valueInWords(field, each, nameOf)}`)
    .join(', ')
}
