import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { listFruitlessSearches as call, FruitlessSearch } from '#contract/fruitless-searches.ts'
import { listPage } from '../../list-page.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'

/** Words that were looked for in vain, those that were most often first, and how many searches were only counted. */
export async function listFruitlessSearches(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { days = '30', found = 'none', pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const among = sql`fruitless_searches
    WHERE day > ${shopDay(env)}::date - ${Number(days)}::int AND found_some = ${found === 'some'}`
  const [rows, counted] = await Promise.all([
    db.execute<FruitlessSearch>(sql`
      SELECT words, sum(times)::int AS times, max(day)::text AS "lastDay" FROM ${among} AND words <> ''
      GROUP BY words ORDER BY sum(times) DESC, max(day) DESC, words ${page.rows}`),
    db.execute<{ total: number; others: number }>(sql`
      SELECT count(DISTINCT words) FILTER (WHERE words <> '')::int AS total,
        coalesce(sum(times) FILTER (WHERE words = ''), 0)::int AS others FROM ${among}`),
  ])
  const { total, others } = counted.rows[0]!
  return { searches: rows.rows, ...page.counted(total), others }
}
