import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { REVIEWS_PER_PAGE } from '#contract/limits.ts'
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
  const asked = reviewsOf(companyId, filter)
  const [summary, beers, reviews, counted] = await Promise.all([
    summarize(db, companyId),
    db.execute<{ id: string; name: string }>(sql`
      SELECT id, name FROM beers WHERE company_id = ${companyId} AND EXISTS (SELECT FROM reviews WHERE beer_id = beers.id)
      ORDER BY name, id`),
    readReviews(
      db,
      sql`${asked} ORDER BY review.created_at DESC, review.id DESC
      ${page.rows}`,
    ),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${asked}) AS asked`),
  ])
  if (!summary) return refuse('user-not-found')
  const { total } = counted.rows[0]!
  return { reviews, ...page.counted(total), summary, beers: beers.rows }
}

function reviewsOf(companyId: string, { beer, rate, unanswered }: Omit<QueryOf<typeof call>, 'pag'>): SQL {
  const conditions = [sql`beer.company_id = ${companyId}`]
  if (beer) conditions.push(sql`beer.id = ${beer}`)
  if (rate) conditions.push(sql`review.rate = ${rate}`)
  if (unanswered) conditions.push(sql`review.answered_at IS NULL`)
  if (rate || unanswered) conditions.push(sql`review.hidden_at IS NULL`)
  return sql`SELECT review.*, beer.name AS beer_name FROM reviews AS review JOIN beers AS beer ON beer.id = beer_id
    WHERE ${sql.join(conditions, sql` AND `)}`
}

/** Begins at the company, so that one without reviews is told from none. */
async function summarize(db: Database, companyId: string): Promise<ReviewPage['summary'] | undefined> {
  const found = await db.execute<ReviewPage['summary']>(sql`
    SELECT count(review.id)::int AS count, round(avg(rate), 1)::float AS mean,
           json_build_array(count(*) FILTER (WHERE rate = 1), count(*) FILTER (WHERE rate = 2),
             count(*) FILTER (WHERE rate = 3), count(*) FILTER (WHERE rate = 4),
             count(*) FILTER (WHERE rate = 5)) AS ratings,
           (count(review.id) FILTER (WHERE answered_at IS NULL))::int AS unanswered
    FROM companies LEFT JOIN beers ON beers.company_id = companies.id
    LEFT JOIN reviews AS review ON review.beer_id = beers.id AND review.hidden_at IS NULL
    WHERE companies.id = ${companyId} GROUP BY companies.id`)
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

/** Writers with first name and initial, as everybody is shown them (decisions, "Deliberate deviations"). */
async function readReviews(db: Database, asked: SQL): Promise<SellerReview[]> {
  const found = await db.execute<Row>(sql`
    SELECT asked.id, beer_id AS "beerId", beer_name AS "beerName", rate, asked.created_at AS date,
           hidden_at IS NOT NULL AS hidden, CASE WHEN hidden_at IS NULL THEN comment ELSE '' END AS comment,
           answer, cardinality(earlier_answers) AS corrections, answered_at AS "answeredAt", report.reason, report.created_at AS "reportedAt",
           buyer.name || CASE WHEN buyer.last_name = '' THEN '' ELSE ' ' || left(buyer.last_name, 1) || '.' END
             AS person
    FROM (${asked}) AS asked JOIN buyers AS buyer ON buyer.user_id = buyer_id
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
