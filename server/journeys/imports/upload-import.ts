import { and, desc, eq, inArray } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { BeerImport } from '#contract/imports.ts'
import { IMPORT_MAX_BYTES, IMPORTS_KEPT } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beerImports, beers } from '#database/schema.ts'
import { cutText } from '../../cut-text.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { IMPORT_FACTS, importOnWire, isChanging, isEqual, type KeptRows, markTwins } from './kept-rows.ts'
import { lockCompany } from './lock-company.ts'
import { readBeersFile } from './read-beers-file.ts'

/**
 * Reads a file of the caller's and keeps what it says until they answer; an earlier one that waits is thrown away.
 * Refuses: too-many-requests, import-too-large, company-incomplete, import-running, and what `readBeersFile` refuses.
 */
export async function uploadImport(
  { db, env, rateLimits }: Pick<Services, 'db' | 'env' | 'rateLimits'>,
  file: File,
  caller: SessionUser,
): Promise<BeerImport | Refusal> {
  const tooMany = await rateLimits.take('import', caller.id)
  if (tooMany) return tooMany
  if (file.size > IMPORT_MAX_BYTES) return refuse('import-too-large')
  const read = await readBeersFile(new Uint8Array(await file.arrayBuffer()), shopDay(env), (ids) =>
    db
      .select()
      .from(beers)
      .where(and(eq(beers.companyId, caller.id), inArray(beers.id, ids))),
  )
  if (isRefusal(read)) return read
  return db.transaction(async (tx) => {
    const barred = await lockCompany(tx, caller.id)
    if (barred) return barred
    await throwAwayEarlier(tx, caller.id)
    const rows: KeptRows = { ignored: read.ignored, rows: await markTwins(tx, caller.id, read.rows) }
    const changing = rows.rows.filter(isChanging)
    const equalRows = rows.rows.filter(isEqual).length
    const badRows = read.rows.filter(({ errors }) => errors).length
    const [kept] = await tx
      .insert(beerImports)
      .values({
        companyId: caller.id,
        fileName: plainName(file.name),
        rows,
        goodRows: read.rows.length - badRows - equalRows,
        badRows,
        equalRows,
        changingRows: changing.length,
        farPrices: changing.filter(({ change }) => change.isFarPrice).length,
      })
      .returning(IMPORT_FACTS)
    return importOnWire(kept!)
  })
}

/** What waits for an answer is answered by the new file; of all files only the latest are kept. */
async function throwAwayEarlier(tx: Transaction, companyId: string): Promise<void> {
  const ofCompany = eq(beerImports.companyId, companyId)
  await tx.delete(beerImports).where(and(ofCompany, eq(beerImports.state, 'preview')))
  const old = tx
    .select({ id: beerImports.id })
    .from(beerImports)
    .where(ofCompany)
    .orderBy(desc(beerImports.createdAt), desc(beerImports.id))
    .offset(IMPORTS_KEPT - 1)
  await tx.delete(beerImports).where(inArray(beerImports.id, old))
}

/** What a browser says of a file's name, as it may stand on a page. */
function plainName(name: string): string {
  const shown = name
    .replace(/\p{C}/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
  return cutText(shown, 120) || 'cervezas.csv'
}
