import { type SQL, sql } from 'drizzle-orm'
import { RESTOCK_MAILS_PER_DAY, RESTOCK_WAVE, TOLD_AGAIN_AFTER_DAYS } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { MAY_HEAR } from './may-hear.ts'

type WaveServices = Pick<Services, 'db' | 'env' | 'jobs'>

/** So many are told in one transaction: a wave for a thousand units is many of these. */
const AT_ONCE = 500

/** A beer that is put away with its units, or whose brewery is away, is looked at again after so long. */
const OFF_SALE_HOURS = 1

const NEXT_WAVE = sql`now() + ${RESTOCK_WAVE.everyHours} * interval '1 hour'`

/**
 * Tells savers that a beer is back, in fair waves: three for each unit that can be bought, those first who saved it first, and
 * the next after six hours if units are left (next.md part 6). Who is told and that they were is one transaction: of a process
 * that is killed, nobody is told twice and nobody forgotten. Several processes share the beers. Who has had their mails
 * of the day, or the beer already within a week, is passed over until that is over.
 */
export async function sendRestockWaves(services: WaveServices): Promise<void> {
  while (await tellSome(services));
}

/** @returns whether there was a beer to tell of */
async function tellSome({ db, env, jobs }: WaveServices): Promise<boolean> {
  const today = shopDay(env)
  return inTransaction(db, async (tx) => {
    const due = await tx.execute<{ beerId: string; left: number; units: number; onSale: boolean }>(sql`
      SELECT beer_id AS "beerId", wave_left AS left, on_sale AND NOT paused AS "onSale",
             CASE WHEN has_seller THEN on_hand - reserved ELSE 0 END AS units
      FROM restocks JOIN beers ON beers.id = beer_id
      WHERE wave_at <= now() ORDER BY wave_at LIMIT 1 FOR NO KEY UPDATE OF restocks SKIP LOCKED`)
    const [beer] = due.rows
    if (!beer) return false
    const { beerId, left, units, onSale } = beer
    if (!units) return end(tx, beerId)
    if (!onSale) return putOff(tx, beerId, sql`now() + ${OFF_SALE_HOURS} * interval '1 hour'`, 0)
    const wave = Math.min(left || Number.POSITIVE_INFINITY, units * RESTOCK_WAVE.saversPerUnit)
    const told = await markTold(tx, beerId, today, Math.min(wave, AT_ONCE))
    if (!told.length && !(await somebodyWaits(tx, beerId))) return end(tx, beerId)
    await putInOutbox(
      tx,
      jobs,
      ...told.map(({ userId, email }) => ({
        dedupeKey: `restock:${beerId}:${userId}:${today}`,
        kind: 'restock' as const,
        recipient: email,
        payload: { userId, beerId },
      })),
    )
    const still = wave - told.length
    return still && told.length === AT_ONCE
      ? putOff(tx, beerId, sql`wave_at`, still)
      : putOff(tx, beerId, NEXT_WAVE, 0)
  })
}

/** SQL: the savers of a beer who are still to hear of it, some day or other. */
function waitingSavers(beerId: string): SQL {
  return sql`saved_beers AS saved JOIN alert_choices AS choice USING (user_id) JOIN users ON users.id = user_id
    LEFT JOIN buyers USING (user_id) JOIN beers AS beer ON beer.id = beer_id JOIN companies AS company ON company.id = company_id
    WHERE beer_id = ${beerId} AND choice.restock AND ${MAY_HEAR}
      AND coalesce(restock_told_at < now() - ${TOLD_AGAIN_AFTER_DAYS} * interval '1 day', true)`
}

async function somebodyWaits(tx: Transaction, beerId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM ${waitingSavers(beerId)} LIMIT 1`)
  return rows.length > 0
}

/** Takes the next savers, and writes down that they are told now. Whose account goes meanwhile is none of them. */
async function markTold(tx: Transaction, beerId: string, today: string, howMany: number) {
  const { rows } = await tx.execute<{ userId: string; email: string }>(sql`
    WITH next AS (
      SELECT saved.user_id FROM ${waitingSavers(beerId)}
        AND (restock_day IS DISTINCT FROM ${today} OR restock_count < ${RESTOCK_MAILS_PER_DAY})
      ORDER BY saved.since, saved.user_id LIMIT ${howMany} FOR NO KEY UPDATE OF choice, saved
    ), counted AS (
      UPDATE alert_choices AS choice
      SET restock_day = ${today}, restock_count = CASE WHEN restock_day = ${today} THEN restock_count + 1 ELSE 1 END
      FROM next WHERE choice.user_id = next.user_id
    ), marked AS (
      UPDATE saved_beers AS saved SET restock_told_at = now()
      FROM next WHERE saved.user_id = next.user_id AND beer_id = ${beerId}
    )
    SELECT user_id AS "userId", email FROM next JOIN users ON users.id = user_id`)
  return rows
}

async function end(tx: Transaction, beerId: string): Promise<true> {
  await tx.execute(sql`DELETE FROM restocks WHERE beer_id = ${beerId}`)
  return true
}

async function putOff(tx: Transaction, beerId: string, until: SQL, left: number): Promise<true> {
  await tx.execute(sql`UPDATE restocks SET wave_at = ${until}, wave_left = ${left} WHERE beer_id = ${beerId}`)
  return true
}
