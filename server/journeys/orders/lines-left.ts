import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { chargeLeft, unitsLeft } from '../../orders/units-left.ts'

/**
 * Units of an order's line that have not been given back, what was charged for each, and what of the line's money has not gone back:
 * less than they cost where its price was lowered.
 */
export type LineLeft = {
  beerId: string
  companyId: string
  quantity: number
  /** In cents of dollars, as it was told when it was sold. */
  unitCents: number
  chargeUnitCents: number
  leftCents: number
}

/** Every line of an order with the units that have not been given back; 0 where all of them were, with or without money. */
export async function linesLeft(tx: Transaction, orderId: string): Promise<LineLeft[]> {
  const found = await tx.execute<LineLeft>(sql`
    SELECT line.beer_id AS "beerId", line.company_id AS "companyId", line.unit_cents AS "unitCents",
           line.charge_unit_cents AS "chargeUnitCents",
           ${unitsLeft} AS quantity, ${chargeLeft} AS "leftCents"
    FROM order_lines AS line WHERE line.order_id = ${orderId} ORDER BY line.beer_id`)
  return found.rows
}
