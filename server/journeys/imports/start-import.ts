import { eq } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { BeerImport, startBeerImport as call } from '#contract/imports.ts'
import { beerImports } from '#database/schema.ts'
import { countByAddress } from '../../features/catalogue/count-by-address.ts'
import { readRoomForBeers } from '../../features/catalogue/room-for-beers.ts'
import type { Services } from '../../services.ts'
import { findImport } from './find-import.ts'
import {
  IMPORT_FACTS,
  importOnWire,
  isEqual,
  type KeptRows,
  markTwins,
  rowsToChange,
  rowsToPublish,
} from './kept-rows.ts'
import { lockCompany } from './lock-company.ts'

/**
 * Has a file published, and the beers changed that it names, that waits for its answer, as much of it as there is room for and the rest later. What is there
 * already is looked up once more: the company may have published meanwhile.
 * @param address of the peer: who has proved nothing counts by it too
 *
 * Refuses: not-found, import-answered (somebody was faster), import-running, import-has-bad-rows, import-nothing-left,
 * import-prices-far (nobody said that they are right),
 * company-incomplete, import-waiting (another one), no-room-unproved (too many from this address).
 */
export async function startImport(
  { db, jobs, env, rateLimits }: Pick<Services, 'db' | 'jobs' | 'env' | 'rateLimits'>,
  id: string,
  { rows: which, skipTwins, pricesAgreed }: BodyOf<typeof call>,
  caller: SessionUser,
  address: string,
): Promise<BeerImport | Refusal> {
  const asked = await findImport(db, id, caller)
  if (isRefusal(asked)) return asked
  if (asked.state !== 'preview') return refuse('import-answered')
  // What there is no room for is not counted: it waits.
  const room = await readRoomForBeers(db, env, caller.id)
  const newRows = asked.goodRows - asked.changingRows
  const tooMany = newRows ? await countByAddress(rateLimits, room, newRows, address) : undefined
  if (tooMany) return tooMany
  return db.transaction(async (tx) => {
    const barred = await lockCompany(tx, caller.id)
    const found = await findImport(tx, id, caller, { lock: true })
    if (isRefusal(found)) return found
    if (found.state !== 'preview') return refuse('import-answered')
    if (barred) return barred
    if (which === 'all' && found.badRows > 0) return refuse('import-has-bad-rows')
    if (found.farPrices > 0 && !pricesAgreed) return refuse('import-prices-far')
    const kept = found.rows as KeptRows
    const unequal = kept.rows.filter((row) => !isEqual(row))
    const marked = await markTwins(tx, caller.id, unequal)
    const rows: KeptRows = {
      ignored: kept.ignored,
      rows: skipTwins ? marked.map((row) => (row.twin ? { ...row, skipped: true } : row)) : marked,
    }
    const goodRows = rowsToChange(rows).length + rowsToPublish(rows).length
    if (!goodRows) return refuse('import-nothing-left')
    const [started] = await tx
      .update(beerImports)
      .set({ state: 'running', rows, goodRows })
      .where(eq(beerImports.id, found.id))
      .returning(IMPORT_FACTS)
    await jobs.enqueue(tx, 'publish-import', { importId: found.id })
    return importOnWire(started!)
  })
}
