import { eq, sql } from 'drizzle-orm'
import type { Refusal } from '#contract/errors.ts'
import type { BeerImport, ImportRow } from '#contract/imports.ts'
import { normalForm } from '#contract/normal-form.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beerImports, beers } from '#database/schema.ts'
import type { ReadRow } from './read-beer-row.ts'
import { sentencesOf } from './read-changed-row.ts'
import type { RowChange } from './row-change.ts'

/** A row as `beer_imports.rows` keeps it. `skipped`: left out when its file was published, because it was there already. */
export type KeptRow = ReadRow & { twin?: NonNullable<ImportRow['twin']>; skipped?: true }

/** What `beer_imports.rows` holds; once its file is done, only the rows that were not published. */
export type KeptRows = { ignored: string[]; rows: KeptRow[] }

/** A row that was good and was refused when it was written: told in the words of whoever reads of it. */
export type RefusedRow = { row: number; refusal: Refusal }

/** Everything of an import but its rows, which are large. */
export const IMPORT_FACTS = {
  id: beerImports.id,
  fileName: beerImports.fileName,
  state: beerImports.state,
  goodRows: beerImports.goodRows,
  badRows: beerImports.badRows,
  changingRows: beerImports.changingRows,
  equalRows: beerImports.equalRows,
  farPrices: beerImports.farPrices,
  doneRows: beerImports.doneRows,
  refusedRows: sql<number>`jsonb_array_length(${beerImports.notWritten})`,
  waitsUntil: beerImports.waitsUntil,
  createdAt: beerImports.createdAt,
  finishedAt: beerImports.finishedAt,
}

/** An import → what goes on the wire. */
export function importOnWire(
  row: Omit<typeof beerImports.$inferSelect, 'rows' | 'notWritten' | 'companyId'> & { refusedRows: number },
): BeerImport {
  const { id, fileName, state, goodRows, badRows, changingRows, equalRows, farPrices } = row
  const { doneRows, refusedRows, waitsUntil, createdAt, finishedAt } = row
  return {
    ...{ id, fileName, state, goodRows, badRows, changingRows, equalRows, farPrices },
    ...{ doneRows: doneRows - refusedRows, refusedRows },
    waitsFor: state === 'waiting' ? (waitsUntil ? 'day' : 'proof') : null,
    goesOnAt: waitsUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

/** A good row that changes its beer. */
export type ChangingRow = KeptRow & { change: RowChange & Required<Pick<RowChange, 'record'>> }

/** Whether a row changes something: one that is wrong, or says what its beer says already, does not. */
export function isChanging(row: KeptRow): row is ChangingRow {
  return row.change?.record !== undefined
}

/** Whether a row says what its beer says already. */
export function isEqual({ change, errors }: KeptRow): boolean {
  return change !== undefined && !errors && !change.record
}

/** The rows that change a beer, in the order in which they do: that of the beers' ids, as everybody locks them. */
export function rowsToChange({ rows }: KeptRows): ChangingRow[] {
  return rows.filter(isChanging).toSorted((a, b) => (a.change.id < b.change.id ? -1 : 1))
}

/** The rows that are published, in the order in which they are. */
export function rowsToPublish({ rows }: KeptRows): KeptRow[] {
  return rows.filter(({ record, skipped }) => record && !skipped)
}

/** The rows, and beside those that were refused when they were written, why. */
export function withRefused(rows: KeptRow[], refused: readonly RefusedRow[]): KeptRow[] {
  if (!refused.length) return rows
  const why = new Map(refused.map(({ row, refusal }) => [row, refusal]))
  return rows.map((row) => {
    const refusal = why.get(row.row)
    return refusal ? { ...row, errors: sentencesOf(refusal) } : row
  })
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
  return JSON.stringify([name, presentation].map((text) => normalForm(text, 'NFD').replace(/\p{Mn}/gu, '')))
    .toLowerCase()
    .replace(/\s+/g, ' ')
}
