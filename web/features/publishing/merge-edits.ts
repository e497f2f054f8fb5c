import { isBeerNumber, typedBeerNumber } from '#contract/beer-numbers.ts'
import { BEER_FIELDS, type BeerField, type BeerValues } from './beer-values.ts'

/** A field that somebody else changed: what it says now, and what oneself wrote there; null: nothing, theirs is taken. */
export type ChangedField = { field: BeerField; theirs: string; yours: string | null }

/** Forms end lines as e-mails do, whoever wrote them. */
function trimmed(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** '4.5' and '4.50' are one price. */
function isSame(field: BeerField, one: string, other: string): boolean {
  if (trimmed(one) === trimmed(other)) return true
  return isBeerNumber(field) && typedBeerNumber(field, one) === typedBeerNumber(field, other)
}

/**
 * Two people edited a beer at once. What the second one typed stays; what they left alone becomes what the first one made
 * of it; and of a changed stock their difference stays, as it would have been applied.
 * @param shown what the second one's form said at first
 * @param typed what it says now
 * @param current the beer as the first one left it
 */
export function mergeEdits(shown: BeerValues, typed: BeerValues, current: BeerValues) {
  const values = { ...current }
  const changed: ChangedField[] = []
  for (const field of BEER_FIELDS) {
    const isTyped = !isSame(field, typed[field], shown[field])
    if (isTyped) values[field] = field === 'stock' ? movedStock(shown, typed, current) : typed[field]
    const isTheirs = !isSame(field, current[field], shown[field])
    if (isTheirs && !isSame(field, current[field], typed[field])) {
      changed.push({ field, theirs: current[field], yours: isTyped ? values[field] : null })
    }
  }
  return { values, changed }
}

function movedStock(shown: BeerValues, typed: BeerValues, current: BeerValues): string {
  const [before, wanted, now] = [shown, typed, current].map(
    ({ stock }) => typedBeerNumber('stock', stock) ?? 0,
  )
  const merged = now! + wanted! - before!
  return Number.isInteger(merged) ? String(Math.max(0, merged)) : typed.stock
}
