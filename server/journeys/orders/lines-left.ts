import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { unitsLeft } from '../../orders/units-left.ts'

/** Units of an order's line that have not been given back, and what was charged for each. */
export type LineLeft = { beerId: string; companyId: string; quantity: number; chargeUnitCents: number }

/** Every line of an order with the units that have not been given back; 0 where all of them were, with or without money. */
export async function linesLeft(tx: Transaction, orderId: string): Promise<LineLeft[]> {
  const found = await tx.execute<LineLeft>(sql`
    SELECT line.beer_id AS "beerId", line.company_id AS "companyId", line.charge_unit_cents AS "chargeUnitCents",
           ${unitsLeft} AS quantity
    FROM order_lines AS line WHERE line.order_id = ${orderId} ORDER BY line.beer_id`)
  return found.rows
}
