import { sql } from 'drizzle-orm'
import type { Today } from '#contract/today.ts'
import type { Database } from '#database/open-pool.ts'

/** How many complaints wait for a company's answer, how many to be sent again, and until when for the first of each. */
export async function countWaitingComplaints(db: Database, companyId: string): Promise<Today['complaints']> {
  const { rows } = await db.execute<Today['complaints']>(sql`
    SELECT count(*) FILTER (WHERE state = 'open')::int AS waiting, min(due_at) FILTER (WHERE state = 'open') AS "firstDueAt",
           count(*) FILTER (WHERE state = 'to-send-again')::int AS "toSend",
           min(due_at) FILTER (WHERE state = 'to-send-again') AS "firstToSendAt"
    FROM complaints WHERE company_id = ${companyId} AND state IN ('open', 'to-send-again')`)
  const { firstDueAt, firstToSendAt, ...counts } = rows[0]!
  const instant = (at: string | null) => at && new Date(at).toISOString()
  return { ...counts, firstDueAt: instant(firstDueAt), firstToSendAt: instant(firstToSendAt) }
}
