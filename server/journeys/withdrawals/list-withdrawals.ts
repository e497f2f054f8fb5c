import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { WITHDRAWAL_STATES } from '#contract/withdrawal-states.ts'
import type { listWithdrawals as call, Withdrawal } from '#contract/withdrawals.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { moneyBack } from '../../orders/money-back.ts'
import { leftDollars } from '../../orders/units-left.ts'
import { holdsWords } from '../../search/search-words.ts'
import { joinWindow, lastDay, windowStanding } from './window-standing.ts'

type State = (typeof WITHDRAWAL_STATES)[number]

/** Withdrawals with what they matched and whether they came in time, newest first, of open ones the oldest first, 25 a page. Past the end: an empty list. */
export async function listWithdrawals(
  db: Database,
  { state = 'open', q, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const found = holdsWords(sql`search_normal(code || ' ' || number || ' ' || email)`, q ?? '')
  // What waits is seen to in turn; what is over is looked up.
  const order = sql.raw(state === 'open' ? 'ASC' : 'DESC')
  const ofState = state === 'all' ? sql`true` : sql`withdrawals.state = ${state}`
  const [rows, counted] = await Promise.all([
    db.execute<ReadRow>(sql`
      WITH page AS (
        SELECT * FROM withdrawals WHERE ${ofState} AND ${found} ORDER BY created_at ${order}, id ${order} ${page.rows}
      )
      SELECT withdrawals.id, code, withdrawals.created_at AS date, email, number, words, withdrawals.state, reason,
             closed_at AS closed, order_id AS "orderId", coalesce(orders.country, '') AS country,
             orders.total_cents AS "totalCents",
             (SELECT sum(${leftDollars})::bigint FROM order_lines AS line WHERE line.order_id = orders.id) AS "leftCents",
             confirmed_at AS confirmed, CASE WHEN orders.id IS NOT NULL THEN ${windowStanding} END AS standing,
             (SELECT coalesce(json_agg(json_build_object('company', shown_name(company_id), 'state', parcels.state,
                       'moneyBack', ${moneyBack}, 'until', ${lastDay}) ORDER BY shown_name(company_id)), '[]')
              FROM parcels WHERE parcels.order_id = orders.id) AS parcels
      FROM page AS withdrawals LEFT JOIN orders ON orders.id = order_id ${joinWindow}
      ORDER BY withdrawals.created_at ${order}, withdrawals.id ${order}`),
    db.execute<{ state: State; count: number }>(
      sql`SELECT state, count(*)::int AS count FROM withdrawals WHERE ${found} GROUP BY state`,
    ),
  ])
  const counts = Object.fromEntries(
    WITHDRAWAL_STATES.map((each) => [each, counted.rows.find((row) => row.state === each)?.count ?? 0]),
  ) as Record<State, number>
  const total = state === 'all' ? counts.open + counts.done + counts.refused : counts[state]
  return { withdrawals: rows.rows.map(onWire), ...page.counted(total), counts }
}

type ReadRow = Omit<Withdrawal, 'totalPrice' | 'left'> & {
  totalCents: number | null
  leftCents: number | null
}

function onWire({ date, closed, confirmed, totalCents, leftCents, ...row }: ReadRow): Withdrawal {
  return {
    ...row,
    totalPrice: totalCents === null ? null : dollarsFromCents(totalCents),
    left: leftCents === null ? null : dollarsFromCents(leftCents),
    date: new Date(date).toISOString(),
    closed: closed && new Date(closed).toISOString(),
    confirmed: confirmed && new Date(confirmed).toISOString(),
  }
}
