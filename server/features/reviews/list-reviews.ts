import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { MAX_RATE, REVIEWS_PER_PAGE } from '#contract/limits.ts'
import type { listReviews as call, ReviewPage, SellerReview } from '#contract/reviews.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { answerOnWire } from './answer-on-wire.ts'

/**
 * The reviews of a company's beers, newest first, 10 a page, with a summary of all of them that are to be seen. One that
 * an admin has hidden stands in its place without its words, and only where stars and answers are not asked for. Past
 * the end: an empty list.
 * Refuses: user-not-found (no such company, or somebody else's).
 */
export async function listReviews(
  db: Database,
  companyId: string,
  { pag, ...filter }: QueryOf<typeof call>,
  caller: SessionUser,
): Promise<ReviewPage | Refusal> {
  const isKeeper = caller.role === 'Admin' || caller.id === companyId.toLowerCase()
  if (!isKeeper || !isUuid(companyId)) return refuse('user-not-found')
  const page = listPage(pag, REVIEWS_PER_PAGE)
  const last = (pag ?? 1) * REVIEWS_PER_PAGE
  const [summary, beers, reviews, counted] = await Promise.all([
    summarize(db, companyId),
    db.execute<{ id: string; name: string }>(sql`
      SELECT id, name FROM beers WHERE company_id = ${companyId} AND EXISTS (SELECT FROM reviews WHERE beer_id = beers.id)
      ORDER BY name, id`),
    readReviews(
      db,
      sql`SELECT newest.id FROM beers AS beer CROSS JOIN LATERAL (
            SELECT review.id, review.created_at FROM reviews AS review WHERE ${whichReviews(filter)}
            ORDER BY review.created_at DESC, review.id DESC LIMIT ${last}) AS newest
          WHERE ${whichBeers(companyId, filter)} ORDER BY newest.created_at DESC, newest.id DESC ${page.rows}`,
    ),
    db.execute<{ total: number }>(sql`
      SELECT coalesce(sum(counted.reviews), 0)::int AS total FROM beers AS beer CROSS JOIN LATERAL (
        SELECT count(*) AS reviews FROM reviews AS review WHERE ${whichReviews(filter)}) AS counted
      WHERE ${whichBeers(companyId, filter)}`),
  ])
  if (!summary) return refuse('user-not-found')
  const { total } = counted.rows[0]!
  return { reviews, ...page.counted(total), summary, beers: beers.rows }
}

type Filter = Omit<QueryOf<typeof call>, 'pag'>

const whichBeers = (companyId: string, { beer }: Filter): SQL =>
  sql`beer.company_id = ${companyId} AND ${beer ? sql`beer.id = ${beer}` : sql`true`}`

/** Of one beer, so that each is asked by an index of its reviews: by their days, by rate, or those without an answer. */
function whichReviews({ rate, unanswered }: Filter): SQL {
  const conditions = [sql`review.beer_id = beer.id`]
  if (rate) conditions.push(sql`review.rate = ${rate}`)
  if (unanswered) conditions.push(sql`review.answered_at IS NULL`)
  if (rate || unanswered) conditions.push(sql`review.hidden_at IS NULL`)
  return sql.join(conditions, sql` AND `)
}

/**
 * Begins at the company, so that one without reviews is told from none. Count and mean stand with its beers; stars and answers are
 * counted from indexes, beer by beer, and no review is read.
 */
async function summarize(db: Database, companyId: string): Promise<ReviewPage['summary'] | undefined> {
  const found = await db.execute<ReviewPage['summary']>(sql`
    WITH rated AS MATERIALIZED (
      SELECT id, rating_sum, rating_count FROM beers WHERE company_id = ${companyId} AND rating_count > 0
    )
    SELECT (SELECT coalesce(sum(rating_count), 0)::int FROM rated) AS count,
           (SELECT round(sum(rating_sum)::numeric / sum(rating_count), 1)::float FROM rated) AS mean,
           (SELECT json_agg((SELECT coalesce(sum(given.reviews), 0)::int FROM rated CROSS JOIN LATERAL (
              SELECT count(*) AS reviews FROM reviews
              WHERE beer_id = rated.id AND rate = stars AND hidden_at IS NULL) AS given) ORDER BY stars)
            FROM generate_series(1, ${MAX_RATE}::int) AS stars) AS ratings,
           (SELECT coalesce(sum(waiting.reviews), 0)::int FROM rated CROSS JOIN LATERAL (
              SELECT count(*) AS reviews FROM reviews
              WHERE beer_id = rated.id AND answered_at IS NULL AND hidden_at IS NULL) AS waiting) AS unanswered
    FROM companies WHERE companies.id = ${companyId}`)
  return found.rows[0]
}

type Row = Pick<SellerReview, 'id' | 'person' | 'rate' | 'comment' | 'hidden'> & {
  beerId: string
  beerName: string
  date: string
  answer: string
  corrections: number
  answeredAt: string | null
  reason: string | null
  reportedAt: string | null
}

/**
 * Writers with first name and initial, as everybody is shown them (decisions, "Deliberate deviations").
 * @param ids a query for those of a page
 */
async function readReviews(db: Database, ids: SQL): Promise<SellerReview[]> {
  const found = await db.execute<Row>(sql`
    SELECT asked.id, asked.beer_id AS "beerId", beers.name AS "beerName", rate, asked.created_at AS date,
           hidden_at IS NOT NULL AS hidden, CASE WHEN hidden_at IS NULL THEN comment ELSE '' END AS comment,
           answer, cardinality(earlier_answers) AS corrections, answered_at AS "answeredAt", report.reason, report.created_at AS "reportedAt",
           buyer.name || CASE WHEN buyer.last_name = '' THEN '' ELSE ' ' || left(buyer.last_name, 1) || '.' END
             AS person
    FROM (${ids}) AS page JOIN reviews AS asked ON asked.id = page.id JOIN beers ON beers.id = asked.beer_id
    JOIN buyers AS buyer ON buyer.user_id = buyer_id
    LEFT JOIN review_reports AS report ON report.review_id = asked.id
    ORDER BY asked.created_at DESC, asked.id DESC`)
  return found.rows.map(
    ({ beerId, beerName, date, answer, corrections, answeredAt, reason, reportedAt, ...review }) => ({
      ...review,
      beer: { id: beerId, name: beerName },
      date: new Date(date).toISOString(),
      answer: answeredAt ? answerOnWire(answer, new Date(answeredAt), corrections) : null,
      report: reportedAt ? { reason: reason ?? '', date: new Date(reportedAt).toISOString() } : null,
    }),
  )
}
