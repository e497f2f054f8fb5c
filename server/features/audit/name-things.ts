import { sql } from 'drizzle-orm'
import type { AuditEntry } from '#contract/audit.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'

/**
 * The names of beers and companies that entries tell of by their id alone, by id, as they are now; what is gone has none.
 */
export async function nameThings(
  db: Database,
  entries: Pick<AuditEntry, 'facts'>[],
): Promise<Record<string, string>> {
  const ids = entries.flatMap(({ facts }) => idsIn(facts))
  if (!ids.length) return {}
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    SELECT id, name FROM beers WHERE id = ANY (${sql.param(ids)}::uuid[])
    UNION ALL SELECT id, company FROM companies WHERE id = ANY (${sql.param(ids)}::uuid[])`)
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

/** Every id that stands somewhere in a value. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
