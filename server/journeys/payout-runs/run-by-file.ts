import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { PayoutWay } from '#contract/payout-states.ts'
import type { Database, Transaction } from '#database/open-pool.ts'

type FileRun = { id: string; way: PayoutWay; cnabNumber: number | null; cnabAt: string | null }

/**
 * A run that was decided on, and of which there are files. Refuses: not-found, run-not-by-file.
 * @param ways the ways of paying that will do
 */
export async function findFileRun(
  db: Database | Transaction,
  id: string,
  { ways = ['bank-file'], locked = false }: { ways?: PayoutWay[]; locked?: boolean } = {},
): Promise<FileRun | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  const { rows } = await db.execute<FileRun & { state: string }>(sql`
    SELECT id, way, state, cnab_number AS "cnabNumber", cnab_at AS "cnabAt" FROM payout_runs WHERE id = ${id}
    ${locked ? sql`FOR UPDATE` : sql``}`)
  const [run] = rows
  if (!run) return refuse('not-found')
  return ways.includes(run.way) && run.state === 'approved' ? run : refuse('run-not-by-file')
}
