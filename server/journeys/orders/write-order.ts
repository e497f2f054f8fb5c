import { sql } from 'drizzle-orm'
import type { DeliveryAddress } from '#contract/orders.ts'
import { executePrepared } from '#database/execute-prepared.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Quote } from '../../charge/quote.ts'
import type { LockedBeer } from './lock-beers.ts'
import type { Holding } from './may-hold.ts'
import { type OwnOrder, unitsHeldBy } from './own-orders.ts'
import { NO_LONGER_HELD } from './release-holds.ts'

/** `place`: where it stood in the cart, from 0; `unitChargeCents` in the quote's currency. */
type OrderedLine = { beer: LockedBeer; quantity: number; place: number; unitChargeCents: number }

export type NewOrder = {
  buyerId: string
  /** The whole key, or only its beginning where `isNumbered`: then the buyer's next number for it comes behind. */
  key: string
  isNumbered: boolean
  requestHash: string
  delivery: DeliveryAddress & { phone: string }
  holding: Holding
  /** For how long it can be paid, and holds its beers unless it takes over a hold. */
  holdSeconds: number
  lines: OrderedLine[]
  /** How its dollars became what is charged; of one that costs nothing it does not matter. */
  quote: Quote
  /** Open orders of the same buyer that this one takes the place of; what they hold it takes over, or they give back. */
  replaced: Pick<OwnOrder, 'id' | 'heldUntil' | 'lines'>[]
}

/**
 * Writes the order in one statement: holds its beers where it may, writes its lines, cancels what it replaces. A hold that
 * it takes over ends when it would have ended: otherwise beers could be held for ever. Answers its id and until when its
 * beers are held; null where they are not. The caller holds the
 * buyer, the replaced orders and every beer, and has checked the stock; the conditions here and the tables' CHECKs
 * say it once more.
 */
export async function writeOrder(
  tx: Transaction,
  order: NewOrder,
): Promise<{ orderId: string; heldUntil: Date | null }> {
  const { delivery, lines, holding } = order
  const { currency, rate, source, at } = order.quote
  const units = heldUnits(order)
  const totalCents = lines.reduce((sum, { beer, quantity }) => sum + beer.priceCents * quantity, 0)
  const chargeCents = chargeOf(lines)
  const replacedIds = sql`${sql.param(order.replaced.map(({ id }) => id))}::uuid[]`
  const written = await executePrepared<{ id: string; heldUntil: string | null; moved: number }>(
    tx,
    sql`
    WITH change AS (
      SELECT * FROM unnest(${sql.param([...units.keys()])}::uuid[], ${sql.param([...units.values()])}::int[])
        AS change(beer_id, units)
    ), held AS (
      UPDATE beers SET reserved = reserved + change.units
      FROM change
      WHERE beers.id = change.beer_id
        AND (change.units < 0 OR (on_sale AND has_seller AND on_hand - reserved >= change.units))
      RETURNING 1
    ), replaced AS (
      UPDATE orders
      SET state = 'cancelled', ${holding.isHeld ? sql`stock_held = false, held_from = NULL` : NO_LONGER_HELD}
      WHERE id = ANY(${replacedIds})
      RETURNING id
    ), placed AS (
      INSERT INTO orders (buyer_id, idempotency_key, request_hash, total_cents, charge_currency, charge_cents, rate,
                          rate_source, rate_at, payable_until, stock_held, held_from, reserved_until, recipient, address, city, address_state, country, phone)
      SELECT ${order.buyerId}::uuid, ${order.key}::text || ${attemptNumber(order)}, ${order.requestHash},
             ${totalCents}::bigint, ${currency}, ${chargeCents}::bigint, ${rate}::numeric,
             ${source}, ${at?.toISOString() ?? null}::timestamptz, now() + hold.length, ${holding.isHeld}, ${holding.from},
             -- Never later than it can be paid: holds may have become shorter since the one that it takes over.
             CASE WHEN ${holding.isHeld} THEN least(now() + hold.length,
               (SELECT min(reserved_until) FROM orders
                WHERE id = ANY(${replacedIds}) AND stock_held AND reserved_until > now())) END,
             ${delivery.recipient}, ${delivery.address}, ${delivery.city}, ${delivery.state},
             ${delivery.country}, ${delivery.phone}
      FROM (SELECT ${order.holdSeconds}::int * interval '1 second' AS length) AS hold
      RETURNING id, reserved_until
    ), lines AS (
      INSERT INTO order_lines (order_id, beer_id, company_id, place, quantity, unit_cents, charge_unit_cents, name,
                               presentation, image, company_name, type)
      SELECT placed.id, line.*
      FROM placed, unnest(
        ${sql.param(lines.map(({ beer }) => beer.id))}::uuid[],
        ${sql.param(lines.map(({ beer }) => beer.companyId))}::uuid[],
        ${sql.param(lines.map(({ place }) => place))}::smallint[],
        ${sql.param(lines.map(({ quantity }) => quantity))}::int[],
        ${sql.param(lines.map(({ beer }) => beer.priceCents))}::int[],
        ${sql.param(lines.map(({ unitChargeCents }) => unitChargeCents))}::bigint[],
        ${sql.param(lines.map(({ beer }) => beer.name))}::text[],
        ${sql.param(lines.map(({ beer }) => beer.presentation))}::text[],
        ${sql.param(lines.map(({ beer }) => beer.image))}::text[],
        ${sql.param(lines.map(({ beer }) => beer.companyName))}::text[],
        ${sql.param(lines.map(({ beer }) => beer.type))}::text[]) AS line
    ), told AS (
      INSERT INTO order_events (order_id, event, from_state, to_state, detail)
      SELECT id, 'placed', NULL, 'pending',
             CASE WHEN ${!holding.isHeld} THEN jsonb_build_object('reason', 'not-held') END FROM placed
      UNION ALL
      SELECT replaced.id, 'cancelled', 'pending', 'cancelled', jsonb_build_object('replacedBy', placed.id)
      FROM replaced, placed
    )
    SELECT placed.id, reserved_until AS "heldUntil", (SELECT count(*) FROM held) AS moved FROM placed`,
  )
  const { id, heldUntil, moved } = written.rows[0]!
  if (moved !== units.size) throw new Error(`order ${id} holds ${moved} of ${units.size} beers`)
  return { orderId: id, heldUntil: heldUntil === null ? null : new Date(heldUntil) }
}

/** What all of it is charged: the sum of its units. */
export function chargeOf(lines: Pick<OrderedLine, 'quantity' | 'unitChargeCents'>[]): number {
  return lines.reduce((sum, { quantity, unitChargeCents }) => sum + quantity * unitChargeCents, 0)
}

/** What becomes of `reserved`, beer by beer: the units that the new order holds less those that are given back. */
function heldUnits({ holding, lines, replaced }: NewOrder): Map<string, number> {
  const units = new Map(holding.isHeld ? lines.map(({ beer, quantity }) => [beer.id, quantity]) : [])
  for (const [beerId, quantity] of unitsHeldBy(replaced)) {
    units.set(beerId, (units.get(beerId) ?? 0) - quantity)
  }
  for (const [beerId, change] of units) if (change === 0) units.delete(beerId)
  return units
}

/** The same cart may be bought again once its order has ended: its key counts the buyer's attempts. */
function attemptNumber({ buyerId, key, isNumbered }: NewOrder) {
  if (!isNumbered) return sql`''`
  return sql`(SELECT count(*) + 1 FROM orders
              WHERE buyer_id = ${buyerId}::uuid AND starts_with(idempotency_key, ${key}))::text`
}
