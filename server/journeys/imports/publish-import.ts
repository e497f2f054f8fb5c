import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { beerImports, companies, users } from '#database/schema.ts'
import { publishBeers } from '../../features/catalogue/publish-beers.ts'
import { holdRoomForBeers } from '../../features/catalogue/room-for-beers.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { type KeptRow, type KeptRows, rowsToPublish } from './kept-rows.ts'

/** Enough that 500 beers take few turns, few enough that nobody waits long for the company's row. */
const ROWS_AT_ONCE = 100

/**
 * Publishes the rows of an import that runs, a batch after another, while its company has room: what there is none for
 * waits and is found again. How far it is moves in the transaction that
 * publishes: whoever goes on after a process died, or works beside another, publishes each row once.
 * An import that is over, or gone with its company, is left alone.
 */
export async function publishImport(
  services: Pick<Services, 'db' | 'env' | 'log'>,
  importId: string,
): Promise<void> {
  const { db } = services
  const [found] = await db
    .select({ companyId: beerImports.companyId, rows: beerImports.rows })
    .from(beerImports)
    .where(unfinished(importId))
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
      .set({ state: 'failed', waitsUntil: null, finishedAt: sql`now()` })
      .where(unfinished(importId))
  }
}

/**
 * Imports that run, or were running when their process died, and those that waited for a room that may be there now: going
 * on with one that runs does no harm.
 */
export async function importsToGoOnWith(db: Database): Promise<string[]> {
  const found = await db
    .select({ id: beerImports.id })
    .from(beerImports)
    .innerJoin(companies, eq(companies.id, beerImports.companyId))
    .leftJoin(users, eq(users.id, companies.userId))
    .where(
      or(
        eq(beerImports.state, 'running'),
        and(
          eq(beerImports.state, 'waiting'),
          or(
            lte(beerImports.waitsUntil, sql`now()`),
            and(isNull(beerImports.waitsUntil), users.emailVerified),
          ),
        ),
      ),
    )
    .orderBy(beerImports.createdAt)
    .limit(50)
  return found.map(({ id }) => id)
}

type Work = Pick<Services, 'db' | 'env'> & {
  importId: string
  companyId: string
  kept: KeptRows
  rows: KeptRow[]
}

/** True once there is nothing left to do, or no room to do it in. */
function publishBatch({ db, env, importId, companyId, kept, rows }: Work): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The company's row comes first, as for whoever deletes a company: what is published before is theirs to switch off,
    // and nothing comes after.
    const room = await holdRoomForBeers(tx, env, companyId)
    const doneRows = await howFar(tx, importId)
    if (doneRows === undefined) return true
    if (!room.left) {
      await tx
        .update(beerImports)
        .set({ state: 'waiting', waitsUntil: room.againAt })
        .where(eq(beerImports.id, importId))
      return true
    }
    const batch = rows.slice(doneRows, doneRows + Math.min(ROWS_AT_ONCE, room.left))
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
        waitsUntil: null,
        ...(isDone ? { state: 'done', rows: left, finishedAt: sql`now()` } : { state: 'running' }),
      })
      .where(eq(beerImports.id, importId))
    return isDone
  })
}

/** Rows done so far, the import kept for this transaction; undefined when it is over. */
async function howFar(tx: Transaction, importId: string): Promise<number | undefined> {
  const [now] = await tx
    .select({ doneRows: beerImports.doneRows })
    .from(beerImports)
    .where(unfinished(importId))
    .for('update')
  return now?.doneRows
}

function unfinished(importId: string) {
  return and(eq(beerImports.id, importId), inArray(beerImports.state, ['running', 'waiting']))
}

/** A value that the tables do not take (SQLSTATE classes 22 and 23): the next try would end the same way. */
function isRefusedByTable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  return /^2[23]\w{3}$/.test(code)
}
