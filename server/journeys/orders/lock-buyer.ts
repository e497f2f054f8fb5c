import { sql } from 'drizzle-orm'
import { executePrepared } from '#database/execute-prepared.ts'
import type { Transaction } from '#database/open-pool.ts'
import { passGates } from './placing-gate.ts'

/** The buyer's profile as far as an order needs it; empty where it was never filled in. */
export type OrderingBuyer = {
  name: string
  lastName: string
  address: string
  city: string
  state: string
  country: string
  phone: string
}

/**
 * Reads the buyer and holds their row until the transaction ends, so that one buyer's purchases are placed one after
 * another, in however many tabs and processes they are started. In the same statement it passes the gates of the beers
 * that are wanted. Undefined when this is no buyer who may buy.
 */
export async function lockBuyer(
  tx: Transaction,
  buyerId: string,
  wantedBeerIds: string[],
): Promise<OrderingBuyer | undefined> {
  const found = await executePrepared<OrderingBuyer>(
    tx,
    sql`
    SELECT coalesce(buyers.name, '') AS name, coalesce(buyers.last_name, '') AS "lastName",
           coalesce(buyers.address, '') AS address, coalesce(buyers.city, '') AS city,
           coalesce(buyers.state, '') AS state, coalesce(buyers.country, '') AS country,
           coalesce(buyers.phone, '') AS phone, ${passGates(wantedBeerIds)} AS gates
    FROM users LEFT JOIN buyers ON buyers.user_id = users.id
    WHERE users.id = ${buyerId} AND users.role = 'Person' AND users.active
    FOR NO KEY UPDATE OF users`,
  )
  return found.rows[0]
}
