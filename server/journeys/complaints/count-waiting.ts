import { sql } from 'drizzle-orm'
import type { Today } from '#contract/today.ts'
import type { Database } from '#database/open-pool.ts'

/** How many complaints wait for a company's answer, and until when for the first of them. */
export async function countWaitingComplaints(db: Database, companyId: string): Promise<Today['complaints']> {
  const { rows } = await db.execute<{ waiting: number; firstDueAt: string | null }>(sql`
    SELECT count(*)::int AS waiting, min(due_at) AS "firstDueAt" FROM complaints
    WHERE company_id = ${companyId} AND state = 'open'`)
  const { waiting, firstDueAt } = rows[0]!
  return { waiting, firstDueAt: firstDueAt && new Date(firstDueAt).toISOString() }
}
