import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { MAX_STOCK } from '#contract/limits.ts'
import type { changeBeer } from '#contract/publishing.ts'
import * as beerFormTexts from '#contract/texts/beer-form.ts'
import { textOf } from '#contract/texts/text.ts'

import type { beers } from '#database/schema.ts'

type FullRecord = Extract<BodyOf<typeof changeBeer>, { name: string }>
type StockOnRecord = Pick<FullRecord, 'stock' | 'stockShown' | 'onHand' | 'held'>

/**
 * How many units a record puts on the shelf, or takes off when negative: the difference to the stock that its writer
 * was shown, so that sales in between are not overwritten. A record that does not say what was shown sets what is on
 * hand (docs/decisions/0007-stock-by-difference.md).
 *
 * Refuses: stock-unclear, below-held-stock, malformed (more than a beer may have).
 */
export function unitsMoved(
  beer: Pick<typeof beers.$inferSelect, 'onHand' | 'reserved'>,
  record: StockOnRecord,
): number | Refusal {
  const { onHand, reserved: held } = beer
  const shown = stockShownOn(record)
  if (shown === undefined && held > 0 && record.stock === onHand - held) {
    return refuse('stock-unclear', { onHand, held })
  }
  const units = record.stock - (shown ?? onHand)
  if (onHand + units < held) return refuse('below-held-stock', { held })
  if (units > 0 && onHand + units > MAX_STOCK)
    return refuse('malformed', undefined, { stock: textOf(beerFormTexts.beerStockMost, { max: MAX_STOCK }) })
  return units
}

/** A form says so; a record that carries back what its seller was given showed `stock` as `onHand` less `held`. */
function stockShownOn({ stockShown, onHand, held }: StockOnRecord): number | undefined {
  if (stockShown !== undefined) return stockShown
  return onHand === undefined || held === undefined ? undefined : onHand - held
}
