import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { findNews, type Reader } from './find-news.ts'
import { nextMorning } from './next-morning.ts'

type DigestServices = Pick<Services, 'db' | 'env' | 'jobs'>

const AT_ONCE = 50

/** What was being written at the moment of the look is looked at the next day: so long, no transaction lasts. */
const SETTLED = sql`now() - interval '5 minutes'`

/**
 * Mails buyers who chose it what became cheaper of what they saved, and what is new or fresh at the breweries that they
 * follow: one mail each morning, none where nothing is to be told. That they were looked after is one transaction with the
 * mails, so that of a process that is killed nobody is mailed twice and nothing is left out. Several processes share the readers.
 */
export async function sendDigests(services: DigestServices): Promise<void> {
  while ((await digestSome(services)) === AT_ONCE);
}

/** @returns for how many it was time */
async function digestSome({ db, env, jobs }: DigestServices): Promise<number> {
  const today = shopDay(env)
  return inTransaction(db, async (tx) => {
    const { rows: readers } = await tx.execute<Reader>(sql`
      UPDATE alert_choices AS choice SET digest_due = ${nextMorning(env)}, looked_at = greatest(looked_at, ${SETTLED})
      FROM (SELECT user_id FROM alert_choices WHERE digest AND digest_due <= now()
            ORDER BY digest_due LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED) AS due
      JOIN users ON users.id = due.user_id
      WHERE choice.user_id = due.user_id
      RETURNING choice.user_id AS "userId", users.email, old.looked_at::text AS since, new.looked_at::text AS until`)
    if (!readers.length) return 0
    const news = await findNews(tx, readers)
    await keepTold(
      tx,
      news.flatMap(({ userId, cheaper }) => cheaper.map((beerId) => ({ userId, beerId }))),
    )
    await putInOutbox(
      tx,
      jobs,
      ...news.map(({ userId, email, cheaper, arrived, fresh }) => ({
        dedupeKey: `digest:${userId}:${today}`,
        kind: 'digest' as const,
        recipient: email,
        payload: { userId, cheaper: cheaper.join(), arrived: arrived.join(), fresh: fresh.join() },
      })),
    )
    return readers.length
  })
}

/** What was told as cheaper is told again only once it costs still less. */
async function keepTold(tx: Transaction, told: { userId: string; beerId: string }[]): Promise<void> {
  if (!told.length) return
  await tx.execute(sql`
    UPDATE saved_beers AS saved SET cheaper_told_at = now(), cents_told = beers.price_cents
    FROM unnest(${sql.param(told.map(({ userId }) => userId))}::uuid[],
                ${sql.param(told.map(({ beerId }) => beerId))}::uuid[]) AS told (user_id, beer_id)
    JOIN beers ON beers.id = told.beer_id
    WHERE saved.user_id = told.user_id AND saved.beer_id = told.beer_id`)
}
