import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { listSaved as call } from '#contract/saved.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf } from '../../features/catalogue/beer-row.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'

type Row = BeerRow & { onSale: boolean; since: Date; centsThen: number; micros: string }

/**
 * What a buyer saved, newest first, on sale or not. The list goes on after a moment and not after a number of rows: what is
 * taken off meanwhile skips none of the others.
 */
export async function listSaved(
  { pool, env }: Pick<Services, 'pool' | 'env'>,
  userId: string,
  { cursor }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const [found, counted] = await Promise.all([
    pool.query<Row>(
      `SELECT ${BEER_COLUMNS}, beer.on_sale AS "onSale", saved.since, saved.cents_then AS "centsThen",
         (extract(epoch FROM saved.since) * 1000000)::bigint::text AS micros
       FROM saved_beers AS saved JOIN beers AS beer ON beer.id = saved.beer_id
       JOIN companies AS company ON company.id = beer.company_id
       WHERE saved.user_id = $1 AND ($2::bigint IS NULL OR
         (saved.since, saved.beer_id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid))
       ORDER BY saved.since DESC, saved.beer_id DESC LIMIT ${BEERS_PER_PAGE + 1}`,
      [userId, cursor?.micros ?? null, cursor?.beerId ?? null],
    ),
    pool.query<{ total: number }>('SELECT count(*)::int AS total FROM saved_beers WHERE user_id = $1', [
      userId,
    ]),
  ])
  const rows = found.rows.slice(0, BEERS_PER_PAGE)
  const last = found.rows.length > rows.length ? rows.at(-1) : undefined
  const today = shopDay(env)
  return {
    beers: rows.map((row) => ({
      ...beerSummaryOf(row, today),
      onSale: row.onSale,
      since: row.since.toISOString(),
      priceThen: dollarsFromCents(row.centsThen),
    })),
    total: counted.rows[0]!.total,
    next: last ? `${last.micros}.${last.id}` : null,
  }
}
