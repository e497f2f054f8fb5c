import { type SQL, sql } from 'drizzle-orm'
import type { HoldRoom } from '#contract/hold-room.ts'
import type { Database } from '#database/open-pool.ts'
import { paymentWaits } from '../../orders/payment-waits.ts'
import { refundDollars } from '../../orders/refund-dollars.ts'
import type { Settings } from '../../settings/env.ts'

const DAY_SECONDS = 86_400
/** Who has paid so much, and kept it paid, is no stranger; a cent for beer of one's own costs nobody anything. */
const PAID_ENOUGH_CENTS = 2_000
/** How many times as much as a stranger holds who has paid so. */
const TIMES_AS_MUCH = 10

/** A transaction reads it for an order, a connection for the cart that tells of it before. */
type Reader = Pick<Database, 'execute'>

/**
 * What a buyer's own record leaves them: nothing after some unpaid holds in a day, nothing of a beer of which they had a
 * hold end unpaid a while ago; who has paid little or nothing, as many units as the settings say, and everybody else ten
 * times as many; less what they took in the last day of what costs nothing, and what orders of theirs hold whose payment may be
 * approved yet. What another open order of theirs holds is not counted, since a new order takes its place.
 */
export async function readOwnRoom(
  env: Settings,
  db: Reader,
  asked: { buyerId: string; beerIds: string[] },
): Promise<{ room: HoldRoom; hasPaid: boolean }> {
  const { hasPaid, unpaidHolds, freeUnits, kept, recent } = await readRecord(env, db, asked)
  const times = hasPaid ? TIMES_AS_MUCH : 1
  const room = {
    units:
      unpaidHolds >= env.UNPAID_HOLDS_PER_DAY
        ? 0
        : times * env.HELD_UNITS - freeUnits - Object.values(kept).reduce((sum, units) => sum + units, 0),
    ofBeers: Object.fromEntries(
      asked.beerIds.map((id) => [
        id,
        recent.includes(id) ? 0 : times * env.HELD_UNITS_OF_A_BEER - (kept[id] ?? 0),
      ]),
    ),
  }
  return { room, hasPaid }
}

type OwnRecord = {
  hasPaid: boolean
  unpaidHolds: number
  freeUnits: number
  /** Units by beer. */
  kept: Record<string, number>
  recent: string[]
}

/**
 * How the buyer has held and paid so far. One hold goes through all orders that took it over, and ends with the last of
 * them, or at once for beers that were left out of it. It was paid when at least half of what it held was; and a beer that
 * it held, when that beer was bought.
 */
async function readRecord(
  env: Settings,
  db: Reader,
  { buyerId, beerIds }: { buyerId: string; beerIds: string[] },
) {
  const inChain = sql`SELECT FROM orders AS other
    WHERE other.buyer_id = ${buyerId} AND other.reserved_until = ended.reserved_until`
  const found = await db.execute<OwnRecord>(sql`
    WITH ended AS (
      SELECT id, reserved_until, total_cents FROM orders AS ended
      WHERE buyer_id = ${buyerId} AND state IN ('pending', 'expired', 'cancelled')
        AND created_at > now() - ${seconds(DAY_SECONDS + env.HOLD_SECONDS)}
        AND reserved_until > now() - ${seconds(DAY_SECONDS)}
        AND (reserved_until <= now() OR NOT EXISTS (${inChain} AND other.stock_held))
    )
    SELECT ${hasPaid(sql`${buyerId}`)} AS "hasPaid",
           (SELECT count(DISTINCT reserved_until)::int FROM ended
            WHERE NOT EXISTS (${inChain} AND other.paid_at IS NOT NULL AND other.total_cents > 0
                              AND other.total_cents * 2 >= ended.total_cents)) AS "unpaidHolds",
           (SELECT coalesce(sum(quantity), 0)::int FROM orders JOIN order_lines ON order_id = orders.id
            WHERE buyer_id = ${buyerId} AND total_cents = 0 AND state = 'paid'
              AND created_at > now() - ${seconds(DAY_SECONDS)}) AS "freeUnits",
           (SELECT coalesce(json_object_agg(beer_id, units), '{}') FROM (
              SELECT beer_id, sum(quantity)::int AS units FROM orders JOIN order_lines ON order_id = orders.id
              WHERE buyer_id = ${buyerId} AND state = 'pending' AND stock_held AND ${paymentWaits} GROUP BY beer_id) AS each) AS kept,
           ARRAY(SELECT DISTINCT held.beer_id FROM ended JOIN order_lines AS held ON held.order_id = ended.id
                 WHERE reserved_until > now() - ${seconds(env.HOLD_AGAIN_AFTER_SECONDS)}
                   AND held.beer_id = ANY(${sql.param(beerIds)}::uuid[])
                   AND NOT EXISTS (${inChain} AND other.paid_at IS NOT NULL AND EXISTS (
                     SELECT FROM order_lines AS bought WHERE bought.order_id = other.id
                       AND bought.beer_id = held.beer_id AND bought.unit_cents > 0))) AS recent`)
  return found.rows[0]!
}

/** SQL that tells whether a buyer has paid enough, less what they had back, to be no stranger. */
export function hasPaid(buyerId: SQL): SQL {
  return sql`coalesce((
    SELECT sum(bought.total_cents - (SELECT coalesce(sum(${refundDollars}), 0) FROM refunds
                                        WHERE payment_id = provider_id))
    FROM orders AS bought JOIN payments ON order_id = bought.id AND disposition = 'applied'
    WHERE bought.buyer_id = ${buyerId} AND bought.state = 'paid'), 0) >= ${PAID_ENOUGH_CENTS}`
}

/** What others who have paid little or nothing leave at an address. @param from what the address is counted under */
export async function readRoomAtAddress(
  env: Settings,
  db: Reader,
  { buyerId, from, beerIds }: { buyerId: string; from: string; beerIds: string[] },
): Promise<HoldRoom> {
  const found = await db.execute<{ beerId: string; units: number }>(sql`
    SELECT beer_id AS "beerId", sum(quantity)::int AS units
    FROM orders JOIN order_lines ON order_id = id
    WHERE held_from = ${from} AND buyer_id <> ${buyerId} GROUP BY beer_id`)
  const held = new Map(found.rows.map(({ beerId, units }) => [beerId, units]))
  const inAll = [...held.values()].reduce((sum, units) => sum + units, 0)
  return {
    units: env.HELD_UNITS_BY_ADDRESS - inAll,
    ofBeers: Object.fromEntries(
      beerIds.map((id) => [id, env.HELD_UNITS_OF_A_BEER_BY_ADDRESS - (held.get(id) ?? 0)]),
    ),
  }
}

const seconds = (count: number) => sql`${count} * interval '1 second'`
