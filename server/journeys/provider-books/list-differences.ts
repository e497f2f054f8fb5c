import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { DifferenceState } from '#contract/provider-book-kinds.ts'
import type { listDifferences as call, ListedDifference } from '#contract/provider-books.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'

type Row = Omit<ListedDifference, 'theirs' | 'ours'> & {
  theirsCents: number | null
  oursCents: number | null
}

/** What has ended by itself is gone, also where somebody had closed it before. */
const STATE = sql`CASE WHEN gone_at IS NOT NULL THEN 'gone' WHEN closed_at IS NOT NULL THEN 'closed' ELSE 'open' END`

/** Differences in a state, oldest first, those that have ended newest first. Past the end: an empty list. */
export async function listDifferences(
  db: Database,
  { state = 'open', kind, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const isListed = sql`${STATE} = ${state} AND kind = coalesce(${kind ?? null}, kind)`
  const { rows } = await db.execute<Row>(sql`
    SELECT difference.id, kind, ${STATE} AS state, movement, report, about, theirs_cents AS "theirsCents",
           ours_cents AS "oursCents", currency, at, found_at AS "foundAt", order_id AS "orderId", payment_id AS "paymentId",
           payout_id AS "payoutId", closed_at AS "closedAt", users.name AS admin, reason
    FROM provider_differences AS difference LEFT JOIN users ON users.id = admin_id
    WHERE ${isListed}
    ORDER BY ${state === 'open' ? sql`found_at, difference.id` : sql`coalesce(gone_at, closed_at) DESC, difference.id`}
    ${page.rows}`)
  const counted = await db.execute<{ state: DifferenceState; count: number; listed: number }>(sql`
    SELECT ${STATE} AS state, count(*), count(*) FILTER (WHERE ${isListed}) AS listed FROM provider_differences GROUP BY 1`)
  const counts = { open: 0, closed: 0, gone: 0 }
  for (const each of counted.rows) counts[each.state] = each.count
  const listed = counted.rows.reduce((sum, each) => sum + each.listed, 0)
  const amount = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents))
  return {
    differences: rows.map(({ theirsCents, oursCents, at, foundAt, closedAt, ...row }) => ({
      ...row,
      theirs: amount(theirsCents),
      ours: amount(oursCents),
      at: new Date(at).toISOString(),
      foundAt: new Date(foundAt).toISOString(),
      closedAt: closedAt && new Date(closedAt).toISOString(),
    })),
    counts,
    ...page.counted(listed),
  }
}
