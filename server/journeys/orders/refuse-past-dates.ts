import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'

/**
 * Whether an open order may still be led to its payment: nothing new is sold past its date. Who is on the payment page
 * already and pays there is served.
 * @param today the shop's day
 * Refuses: beer-not-on-sale, naming the beers.
 */
export async function refusePastDates(
  tx: Transaction,
  orderId: string,
  today: string,
): Promise<Refusal | undefined> {
  const { rows: beers } = await tx.execute<{ id: string; name: string }>(sql`
    SELECT beers.id, beers.name FROM order_lines AS line JOIN beers ON beers.id = beer_id
    WHERE order_id = ${orderId} AND best_before < ${today} ORDER BY ${LINES_IN_ORDER}`)
  return beers.length ? refuse('beer-not-on-sale', { beers }) : undefined
}
