import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { backDollars } from '../../orders/refund-dollars.ts'
import type { Settings } from '../../settings/env.ts'
import { shopDay } from '../../shop-day.ts'

/** Over how many days sales make room. */
const SALES_DAYS = 30
/** No more of a company's lines are added up than this, so that counting costs a large one as little as a small one. */
const SALES_LINES = 2000

/** How many more beers a company may publish, and why no more. */
export type RoomForBeers = {
  /** Whether its seller has shown that the e-mail is theirs. */
  proved: boolean
  /** In all while nothing is proved, otherwise today; Infinity where nothing is limited. */
  room: number
  used: number
  left: number
  /** From when on there is room again; null until the e-mail is confirmed. */
  againAt: Date | null
}

type RoomSettings = Pick<
  Settings,
  'RATE_LIMITS' | 'UNPROVED_BEERS' | 'BEERS_PER_DAY' | 'BEERS_PER_DAY_AT_MOST' | 'SHOP_TIMEZONE'
>

/**
 * Keeps the company's row until the transaction ends and reads its room: of two that publish at once, the second counts
 * what the first has published.
 */
export async function holdRoomForBeers(
  tx: Transaction,
  env: RoomSettings,
  companyId: string,
): Promise<RoomForBeers> {
  // A statement of its own: one that waits for a row counts the others' rows as they were before it waited.
  await tx.execute(sql`SELECT FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`)
  return readRoomForBeers(tx, env, companyId)
}

/**
 * A company's room: a few beers in all while its seller's e-mail is not confirmed, then so many a day of the shop's
 * calendar, and one more for each dollar of beer that it sold in the last days and that did not go back. Beers are never
 * deleted, so the rows themselves are the count; turning one off and on or editing it costs nothing.
 */
export async function readRoomForBeers(
  db: Database | Transaction,
  env: RoomSettings,
  companyId: string,
): Promise<RoomForBeers> {
  const zone = env.SHOP_TIMEZONE
  const today = sql`${shopDay(env)}::date`
  const found = await db.execute<{
    proved: boolean
    inAll: number
    today: number
    dollars: number
    tomorrow: string
  }>(sql`
    SELECT coalesce(users.email_verified, false) AS proved,
           (SELECT count(*)::int FROM (SELECT FROM beers WHERE company_id = companies.id
                                       LIMIT ${env.UNPROVED_BEERS}) AS first) AS "inAll",
           (SELECT count(*)::int FROM beers WHERE company_id = companies.id
              AND created_at >= (${today}::timestamp AT TIME ZONE ${zone})) AS today,
           ${dollarsSold()} AS dollars,
           ((${today} + 1)::timestamp AT TIME ZONE ${zone})::text AS tomorrow
    FROM companies LEFT JOIN users ON users.id = user_id WHERE companies.id = ${companyId}`)
  const { proved, dollars, tomorrow, ...published } = found.rows[0]!
  const used = proved ? published.today : published.inAll
  if (env.RATE_LIMITS === 'off') return { proved, used, room: Infinity, left: Infinity, againAt: null }
  const perDay = Math.max(env.BEERS_PER_DAY, Math.min(env.BEERS_PER_DAY + dollars, env.BEERS_PER_DAY_AT_MOST))
  const room = proved ? perDay : env.UNPROVED_BEERS
  const left = Math.max(0, room - used)
  return { proved, room, used, left, againAt: proved ? new Date(tomorrow) : null }
}

/** Whole dollars of the company's beer that were paid in the last days, without what went back. Free beer is none. */
function dollarsSold() {
  return sql`(
    SELECT least(coalesce(sum(quantity::bigint * unit_cents - coalesce(back.cents, 0)), 0) / 100, 1000000)::int
    FROM (SELECT order_id, beer_id, quantity, unit_cents, charge_unit_cents FROM order_lines
          WHERE company_id = companies.id AND order_id > uuidv7(-make_interval(days => ${SALES_DAYS}))
          ORDER BY order_id DESC LIMIT ${SALES_LINES}) AS line
    JOIN orders ON orders.id = line.order_id AND orders.state = 'paid'
    LEFT JOIN LATERAL (SELECT sum(${backDollars}) AS cents FROM refunds
                       JOIN refund_lines AS back ON refund_id = refunds.id AND back.beer_id = line.beer_id
                       WHERE refunds.order_id = line.order_id) AS back ON true)`
}

/** Says that there is no room: no-room-unproved, or no-room-today with `retryAfterSeconds`. */
export function refuseForRoom({ used, room, againAt }: RoomForBeers): Refusal {
  if (!againAt) return refuse('no-room-unproved', { room })
  const retryAfterSeconds = Math.max(1, Math.ceil((againAt.getTime() - Date.now()) / 1000))
  return refuse('no-room-today', { used, retryAfterSeconds })
}
