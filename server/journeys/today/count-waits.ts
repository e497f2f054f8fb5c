import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { WAITS_COUNTED } from '#contract/limits.ts'
import type { Waits } from '#contract/today.ts'
import type { Database } from '#database/open-pool.ts'

/**
 * How much waits for who asks. Every working page asks: it is one statement, each count of it reads an index of what waits alone, and none
 * goes further than a tab says.
 */
export async function countWaits(db: Database, { role, id, team }: SessionUser): Promise<Waits> {
  const { rows } = await db.execute<Waits>(
    role === 'Admin' ? OF_ADMINS : ofCompany(id, team?.role !== 'packer'),
  )
  return rows[0]!
}

function ofCompany(id: string, sells: boolean): SQL {
  const messages = sql`order_threads WHERE company_id = ${id} AND waiting_since IS NOT NULL`
  const complaints = sql`complaints WHERE company_id = ${id} AND state IN ('open', 'to-send-again')`
  return sql`SELECT ${countOf(messages)} AS messages${sells ? sql`, ${countOf(complaints)} AS complaints` : sql``}`
}

const OF_ADMINS = sql`
  SELECT ${countOf(sql`contact_messages WHERE done_at IS NULL`)} AS messages,
         ${countOf(sql`withdrawals WHERE state = 'open'`)} AS withdrawals,
         ${countOf(sql`reported_things WHERE decided_at IS NULL`)} AS reports,
         ${countOf(sql`brewery_claims WHERE state = 'waiting'`)} AS "breweryClaims"`

function countOf(those: SQL): SQL {
  return sql`(SELECT count(*)::int FROM (SELECT FROM ${those} LIMIT ${sql.raw(String(WAITS_COUNTED + 1))}) AS those)`
}
