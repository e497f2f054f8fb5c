import { isFresh, isPastDate } from '#contract/beer-dates.ts'
import type { BeerSummary, OwnBeer } from '#contract/catalogue.ts'
import { beerPicture } from '#contract/label-address.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { beers } from '#database/schema.ts'

type Beer = typeof beers.$inferSelect

/** What lists tell of a beer, or reckon from: as many columns as they need, and no more. */
const LISTED = [
  ...([
    'id',
    'name',
    'description',
    'presentation',
    'type',
    'priceCents',
    'abvPercent',
    'ibu',
    'hops',
    'onHand',
  ] as const),
  ...([
    'reserved',
    'hasSeller',
    'inStock',
    'available',
    'blocked',
    'rating',
    'ratingCount',
    'unitsSold',
  ] as const),
  ...(['image', 'volumeMl', 'unitsPerPack', 'companyId', 'packagedOn', 'bestBefore', 'litreCents'] as const),
  ...(['edition', 'labelSeed', 'archivedAt'] as const),
] satisfies (keyof Beer)[]

/**
 * A beer as `BEER_COLUMNS` brings it: money in cents, days as yyyy-mm-dd, its company's name as people are shown it, and the last day
 * of its company's pause, if one was begun.
 */
export type BeerRow = Pick<Beer, (typeof LISTED)[number]> & { company: string; pausedUntil: string | null }

/** As JavaScript takes it: numeric columns and days would arrive as something else. */
function selected(key: keyof Beer): string {
  const column = beers[key]
  const type = column.getSQLType()
  const cast = type.startsWith('numeric') ? '::float8' : type === 'date' ? '::text' : ''
  return `beer.${column.name}${cast} AS "${key}"`
}

/**
 * The name that tells a company from others, asked for where there are others: asked for each beer, it would cost a list of
 * 1,000 20 ms.
 */
export const SHOWN_COMPANY = `CASE WHEN EXISTS (
    SELECT FROM companies AS other WHERE other.name_key = company.name_key AND other.id <> company.id
  ) THEN shown_name(company.id) ELSE company.company END AS company`

/** The columns of a beer on a list, from `beers AS beer JOIN companies AS company`. */
export const BEER_COLUMNS = `${LISTED.map(selected).join(', ')}, ${SHOWN_COMPANY}, company.paused_until::text AS "pausedUntil"`

/**
 * Row → what goes on the wire: dollars, percent, `stock` = on hand − reserved.
 * @param today the shop's day, by which a beer is fresh or not, and its brewery away
 */
export function beerSummaryOf(row: BeerRow, today: string): BeerSummary {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    presentation: row.presentation,
    qualification: row.rating,
    qualificationCount: row.ratingCount,
    type: row.type,
    price: dollarsFromCents(row.priceCents),
    ABV: row.abvPercent,
    IBU: row.ibu,
    hops: row.hops,
    stock: row.onHand - row.reserved,
    hasSeller: row.hasSeller,
    pausedUntil: row.pausedUntil !== null && row.pausedUntil >= today ? row.pausedUntil : null,
    status: row.available && !row.blocked,
    image: beerPicture(row),
    companyId: row.companyId,
    company: { id: row.companyId, company: row.company },
    volumeMl: row.volumeMl,
    unitsPerPack: row.unitsPerPack,
    pricePerLitre: row.litreCents === null ? null : dollarsFromCents(row.litreCents),
    packagedOn: row.packagedOn,
    bestBefore: row.bestBefore,
    fresh: isFresh(row, today),
  }
}

/** What a beer's seller and admins are told beside it: units in the store and held, what took it off sale, its edition. */
export function keptFactsOf(
  row: BeerRow,
  today: string,
): Pick<OwnBeer, 'onHand' | 'held' | 'blocked' | 'pastDate' | 'archived' | 'edition' | 'labelSeed'> {
  return {
    onHand: row.onHand,
    held: row.reserved,
    blocked: row.blocked,
    pastDate: isPastDate(row, today),
    archived: row.archivedAt !== null,
    edition: row.edition,
    labelSeed: row.labelSeed ?? row.id,
  }
}
