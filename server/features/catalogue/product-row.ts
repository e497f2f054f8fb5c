import type { SellerProduct } from '#contract/admin-products.ts'
import { isPastDate } from '#contract/beer-dates.ts'
import type { BeerType } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'

/** A beer as admins' lists show it, as `PRODUCT_COLUMNS` brings it. */
export type ProductRow = {
  id: string
  name: string
  type: BeerType
  presentation: string
  priceCents: number
  rating: number | null
  ratingCount: number
  available: boolean
  blocked: boolean
  bestBefore: string | null
}

/** From `beers AS beer`. */
export const PRODUCT_COLUMNS = `beer.id, beer.name, beer.type, beer.presentation, beer.price_cents AS "priceCents",
  beer.rating::float8 AS rating, beer.rating_count AS "ratingCount", beer.available, beer.blocked,
  beer.best_before::text AS "bestBefore"`

/** @param today the shop's day, by which a beer is past its date */
export function productOf(row: ProductRow, today: string): SellerProduct {
  const { id, name, type, presentation, priceCents, rating, ratingCount, available, blocked } = row
  return {
    ...{ id, name, type, presentation, available, blocked },
    price: dollarsFromCents(priceCents),
    qualification: rating,
    qualificationCount: ratingCount,
    status: available && !blocked,
    pastDate: isPastDate(row, today),
  }
}
