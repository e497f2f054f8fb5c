import { and, desc, eq } from 'drizzle-orm'
import { isPastDate } from '#contract/beer-dates.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { BeerImport, ImportDetail, ImportRow } from '#contract/imports.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { IMPORT_ROWS_PER_PAGE, IMPORTS_KEPT } from '#contract/limits.ts'
import { beerImports } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { findImport } from './find-import.ts'
import {
  IMPORT_FACTS,
  importOnWire,
  isEqual,
  type KeptRow,
  type KeptRows,
  type RefusedRow,
  withRefused,
} from './kept-rows.ts'

/** The files of the caller's company, latest first. */
export async function listImports(
  { db }: Pick<Services, 'db'>,
  caller: SessionUser,
): Promise<{ imports: BeerImport[] }> {
  const found = await db
    .select(IMPORT_FACTS)
    .from(beerImports)
    .where(eq(beerImports.companyId, caller.id))
    .orderBy(desc(beerImports.createdAt), desc(beerImports.id))
    .limit(IMPORTS_KEPT)
  return { imports: found.map(importOnWire) }
}

/** A file of the caller's, and a page of its rows. Past the end: no rows. Refuses: not-found. */
export async function getImport(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  page: number,
  caller: SessionUser,
): Promise<ImportDetail | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  // While it runs it is asked for every second, while it waits its rows are those that nobody doubts, and its rows are large: they stay where they are.
  const [facts] = await db
    .select(IMPORT_FACTS)
    .from(beerImports)
    .where(and(eq(beerImports.id, id), eq(beerImports.companyId, caller.id)))
  if (!facts) return refuse('not-found')
  if (facts.state === 'running' || facts.state === 'waiting') {
    const nothing = { ignoredColumns: [], twinRows: 0, skippedRows: 0, rows: [], totalPages: 0 }
    return { ...importOnWire(facts), ...nothing }
  }
  const found = await findImport(db, id, caller)
  if (isRefusal(found)) return found
  const { ignored, rows: kept } = found.rows as KeptRows
  const rows = withRefused(kept, found.notWritten as RefusedRow[])
  const places = placesOf(rows)
  const today = shopDay(env)
  const shown = rows.toSorted((a, b) => rank(a) - rank(b) || a.row - b.row)
  return {
    ...importOnWire({ ...found, refusedRows: found.notWritten.length }),
    ignoredColumns: ignored,
    twinRows: rows.filter(({ twin, skipped }) => twin && !skipped).length,
    skippedRows: rows.filter(({ skipped }) => skipped).length,
    rows: shown
      .slice((page - 1) * IMPORT_ROWS_PER_PAGE, page * IMPORT_ROWS_PER_PAGE)
      .map((row) => rowOnWire(row, places.get(row) ?? null, today)),
    totalPages: Math.ceil(rows.length / IMPORT_ROWS_PER_PAGE),
  }
}

/** Wrong ones first, then prices to be asked about and what changes, then those that are there already; what stays comes last. */
function rank(row: KeptRow): number {
  if (row.errors) return 0
  if (row.change) return isEqual(row) ? 5 : row.change.isFarPrice ? 1 : 2
  return row.twin ? 3 : 4
}

/** The order in which rows are published, from 1, unless those that are there already are wanted too. */
function placesOf(rows: readonly KeptRow[]): Map<KeptRow, number> {
  return new Map(rows.filter(({ record, twin }) => record && !twin).map((row, at) => [row, at + 1]))
}

function rowOnWire(kept: KeptRow, place: number | null, today: string): ImportRow {
  const { row, cells, errors, twin, record, change } = kept
  const { bestBefore = null } = record ?? change?.record ?? {}
  const said = { row, cells, errors: errors ?? {}, twin: twin ?? null, place }
  const changes = change?.fields ?? null
  return { ...said, changes, farPrice: !!change?.isFarPrice, pastDate: isPastDate({ bestBefore }, today) }
}
