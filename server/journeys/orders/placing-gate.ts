import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/**
 * Between those who place orders and an admin who takes beers off sale stands a gate, one for each company. Placing passes
 * it before it locks an order or a beer; closing it waits for everybody who is past it. Behind a closed gate every open
 * order of the company's beers is there to be seen, and none is added: so they can be locked before their beers, as
 * settling does, and no order slips through between the two.
 */
const keyOf = (companyId: SQL) => sql`hashtextextended('placing:' || ${companyId}, 0)`

/** SQL (a value to select) that passes the gates of these beers' companies, for as long as the transaction lasts. */
export function passGates(beerIds: string[]): SQL {
  return sql`(
    SELECT count(pg_advisory_xact_lock_shared(${keyOf(sql`company_id`)}))
    FROM (SELECT DISTINCT company_id FROM beers WHERE id = ANY(${sql.param(beerIds)}::uuid[])) AS brewing)`
}

/**
 * Closes the gate of a company until the transaction ends. Taken after a user's row and before the company's, an
 * order's or a beer's; a transaction closes one.
 */
export async function closeGate(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${keyOf(sql`${companyId}::uuid`)})`)
}
