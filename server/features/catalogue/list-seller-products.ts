import type { listSellerProducts as call, SellerProduct } from '#contract/admin-products.ts'
import { isPastDate } from '#contract/beer-dates.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { ADMIN_ROWS_PER_PAGE, type BeerType } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { searchWords } from '../../search/search-words.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'

type Row = {
  id: string
  name: string
  type: BeerType
  presentation: string
  price_cents: number
  /** A numeric column arrives as text. */
  rating: string | null
  rating_count: number
  available: boolean
  blocked: boolean
  best_before: string | null
}

/** All of the patterns in what is written on the beer itself: its brewery is known. */
const FOUND = `search_normal(name || ' ' || type) LIKE ALL ($2::text[])`

/**
 * The beers of a company in whatever state, newest first, 25 a page, of those with every word of `q` in their name or type.
 * Past the end: an empty list. Refuses: user-not-found.
 */
export async function listSellerProducts(
  { pool, env }: Pick<Services, 'pool' | 'env'>,
  companyId: string,
  { q = '', pag = 1 }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(companyId)) return refuse('user-not-found')
  const values = [companyId, searchWords(q).map(partPattern)]
  const { rows: counted } = await pool.query<{ total: number }>(
    `SELECT (SELECT count(*) FROM beers WHERE company_id = company.id AND ${FOUND})::int AS total
     FROM companies AS company WHERE id = $1`,
    values,
  )
  if (!counted[0]) return refuse('user-not-found')
  const { total } = counted[0]
  const { rows } = await pool.query<Row>(
    `SELECT id, name, type, presentation, price_cents, rating, rating_count, available, blocked,
            best_before::text AS best_before
     FROM beers WHERE company_id = $1 AND ${FOUND}
     ORDER BY id DESC LIMIT ${ADMIN_ROWS_PER_PAGE} OFFSET $3`,
    [...values, (pag - 1) * ADMIN_ROWS_PER_PAGE],
  )
  const today = shopDay(env)
  return {
    products: rows.map((row) => productOf(row, today)),
    total,
    totalPages: Math.ceil(total / ADMIN_ROWS_PER_PAGE),
  }
}

function productOf(
  { price_cents, rating, rating_count, best_before, ...row }: Row,
  today: string,
): SellerProduct {
  return {
    ...row,
    price: dollarsFromCents(price_cents),
    qualification: rating === null ? null : Number(rating),
    qualificationCount: rating_count,
    status: row.available && !row.blocked,
    pastDate: isPastDate({ bestBefore: best_before }, today),
  }
}
