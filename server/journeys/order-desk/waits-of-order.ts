import { sql } from 'drizzle-orm'
import { WORK_KINDS } from '#contract/work-kinds.ts'
import type { WorkRow } from '#contract/work-list.ts'
import type { Database } from '#database/open-pool.ts'
import { asWorkRow, type ReadWorkRow, WORK_ROW, workOf } from './work-things.ts'

/** What of an order is on the work list, the longest waiting first: the same statements, so that both say the same. */
export async function waitsOfOrder(db: Database, orderId: string): Promise<WorkRow[]> {
  const { rows } = await db.execute<ReadWorkRow>(sql`
    SELECT ${WORK_ROW} FROM (${workOf(WORK_KINDS)}) AS work WHERE order_id = ${orderId} ORDER BY since, kind, thing`)
  return rows.map(asWorkRow)
}
