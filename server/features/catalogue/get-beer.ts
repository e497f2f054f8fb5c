import type { Pool } from 'pg'
import { isPastDate } from '#contract/beer-dates.ts'
import type { BeerDetail } from '#contract/catalogue.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { BEER_REVIEWS_LIMIT, MAX_RATE } from '#contract/limits.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf, keptFactsOf } from './beer-row.ts'

type ReviewRow = BeerDetail['Qualifications'][number]
type DetailRow = BeerRow & {
  ships_to: string[] | null
  pause_note: string
  on_sale: boolean
  company_active: boolean
  held_for_buyer: number
  reviews: ReviewRow[] | null
  /** Counted only where not all reviews are read. */
  ratings: number[] | null
}

/** An instant as ISO text. */
function isoText(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** Reviews show a first name and an initial (decisions, "Deliberate deviations"); of a deleted account, that it is one. */
const REVIEWS = `SELECT json_agg(json_build_object('id', review.id, 'rate', review.rate, 'comment', review.comment,
    'person', buyer.name || CASE WHEN buyer.last_name = '' THEN '' ELSE ' ' || left(buyer.last_name, 1) || '.' END,
    'date', ${isoText('review.created_at')}, 'answer', CASE WHEN review.answered_at IS NOT NULL
      THEN json_build_object('text', review.answer, 'date', ${isoText('review.answered_at')}) END)
    ORDER BY review.created_at DESC, review.id DESC)
  FROM (SELECT * FROM reviews WHERE beer_id = beer.id AND hidden_at IS NULL ORDER BY created_at DESC, id DESC
    LIMIT ${BEER_REVIEWS_LIMIT}) AS review
  JOIN buyers AS buyer ON buyer.user_id = review.buyer_id`

const RATINGS = `SELECT json_agg((SELECT count(*) FROM reviews
    WHERE beer_id = beer.id AND rate = stars AND hidden_at IS NULL) ORDER BY stars)
  FROM generate_series(1, ${MAX_RATE}) AS stars`

/** What the buyer's own open order holds is still there for that buyer. */
const HELD_FOR_BUYER = `coalesce((SELECT sum(line.quantity) FROM orders JOIN order_lines AS line ON line.order_id = orders.id
  WHERE orders.buyer_id = $2 AND orders.stock_held AND line.beer_id = beer.id), 0)::int`

/** The statement behind `getBeer`, its plan kept by name; with a buyer it also adds up what they hold. */
export function beerQuery(id: string, buyerId: string | null) {
  return {
    name: buyerId ? 'beer-for-buyer' : 'beer',
    text: `SELECT ${BEER_COLUMNS}, company.ships_to, company.pause_note, beer.on_sale, beer.company_active, ${buyerId ? HELD_FOR_BUYER : '0'} AS held_for_buyer,
        CASE WHEN beer.rating_count > 0 THEN (${REVIEWS}) END AS reviews,
        CASE WHEN beer.rating_count > ${BEER_REVIEWS_LIMIT} THEN (${RATINGS}) END AS ratings
      FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id WHERE beer.id = $1`,
    values: buyerId ? [id, buyerId] : [id],
  }
}

/**
 * One beer with its reviews, newest first, at most 1,000; `ratings` counts all. One that is no longer made stays for everybody to
 * read, unless the administration took it off sale, or its brewery; otherwise a beer that is not on sale, or past its date, is there only for its seller
 * and admins, who are also told what is kept about it. Refuses: beer-not-found.
 * @param today the shop's day
 */
export async function getBeer(
  pool: Pool,
  id: string,
  caller: SessionUser | null,
  today: string,
): Promise<BeerDetail | Refusal> {
  if (!isUuid(id)) return refuse('beer-not-found')
  const buyerId = caller?.role === 'Person' ? caller.id : null
  const { rows } = await pool.query<DetailRow>(beerQuery(id, buyerId))
  const row = rows[0]
  const isKeeper = row && (caller?.role === 'Admin' || caller?.id === row.companyId)
  if (!row) return refuse('beer-not-found')
  const isOnSale = row.on_sale && !isPastDate(row, today)
  const isArchived = row.archivedAt !== null && !row.blocked && row.company_active
  if (!isOnSale && !isArchived && !isKeeper) return refuse('beer-not-found')
  const beer = beerSummaryOf(row, today)
  const reviews = row.reviews ?? []
  return {
    ...beer,
    stock: beer.stock + row.held_for_buyer,
    shipsTo: row.ships_to,
    pauseNote: beer.pausedUntil === null ? '' : row.pause_note,
    Qualifications: reviews,
    ratings:
      row.ratings ?? [1, 2, 3, 4, 5].map((stars) => reviews.filter((review) => review.rate === stars).length),
    ...(row.archivedAt !== null && { archived: true }),
    ...(isKeeper && keptFactsOf(row, today)),
  }
}
