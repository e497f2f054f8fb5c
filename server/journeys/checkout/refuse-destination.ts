import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { LockedBeer } from './lock-beers.ts'

/**
 * Whether each brewery ships to where the order goes. Refuses: not-shipped-there, naming the beers that stay.
 */
export function checkDestination(
  beers: Pick<LockedBeer, 'id' | 'name' | 'shipsTo'>[],
  country: string,
): Refusal | undefined {
  const staying = beers.filter(({ shipsTo }) => shipsTo !== null && !shipsTo.includes(country))
  if (!staying.length) return undefined
  const names = staying.map(({ name }) => name).join(', ')
  return refuse('not-shipped-there', {
    country,
    names,
    beers: staying.map(({ id, name, shipsTo }) => ({ id, name, shipsTo })),
  })
}

/**
 * The same for an order that is open already, before it is led to its payment: a brewery may have changed its mind. Who
 * is on the payment page and pays there is served. Refuses: not-shipped-there.
 */
export async function refuseDestination(tx: Transaction, orderId: string): Promise<Refusal | undefined> {
  const { rows } = await tx.execute<Pick<LockedBeer, 'id' | 'name' | 'shipsTo'> & { country: string }>(sql`
    SELECT beer_id AS id, line.name, ships_to AS "shipsTo", orders.country
    FROM order_lines AS line JOIN companies ON companies.id = company_id JOIN orders ON orders.id = order_id
    WHERE order_id = ${orderId} ORDER BY beer_id`)
  return rows[0] && checkDestination(rows, rows[0].country)
}
