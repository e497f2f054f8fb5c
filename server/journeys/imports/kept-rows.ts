import { eq } from 'drizzle-orm'
import type { BeerImport, ImportRow } from '#contract/imports.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beerImports, beers } from '#database/schema.ts'
import type { ReadRow } from './read-beer-row.ts'

/** A row as `beer_imports.rows` keeps it. `skipped`: left out when its file was published, because it was there already. */
export type KeptRow = ReadRow & { twin?: NonNullable<ImportRow['twin']>; skipped?: true }

/** What `beer_imports.rows` holds; once its file is done, only the rows that were not published. */
export type KeptRows = { ignored: string[]; rows: KeptRow[] }

/** Everything of an import but its rows, which are large. */
export const IMPORT_FACTS = {
  id: beerImports.id,
  fileName: beerImports.fileName,
  state: beerImports.state,
  goodRows: beerImports.goodRows,
  badRows: beerImports.badRows,
  doneRows: beerImports.doneRows,
  waitsUntil: beerImports.waitsUntil,
  createdAt: beerImports.createdAt,
  finishedAt: beerImports.finishedAt,
}

/** An import → what goes on the wire. */
export function importOnWire(
  row: Pick<typeof beerImports.$inferSelect, keyof typeof IMPORT_FACTS>,
): BeerImport {
  const { id, fileName, state, goodRows, badRows, doneRows, waitsUntil, createdAt, finishedAt } = row
  return {
    id,
    fileName,
    state,
    goodRows,
    badRows,
    doneRows,
    waitsFor: state === 'waiting' ? (waitsUntil ? 'day' : 'proof') : null,
    goesOnAt: waitsUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

/** The rows that are published, in the order in which they are. */
export function rowsToPublish({ rows }: KeptRows): KeptRow[] {
  return rows.filter(({ record, skipped }) => record && !skipped)
}

/** Notes which good rows are there already: among the company's beers, or further up in the file. */
export async function markTwins(tx: Transaction, companyId: string, rows: ReadRow[]): Promise<KeptRow[]> {
  const published = await tx
    .select({ name: beers.name, presentation: beers.presentation })
    .from(beers)
    .where(eq(beers.companyId, companyId))
  const inShop = new Set(published.map(nameOf))
  const inFile = new Set<string>()
  return rows.map((row) => {
    const { record, ...said } = row
    if (!record) return said
    const name = nameOf(record)
    const twin = inShop.has(name) ? 'shop' : inFile.has(name) ? 'file' : undefined
    inFile.add(name)
    return { ...said, record, ...(twin && { twin }) }
  })
}

/** By this beers count as the same: no accents, no capitals, single spaces. */
function nameOf({ name, presentation }: { name: string; presentation: string }): string {
  return JSON.stringify([name, presentation].map((text) => text.normalize('NFD').replace(/\p{Mn}/gu, '')))
    .toLowerCase()
    .replace(/\s+/g, ' ')
}
