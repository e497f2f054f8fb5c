import type { Pool } from 'pg'
import { isPastDate } from '#contract/beer-dates.ts'
import type { BeerDetail } from '#contract/catalogue.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { BEER_REVIEWS_SHOWN, MAX_RATE } from '#contract/limits.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf, keptFactsOf } from './beer-row.ts'
import { type PublicReview, publicReviews } from './public-reviews.ts'

type DetailRow = BeerRow & {
  ships_to: string[] | null
  pause_note: string
  on_sale: boolean
  company_active: boolean
  held_for_buyer: number
  reviews: PublicReview[] | null
  ratings: number[] | null
}

/** With those that the page does not show as yet, one more: so that it is known whether there are any. */
const REVIEWS = publicReviews(`SELECT * FROM reviews WHERE beer_id = beer.id AND hidden_at IS NULL
    AND ($2::uuid IS NULL OR (created_at, id) < (SELECT created_at, id FROM reviews WHERE id = $2 AND beer_id = beer.id))
  ORDER BY created_at DESC, id DESC LIMIT ${BEER_REVIEWS_SHOWN + 1}`)

const RATINGS = `SELECT json_agg((SELECT count(*) FROM reviews
    WHERE beer_id = beer.id AND rate = stars AND hidden_at IS NULL) ORDER BY stars)
  FROM generate_series(1, ${MAX_RATE}) AS stars`

/** What the buyer's own open order holds is still there for that buyer. */
const HELD_FOR_BUYER = `coalesce((SELECT sum(line.quantity) FROM orders JOIN order_lines AS line ON line.order_id = orders.id
  WHERE orders.buyer_id = $3 AND orders.stock_held AND line.beer_id = beer.id), 0)::int`

/** The statement behind `getBeer`, its plan kept by name; with a buyer it also adds up what they hold. `before`: a review's id. */
export function beerQuery(id: string, buyerId: string | null, before: string | null = null) {
  return {
    name: buyerId ? 'beer-for-buyer' : 'beer',
    text: `SELECT ${BEER_COLUMNS}, company.ships_to, company.pause_note, beer.on_sale, beer.company_active, ${buyerId ? HELD_FOR_BUYER : '0'} AS held_for_buyer,
        CASE WHEN beer.rating_count > 0 THEN (${REVIEWS}) END AS reviews,
        CASE WHEN beer.rating_count > 0 THEN (${RATINGS}) END AS ratings
      FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id WHERE beer.id = $1`,
    values: buyerId ? [id, before, buyerId] : [id, before],
  }
}

/**
 * One beer with its newest reviews, or with those before one of them; `ratings` counts all. One that is no longer made stays for everybody to
 * read, unless the administration took it off sale, or its brewery; otherwise a beer that is not on sale, or past its date, is there only for its seller
 * and admins, who are also told what is kept about it. Refuses: beer-not-found.
 * @param today the shop's day
 * @param before a review's id; of one that is gone there are none before
 */
export async function getBeer(
  pool: Pool,
  id: string,
  caller: SessionUser | null,
  today: string,
  before: string | null = null,
): Promise<BeerDetail | Refusal> {
  if (!isUuid(id)) return refuse('beer-not-found')
  const buyerId = caller?.role === 'Person' ? caller.id : null
  const { rows } = await pool.query<DetailRow>(beerQuery(id, buyerId, before))
  const row = rows[0]
  const isKeeper = row && (caller?.role === 'Admin' || caller?.id === row.companyId)
  if (!row) return refuse('beer-not-found')
  const isOnSale = row.on_sale && !isPastDate(row, today)
  const isArchived = row.archivedAt !== null && !row.blocked && row.company_active
  if (!isOnSale && !isArchived && !isKeeper) return refuse('beer-not-found')
  const beer = beerSummaryOf(row, today)
  const read = row.reviews ?? []
  const reviews = read.slice(0, BEER_REVIEWS_SHOWN)
  return {
    ...beer,
    stock: beer.stock + row.held_for_buyer,
    shipsTo: row.ships_to,
    pauseNote: beer.pausedUntil === null ? '' : row.pause_note,
    Qualifications: reviews,
    olderReviews: read.length > reviews.length ? reviews.at(-1)!.id : null,
    ratings: row.ratings ?? Array<number>(MAX_RATE).fill(0),
    ...(row.archivedAt !== null && { archived: true }),
    ...(isKeeper && keptFactsOf(row, today)),
  }
}
