import { isFresh, isPastDate } from '#contract/beer-dates.ts'
import type { BeerSummary, OwnBeer } from '#contract/catalogue.ts'
import type { BeerType } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { beerPicture } from '#contract/pictures.ts'

/**
 * The columns of a beer on a list, from `beers AS beer JOIN companies AS company`. Money in cents. The name that tells a
 * company from others is asked for where there are others: asked for each beer, it would cost a list of 1,000 20 ms.
 */
export const BEER_COLUMNS = `beer.id, beer.name, beer.description, beer.presentation, beer.type, beer.price_cents,
  beer.abv_percent, beer.ibu, beer.on_hand, beer.reserved, beer.has_seller, beer.in_stock, beer.available, beer.blocked, beer.rating,
  beer.rating_count, beer.units_sold, beer.image, beer.volume_ml, beer.units_per_pack, beer.company_id,
  beer.packaged_on::text AS packaged_on, beer.best_before::text AS best_before, beer.litre_cents, beer.edition,
  beer.label_seed,
  CASE WHEN EXISTS (SELECT FROM companies AS other WHERE other.name_key = company.name_key AND other.id <> company.id)
    THEN shown_name(company.id) ELSE company.company END AS company`

export type BeerRow = {
  id: string
  name: string
  description: string
  presentation: string
  type: BeerType
  price_cents: number
  /** numeric columns arrive as text */
  abv_percent: string
  ibu: number | null
  on_hand: number
  reserved: number
  has_seller: boolean
  in_stock: boolean
  available: boolean
  blocked: boolean
  rating: string | null
  rating_count: number
  units_sold: number
  image: string
  volume_ml: number | null
  units_per_pack: number
  /** Days as yyyy-mm-dd. */
  packaged_on: string | null
  best_before: string | null
  litre_cents: number | null
  edition: number
  label_seed: string | null
  company_id: string
  company: string
}

/**
 * Row → what goes on the wire: dollars, percent, `stock` = on hand − reserved.
 * @param today the shop's day, by which a beer is fresh or not
 */
export function beerSummaryOf(row: BeerRow, today: string): BeerSummary {
  const abvPercent = Number(row.abv_percent)
  const dates = { packagedOn: row.packaged_on, bestBefore: row.best_before }
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    presentation: row.presentation,
    qualification: row.rating === null ? null : Number(row.rating),
    qualificationCount: row.rating_count,
    type: row.type,
    price: dollarsFromCents(row.price_cents),
    ABV: abvPercent,
    IBU: row.ibu,
    stock: row.on_hand - row.reserved,
    hasSeller: row.has_seller,
    status: row.available && !row.blocked,
    image: beerPicture({ ...row, abvPercent }),
    companyId: row.company_id,
    company: { id: row.company_id, company: row.company },
    volumeMl: row.volume_ml,
    unitsPerPack: row.units_per_pack,
    pricePerLitre: row.litre_cents === null ? null : dollarsFromCents(row.litre_cents),
    ...dates,
    fresh: isFresh(dates, today),
  }
}

/** What a beer's seller and admins are told beside it: units in the store and held, what took it off sale, its edition. */
export function keptFactsOf(
  row: BeerRow,
  today: string,
): Pick<OwnBeer, 'onHand' | 'held' | 'blocked' | 'pastDate' | 'edition' | 'labelSeed'> {
  return {
    onHand: row.on_hand,
    held: row.reserved,
    blocked: row.blocked,
    pastDate: isPastDate({ bestBefore: row.best_before }, today),
    edition: row.edition,
    labelSeed: row.label_seed ?? row.id,
  }
}
