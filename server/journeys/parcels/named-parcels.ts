import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#contract/is-uuid.ts'
import { isOrderCode, ORDER_CODE_CHARACTERS } from '#contract/order-code.ts'
import type { Database } from '#database/open-pool.ts'

/**
 * SQL of a company's parcels of these orders, joined with them: each is found by an index, by its id or its code.
 * @param names ids and codes in lower case; what is neither names none
 */
export function parcelsOf(companyId: string, names: readonly string[]): SQL {
  return sql`(${idsOf(names)}) AS named JOIN orders ON orders.id = named.id
    JOIN parcels ON parcels.order_id = named.id AND parcels.company_id = ${companyId}`
}

/** A company's orders whose id or code a text is, with or without a # before it; none where it is neither. */
export async function ordersNamed(db: Database, companyId: string, typed: string): Promise<string[]> {
  const name = typed.replace(/^#/, '').toLowerCase()
  if (!isUuid(name) && !isOrderCode(name)) return []
  const { rows } = await db.execute<{ id: string }>(sql`SELECT named.id FROM ${parcelsOf(companyId, [name])}`)
  return rows.map(({ id }) => id)
}

function idsOf(names: readonly string[]): SQL {
  const ids = sql.param(names.filter(isUuid))
  const codes = sql.param(names.filter(isOrderCode))
  return sql`SELECT id FROM orders WHERE id = ANY (${ids}::uuid[])
    UNION SELECT id FROM orders WHERE right(id::text, ${sql.raw(String(ORDER_CODE_CHARACTERS))}) = ANY (${codes}::text[])`
}
