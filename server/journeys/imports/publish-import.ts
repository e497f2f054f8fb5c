import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { beerImports, companies, users } from '#database/schema.ts'
import { publishBeers } from '../../features/catalogue/publish-beers.ts'
import { holdRoomForBeers } from '../../features/catalogue/room-for-beers.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { changeBeers } from './change-beers.ts'
import {
  type ChangingRow,
  type KeptRow,
  type KeptRows,
  type RefusedRow,
  rowsToChange,
  rowsToPublish,
} from './kept-rows.ts'

/** Enough that 500 beers take few turns, few enough that nobody waits long for the company's row. */
const ROWS_AT_ONCE = 100
/** Beers that are changed stay locked until all of the batch are: few enough that no order waits for them. */
const CHANGES_AT_ONCE = 25

/**
 * Writes the rows of an import that runs, a batch after another: first those that change a beer, then, while its company has
 * room, the new ones: what there is none for waits and is found again. How far it is moves in the transaction that
 * writes: whoever goes on after a process died, or works beside another, writes each row once.
 * An import that is over, or gone with its company, is left alone.
 */
export async function publishImport(
  services: Pick<Services, 'db' | 'env' | 'log' | 'media'>,
  importId: string,
): Promise<void> {
  const { db } = services
  const [found] = await db
    .select({ companyId: beerImports.companyId, rows: beerImports.rows })
    .from(beerImports)
    .where(unfinished(importId))
  if (!found) return
  const kept = found.rows as KeptRows
  const work = {
    ...{ ...services, importId, companyId: found.companyId, kept },
    changing: rowsToChange(kept),
    publishing: rowsToPublish(kept),
  }
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

type Work = Pick<Services, 'db' | 'env' | 'media'> & {
  importId: string
  companyId: string
  kept: KeptRows
  changing: ChangingRow[]
  publishing: KeptRow[]
}

/** True once there is nothing left to do, or no room to do it in. */
function publishBatch(work: Work): Promise<boolean> {
  const { db, env, importId, companyId, changing, publishing } = work
  return db.transaction(async (tx) => {
    // The company's row comes first, as for whoever deletes a company: what is published before is theirs to switch off,
    // and nothing comes after.
    const room = await holdRoomForBeers(tx, env, companyId)
    const far = await howFar(tx, importId)
    if (!far) return true
    if (far.doneRows < changing.length) {
      const batch = changing.slice(far.doneRows, far.doneRows + CHANGES_AT_ONCE)
      const refused = await changeBeers(tx, work, companyId, batch)
      return noteDone(tx, work, far.doneRows + batch.length, [...far.refused, ...refused])
    }
    if (!room.left && publishing.length) {
      await tx
        .update(beerImports)
        .set({ state: 'waiting', waitsUntil: room.againAt })
        .where(eq(beerImports.id, importId))
      return true
    }
    const from = far.doneRows - changing.length
    const batch = publishing.slice(from, from + Math.min(ROWS_AT_ONCE, room.left))
    await publishBeers(
      tx,
      companyId,
      batch.map(({ record }) => record!),
      shopDay(env),
    )
    return noteDone(tx, work, far.doneRows + batch.length, far.refused)
  })
}

/** Writes down how far the import is, and ends it with its last row; true then. */
async function noteDone(
  tx: Transaction,
  { importId, kept, changing, publishing }: Work,
  doneRows: number,
  refused: RefusedRow[],
): Promise<boolean> {
  const isDone = doneRows === changing.length + publishing.length
  const wasRefused = new Set(refused.map(({ row }) => row))
  const rows = kept.rows.filter(({ row, errors, skipped }) => errors || skipped || wasRefused.has(row))
  await tx
    .update(beerImports)
    .set({
      ...{ doneRows, notWritten: refused, waitsUntil: null },
      ...(isDone ? { state: 'done', rows: { ...kept, rows }, finishedAt: sql`now()` } : { state: 'running' }),
    })
    .where(eq(beerImports.id, importId))
  return isDone
}

/** How far it is so far, the import kept for this transaction; undefined when it is over. */
async function howFar(
  tx: Transaction,
  importId: string,
): Promise<{ doneRows: number; refused: RefusedRow[] } | undefined> {
  const [now] = await tx
    .select({ doneRows: beerImports.doneRows, notWritten: beerImports.notWritten })
    .from(beerImports)
    .where(unfinished(importId))
    .for('update')
  return now && { doneRows: now.doneRows, refused: now.notWritten as RefusedRow[] }
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
