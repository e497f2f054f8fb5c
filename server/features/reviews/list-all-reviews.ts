import { type SQL, sql } from 'drizzle-orm'
import type { listAllReviews as call, JudgedReview } from '#contract/admin-reviews.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { ReviewList } from '#contract/review-lists.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { holdsWords } from '../../search/search-words.ts'

/** Which reviews a list holds, and by which of their instants they are newest first. */
const LISTS: Record<ReviewList, { which: SQL; at: SQL }> = {
  reported: {
    which: sql`report.review_id IS NOT NULL AND report.closed_at IS NULL`,
    at: sql`report.created_at`,
  },
  all: { which: sql`true`, at: sql`review.created_at` },
  hidden: { which: sql`review.hidden_at IS NOT NULL`, at: sql`review.hidden_at` },
}

/** Everybody's reviews as an admin sees them, 25 a page. Past the end: an empty list. */
export async function listAllReviews(
  db: Database,
  { show = 'reported', q, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const { which, at } = LISTS[show]
  const beers = sql`JOIN beers AS beer ON beer.id = review.beer_id`
  const reports = sql`LEFT JOIN review_reports AS report ON report.review_id = review.id`
  const where = sql`WHERE ${which} AND ${saying(q)}`
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT asked.*, buyer.name || ' ' || buyer.last_name AS "writerName"
      FROM (SELECT review.id, review.buyer_id AS "writerId", rate, comment, review.created_at AS date, answer, earlier_answers AS earlier,
                   answered_at AS "answeredAt", hidden_at AS "hiddenAt", beer.id AS "beerId", beer.name AS "beerName",
                   company.id AS "companyId", company.company, report.reason, report.created_at AS "reportedAt",
                   report.outcome, ${at} AS listed_at
            FROM reviews AS review ${beers} JOIN companies AS company ON company.id = beer.company_id ${reports} ${where}
            ORDER BY ${at} DESC, review.id DESC
            ${page.rows}) AS asked
      JOIN buyers AS buyer ON buyer.user_id = asked."writerId"
      ORDER BY listed_at DESC, asked.id DESC`),
    db.execute<{ total: number; waiting: number }>(sql`
      SELECT (SELECT count(*) FROM reviews AS review ${q ? beers : sql``} ${reports} ${where})::int AS total,
             (SELECT count(*) FROM review_reports WHERE closed_at IS NULL)::int AS waiting`),
  ])
  const { total, waiting } = counted.rows[0]!
  return {
    reviews: found.rows.map(asJudged),
    ...page.counted(total),
    waiting,
  }
}

/** Reviews with each word of this in their comment, or in what their beer is found by. */
function saying(q: string | undefined): SQL {
  return holdsWords(sql`(beer.search_text || ' ' || search_normal(review.comment))`, q ?? '')
}

type Row = Pick<JudgedReview, 'id' | 'rate' | 'comment'> & {
  writerId: string
  writerName: string
  date: string
  answer: string
  earlier: string[]
  answeredAt: string | null
  hiddenAt: string | null
  beerId: string
  beerName: string
  companyId: string
  company: string
  reason: string | null
  reportedAt: string | null
  outcome: 'hidden' | 'kept' | null
}

function asJudged(row: Row): JudgedReview {
  const { id, rate, comment, outcome } = row
  const instant = (at: string | null) => at && new Date(at).toISOString()
  const answered = instant(row.answeredAt)
  const reported = instant(row.reportedAt)
  return {
    id,
    beer: { id: row.beerId, name: row.beerName },
    company: { id: row.companyId, company: row.company },
    writer: { id: row.writerId, name: row.writerName.trim() },
    rate,
    comment,
    date: new Date(row.date).toISOString(),
    answer: answered ? { text: row.answer, date: answered, earlier: row.earlier } : null,
    hiddenAt: instant(row.hiddenAt),
    report: reported ? { reason: row.reason ?? '', date: reported, outcome } : null,
  }
}
