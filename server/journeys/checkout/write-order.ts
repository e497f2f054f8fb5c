import { sql } from 'drizzle-orm'
import type { DeliveryAddress } from '#contract/checkout.ts'
import { CURRENCY } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { LockedBeer } from './lock-beers.ts'

export type NewOrder = {
  buyerId: string
  /** The whole key, or only its beginning where `isNumbered`: then the buyer's next number for it comes behind. */
  key: string
  isNumbered: boolean
  requestHash: string
  delivery: DeliveryAddress & { phone: string }
  holdSeconds: number
  lines: { beer: LockedBeer; quantity: number }[]
  /** Open orders of the same buyer that this one takes the place of, and the units that they give back. */
  replaced: { id: string; lines: { beerId: string; quantity: number }[] }[]
}

/**
 * Writes the order in one statement: holds its beers, writes its lines, cancels what it replaces. The caller holds the
 * buyer, the replaced orders and every beer, and has checked the stock; the conditions here and the tables' CHECKs
 * say it once more.
 */
export async function writeOrder(tx: Transaction, order: NewOrder): Promise<string> {
  const { delivery, lines } = order
  const units = heldUnits(order)
  const totalCents = lines.reduce((sum, { beer, quantity }) => sum + beer.priceCents * quantity, 0)
  const written = await tx.execute<{ id: string; moved: number }>(sql`
    WITH change AS (
      SELECT * FROM unnest(${sql.param([...units.keys()])}::uuid[], ${sql.param([...units.values()])}::int[])
        AS change(beer_id, units)
    ), held AS (
      UPDATE beers SET reserved = reserved + change.units
      FROM change
      WHERE beers.id = change.beer_id
        AND (change.units < 0 OR (on_sale AND on_hand - reserved >= change.units))
      RETURNING 1
    ), replaced AS (
      UPDATE orders SET state = 'cancelled', stock_held = false
      WHERE id = ANY(${sql.param(order.replaced.map(({ id }) => id))}::uuid[])
      RETURNING id
    ), placed AS (
      INSERT INTO orders (buyer_id, idempotency_key, request_hash, total_cents, currency, reserved_until,
                          recipient, address, city, address_state, country, phone)
      SELECT ${order.buyerId}::uuid, ${order.key}::text || ${attemptNumber(order)}, ${order.requestHash},
             ${totalCents}::bigint, ${CURRENCY}, now() + ${order.holdSeconds}::int * interval '1 second',
             ${delivery.recipient}, ${delivery.address}, ${delivery.city}, ${delivery.state},
             ${delivery.country}, ${delivery.phone}
      RETURNING id
    ), lines AS (
      INSERT INTO order_lines (order_id, beer_id, company_id, quantity, unit_cents, name, presentation, image,
                               company_name)
      SELECT placed.id, line.*
      FROM placed, unnest(
        ${sql.param(lines.map(({ beer }) => beer.id))}::uuid[],
        ${sql.param(lines.map(({ beer }) => beer.companyId))}::uuid[],
        ${sql.param(lines.map(({ quantity }) => quantity))}::int[],
        ${sql.param(lines.map(({ beer }) => beer.priceCents))}::int[],
        ${sql.param(lines.map(({ beer }) => beer.name))}::text[],
        ${sql.param(lines.map(({ beer }) => beer.presentation))}::text[],
        ${sql.param(lines.map(({ beer }) => beer.image))}::text[],
        ${sql.param(lines.map(({ beer }) => beer.companyName))}::text[]) AS line
    ), told AS (
      INSERT INTO order_events (order_id, event, from_state, to_state, detail)
      SELECT id, 'placed', NULL, 'pending', NULL FROM placed
      UNION ALL
      SELECT replaced.id, 'cancelled', 'pending', 'cancelled', jsonb_build_object('replacedBy', placed.id)
      FROM replaced, placed
    )
    SELECT placed.id, (SELECT count(*) FROM held) AS moved FROM placed`)
  const { id, moved } = written.rows[0]!
  if (moved !== units.size) throw new Error(`order ${id} holds ${moved} of ${units.size} beers`)
  return id
}

/** What becomes of `reserved`, beer by beer: the new order's units less those that are given back. */
function heldUnits({ lines, replaced }: NewOrder): Map<string, number> {
  const units = new Map(lines.map(({ beer, quantity }) => [beer.id, quantity]))
  for (const { beerId, quantity } of replaced.flatMap((order) => order.lines)) {
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
