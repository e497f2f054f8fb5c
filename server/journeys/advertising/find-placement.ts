import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { type PlacementRow, placementRows } from './placement-rows.ts'

/** A placement that is running or to come. Refuses: not-found; placement-over (or withdrawn). */
export async function findPlacement(
  tx: Transaction,
  id: string,
  today: string,
): Promise<PlacementRow | Refusal> {
  const { rows } = await tx.execute<PlacementRow>(placementRows(sql`WHERE placement.id = ${id}`))
  const [row] = rows
  if (!row) return refuse('not-found')
  return row.isWithdrawn || row.until < today ? refuse('placement-over') : row
}
