import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { ORDER_THREADS_PER_PAGE, READ_FOR_WORDS, TODAY_REVIEWS } from '#contract/limits.ts'
import type { ListedThread, listOrderThreads, WaitingThreads } from '#contract/order-messages.ts'
import type { Database } from '#database/open-pool.ts'
import { buyerName } from '../../orders/buyer-name.ts'
import { ownCompany } from '../figures/own-company.ts'
import { threadsMeant } from './threads-meant.ts'

type Part = { offset: number; limit: number }

/**
 * A company's threads, a page of them: those that wait for an answer first, longest waiting first, then the others, newest first.
 * Each of the two is read in the order of an index of its own. Past the end: an empty list.
 * @param query `q` leaves the others out of list and counts
 * @param most words are looked for in so many of the newest that wait for no answer
 *
 * Refuses: user-not-found (no such company, or somebody else's).
 */
export async function listThreads(
  db: Database,
  id: string,
  { q, pag = 1 }: QueryOf<typeof listOrderThreads>,
  caller: SessionUser,
  most = READ_FOR_WORDS,
): Promise<ResponseOf<typeof listOrderThreads> | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const { meant, isOfNewest } = await threadsMeant(db, companyId, q, most)
  const { waiting, total } = await countThreads(db, meant)
  const offset = (pag - 1) * ORDER_THREADS_PER_PAGE
  const fromWaiting = Math.min(Math.max(waiting - offset, 0), ORDER_THREADS_PER_PAGE)
  const [first, then] = await Promise.all([
    readWaiting(db, meant, { offset, limit: fromWaiting }),
    readAnswered(db, meant, {
      offset: Math.max(offset - waiting, 0),
      limit: ORDER_THREADS_PER_PAGE - fromWaiting,
    }),
  ])
  const totalPages = Math.ceil(total / ORDER_THREADS_PER_PAGE)
  return { threads: [...first, ...then], waiting, isOfNewest, total, totalPages }
}

/** How many threads of a company wait for an answer, and the few that have waited longest. */
export async function readWaitingThreads(db: Database, companyId: string): Promise<WaitingThreads> {
  const meant = sql`company_id = ${companyId}`
  const [{ waiting }, oldest] = await Promise.all([
    countThreads(db, meant),
    readWaiting(db, meant, { offset: 0, limit: TODAY_REVIEWS }),
  ])
  return { waiting, oldest }
}

/** @param meant a condition on `order_threads` that names their company, as those below take it too */
async function countThreads(db: Database, meant: SQL): Promise<{ waiting: number; total: number }> {
  const found = await db.execute<{ waiting: number; total: number }>(sql`
    SELECT waiting, waiting + (SELECT count(*)::int FROM order_threads
                               WHERE ${meant} AND waiting_since IS NULL) AS total
    FROM (SELECT count(*)::int AS waiting FROM order_threads
          WHERE ${meant} AND waiting_since IS NOT NULL) AS those`)
  return found.rows[0]!
}

const readWaiting = (db: Database, meant: SQL, part: Part) =>
  readThreads(db, sql`${meant} AND waiting_since IS NOT NULL`, {
    ...part,
    order: (of) => sql`${of}.waiting_since, ${of}.order_id`,
  })

const readAnswered = (db: Database, meant: SQL, part: Part) =>
  readThreads(db, sql`${meant} AND waiting_since IS NULL`, {
    ...part,
    order: (of) => sql`${of}.last_at DESC, ${of}.order_id DESC`,
  })

/** Threads first, by their index, and of those of the page alone the newest message. */
async function readThreads(
  db: Database,
  which: SQL,
  { offset, limit, order }: Part & { order: (of: SQL) => SQL },
): Promise<ListedThread[]> {
  if (limit === 0) return []
  const found = await db.execute<ListedThread>(sql`
    SELECT thread.order_id AS "orderId", ${buyerName} AS buyer, waiting_since AS "waitingSince",
           coalesce(floor(extract(epoch FROM now() - waiting_since) / 86400), 0)::int AS days,
           newest.id AS newest, newest.at, newest.author AS by, newest.text, newest.pictures,
           EXISTS (SELECT FROM order_messages AS message
                   WHERE message.order_id = thread.order_id AND message.company_id = thread.company_id
                     AND author = 'buyer' AND message.at > coalesce(brewery_read_at, '-infinity')) AS "isNew"
    FROM (SELECT * FROM order_threads AS one WHERE ${which} ORDER BY ${order(sql`one`)} LIMIT ${limit} OFFSET ${offset}) AS thread
    CROSS JOIN LATERAL (
      SELECT * FROM order_messages AS message
      WHERE message.order_id = thread.order_id AND message.company_id = thread.company_id
      ORDER BY message.at DESC, message.id DESC LIMIT 1) AS newest
    JOIN orders ON orders.id = thread.order_id JOIN users ON users.id = buyer_id
    LEFT JOIN buyers ON buyers.user_id = buyer_id
    ORDER BY ${order(sql`thread`)}`)
  return found.rows.map(({ waitingSince, at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    waitingSince: waitingSince && new Date(waitingSince).toISOString(),
  }))
}
