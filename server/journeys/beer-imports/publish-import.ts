import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { beerImports, companies } from '#database/schema.ts'
import { publishBeers } from '../../features/catalogue/publish-beers.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { type KeptRow, type KeptRows, rowsToPublish } from './kept-rows.ts'

/** Enough that 500 beers take few turns, few enough that nobody waits long for the company's row. */
const ROWS_AT_ONCE = 100

/**
 * Publishes the rows of an import that runs, a batch after another. How far it is moves in the transaction that
 * publishes: whoever goes on after a process died, or works beside another, publishes each row once.
 * An import that is not running (any more), or gone with its company, is left alone.
 */
export async function publishImport(
  services: Pick<Services, 'db' | 'env' | 'log'>,
  importId: string,
): Promise<void> {
  const { db } = services
  const [found] = await db
    .select({ companyId: beerImports.companyId, rows: beerImports.rows })
    .from(beerImports)
    .where(and(eq(beerImports.id, importId), eq(beerImports.state, 'running')))
  if (!found) return
  const kept = found.rows as KeptRows
  const work = { ...services, importId, companyId: found.companyId, kept, rows: rowsToPublish(kept) }
  try {
    while (!(await publishBatch(work)));
  } catch (error) {
    if (!isRefusedByTable(error)) throw error
    services.log.error({ importId, err: error }, 'an import cannot go on')
    await db
      .update(beerImports)
      .set({ state: 'failed', finishedAt: sql`now()` })
      .where(and(eq(beerImports.id, importId), eq(beerImports.state, 'running')))
  }
}

/** Imports that run, or were running when their process died: going on with one that runs does no harm. */
export async function runningImports(db: Database): Promise<string[]> {
  const found = await db
    .select({ id: beerImports.id })
    .from(beerImports)
    .where(eq(beerImports.state, 'running'))
    .limit(50)
  return found.map(({ id }) => id)
}

type Work = Pick<Services, 'db' | 'env'> & {
  importId: string
  companyId: string
  kept: KeptRows
  rows: KeptRow[]
}

/** True once there is nothing left to do. */
function publishBatch({ db, env, importId, companyId, kept, rows }: Work): Promise<boolean> {
  return db.transaction(async (tx) => {
    const doneRows = await howFar(tx, importId, companyId)
    if (doneRows === undefined) return true
    const batch = rows.slice(doneRows, doneRows + ROWS_AT_ONCE)
    await publishBeers(
      tx,
      companyId,
      batch.map(({ record }) => record!),
      shopDay(env),
    )
    const isDone = doneRows + batch.length === rows.length
    const left: KeptRows = { ...kept, rows: kept.rows.filter(({ errors, skipped }) => errors || skipped) }
    await tx
      .update(beerImports)
      .set({
        doneRows: doneRows + batch.length,
        ...(isDone && { state: 'done', rows: left, finishedAt: sql`now()` }),
      })
      .where(eq(beerImports.id, importId))
    return isDone
  })
}

/**
 * Rows done so far, the import kept for this transaction; undefined when it is not running. The company's row comes
 * first, as for whoever deletes a company: what is published before is theirs to switch off, and nothing comes after.
 */
async function howFar(tx: Transaction, importId: string, companyId: string): Promise<number | undefined> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('share')
  const [now] = await tx
    .select({ doneRows: beerImports.doneRows })
    .from(beerImports)
    .where(and(eq(beerImports.id, importId), eq(beerImports.state, 'running')))
    .for('update')
  return now?.doneRows
}

/** A value that the tables do not take (SQLSTATE classes 22 and 23): the next try would end the same way. */
function isRefusedByTable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  return /^2[23]\w{3}$/.test(code)
}
