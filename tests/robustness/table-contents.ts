import type { Pool } from 'pg'

/** Counted or cleaned up behind every request, or by the clock, whatever becomes of it. */
const HOUSEKEEPING = ['rate_limits', 'sessions', 'catalogue_changes', 'sweeps']

/** A mail is in the outbox from its request on; when it leaves, and that its secrets are then forgotten, is not. */
const LEAVING = `'{attempts,next_attempt_at,sent_at,payload,last_error}'::text[]`

/**
 * What stands in every table of the shop: its number of rows and a hash of them, by table. Two of these are equal when
 * nothing was changed in between.
 */
export async function tableContents(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
    [HOUSEKEEPING],
  )
  const parts = tables.map(({ name }) => {
    const row = name === 'outbox' ? `(to_jsonb(t) - ${LEAVING})::text` : 't::text'
    return `SELECT '${name}' AS name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(${row}, 0)), 0) AS contents FROM "${name}" AS t`
  })
  const { rows } = await pool.query<{ name: string; contents: string }>(parts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, contents }) => [name, contents]))
}
