import { eq, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { BeerImport } from '#contract/imports.ts'
import { beerImports } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { findImport } from './find-import.ts'
import { IMPORT_FACTS, importOnWire, type KeptRows, type RefusedRow } from './kept-rows.ts'

/**
 * Throws a file away that waits for its answer, or what is left of one that waits for room; that there was one stays.
 * Refuses: not-found, import-answered.
 */
export async function cancelImport(
  { db }: Pick<Services, 'db'>,
  id: string,
  caller: SessionUser,
): Promise<BeerImport | Refusal> {
  return db.transaction(async (tx) => {
    const found = await findImport(tx, id, caller, { lock: true })
    if (isRefusal(found)) return found
    if (found.state !== 'preview' && found.state !== 'waiting') return refuse('import-answered')
    // What was refused while it was written is still to be read, and to be downloaded.
    const refused = new Set((found.notWritten as RefusedRow[]).map(({ row }) => row))
    const kept = found.rows as KeptRows
    const rows: KeptRows = { ignored: [], rows: kept.rows.filter(({ row }) => refused.has(row)) }
    const [cancelled] = await tx
      .update(beerImports)
      .set({ state: 'cancelled', rows, waitsUntil: null, finishedAt: sql`now()` })
      .where(eq(beerImports.id, found.id))
      .returning(IMPORT_FACTS)
    return importOnWire(cancelled!)
  })
}
