import type { Pool } from 'pg'
import { findText } from './find-text.ts'
import type { findBrokenInvariants } from './invariants.ts'

const TABLES =
  /^public\.(orders|order_lines|order_events|parcels|payments|refunds|refund_lines|stock_movements): /

/**
 * All that the books hold of the orders whose promises are broken, for whoever looks for why: a row on a line; nothing
 * when all is well.
 */
export async function tellOfBroken(
  pool: Pool,
  broken: Awaited<ReturnType<typeof findBrokenInvariants>>,
): Promise<string> {
  const named = broken.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row as object))).map(String)
  if (!named.length) return ''
  const { rows } = await pool.query<{ id: string }>(
    `SELECT order_id::text AS id FROM payments WHERE provider_id = ANY ($1)
     UNION SELECT order_id::text FROM refunds WHERE id::text = ANY ($1)
     UNION SELECT id::text FROM orders WHERE id::text = ANY ($1)`,
    [named],
  )
  const orderIds = rows.map(({ id }) => id)
  const { rows: refunds } = await pool.query<{ id: string }>(
    'SELECT id FROM refunds WHERE order_id::text = ANY ($1)',
    [orderIds],
  )
  const told = orderIds.length ? await findText(pool, [...orderIds, ...refunds.map(({ id }) => id)]) : []
  return told.filter((row) => TABLES.test(row)).join('\n')
}
