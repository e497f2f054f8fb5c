import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { countryName } from '#contract/texts/country-names.ts'
import type { Transaction } from '#database/open-pool.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import type { LockedBeer } from './lock-beers.ts'

type StayingBeer = Pick<LockedBeer, 'id' | 'name' | 'shipsTo'>

/** That these beers are not shipped to where the order goes: not-shipped-there, naming them. */
export function refuseStaying(staying: StayingBeer[], country: string): Refusal {
  const names = staying.map(({ name }) => name).join(', ')
  return refuse('not-shipped-there', {
    country,
    where: countryName(country),
    names,
    beers: staying.map(({ id, name, shipsTo }) => ({ id, name, shipsTo })),
  })
}

/**
 * Whether an order that is open already may still be led to its payment: a brewery may have changed its mind. Who is on the payment page and pays there is served. Refuses: not-shipped-there.
 */
export async function refuseDestination(tx: Transaction, orderId: string): Promise<Refusal | undefined> {
  const { rows } = await tx.execute<StayingBeer & { country: string }>(sql`
    SELECT beer_id AS id, line.name, ships_to AS "shipsTo", orders.country
    FROM order_lines AS line JOIN companies ON companies.id = company_id JOIN orders ON orders.id = order_id
    WHERE order_id = ${orderId} AND NOT coalesce(orders.country = ANY(ships_to), true) ORDER BY ${LINES_IN_ORDER}`)
  return rows[0] && refuseStaying(rows, rows[0].country)
}
