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

/** Whether a text is the code of one of a company's orders. */
export async function isNamed(db: Database, companyId: string, code: string): Promise<boolean> {
  if (!isOrderCode(code)) return false
  const { rows } = await db.execute(sql`SELECT FROM ${parcelsOf(companyId, [code])} LIMIT 1`)
  return rows.length > 0
}

function idsOf(names: readonly string[]): SQL {
  const ids = sql.param(names.filter(isUuid))
  const codes = sql.param(names.filter(isOrderCode))
  return sql`SELECT id FROM orders WHERE id = ANY (${ids}::uuid[])
    UNION SELECT id FROM orders WHERE right(id::text, ${sql.raw(String(ORDER_CODE_CHARACTERS))}) = ANY (${codes}::text[])`
}
