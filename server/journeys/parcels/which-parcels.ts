import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { PARCEL_STATES } from '#contract/parcel-states.ts'
import type { Database } from '#database/open-pool.ts'
import { moneyBack } from '../../orders/money-back.ts'
import { ordersNamed, parcelsOf } from './named-parcels.ts'
import { newestParcels, withWords } from './parcels-with-words.ts'

/** Which of a company's parcels: those with these words, or of the orders called so (by ids or codes, in lower case); where all are meant, which of them first. */
export type WhichParcels = {
  companyId: string
  q?: string | undefined
  orders?: string[] | undefined
  isOldestFirst: boolean
}

/** `isOfNewest`: the words were looked for among what is to be sent and so many of the newest, and there are more. */
type Meaning = { found: SQL; isOfNewest: boolean }

/** How a parcel stands for its brewery, of `parcels` joined with `orders`: what must not leave any more stands with what was cancelled. */
const STANDS = sql`CASE WHEN parcels.state = 'pending' AND ${moneyBack} THEN 'cancelled' ELSE parcels.state END`

const FACTS = sql`parcels.order_id, parcels.created_at, ${STANDS} AS stands`

/**
 * SQL of the parcels that are meant: `order_id`, `created_at` and how they stand (`stands`). Where nothing is asked for it holds all that
 * is to be sent, and of each other state the newest, or the oldest, one more than `most`.
 */
export async function whichParcels(
  db: Database,
  { companyId, q, orders, isOldestFirst }: WhichParcels,
  caller: Pick<SessionUser, 'role'>,
  most: number,
): Promise<Meaning> {
  const words = q ? withWords(q, caller) : sql`true`
  if (orders) {
    const found = sql`SELECT ${FACTS} FROM ${parcelsOf(companyId, orders)} WHERE ${words}`
    return { found, isOfNewest: false }
  }
  if (!q) return { found: firstOfEach(companyId, isOldestFirst, most), isOfNewest: false }
  const named = await ordersNamed(db, companyId, q)
  if (named.length) {
    return { found: sql`SELECT ${FACTS} FROM ${parcelsOf(companyId, named)}`, isOfNewest: false }
  }
  const newest = await newestParcels(db, companyId, most)
  return {
    found: sql`SELECT ${FACTS} FROM ${newest.parcels} WHERE ${words}`,
    isOfNewest: newest.isMore,
  }
}

/** Only what is to be sent can have its money back, so that of what has left no order is looked at: an index tells all of it. */
function firstOfEach(companyId: string, isOldestFirst: boolean, most: number): SQL {
  const way = isOldestFirst ? sql`ASC` : sql`DESC`
  const others = PARCEL_STATES.filter((state) => state !== 'pending').map(
    (state) => sql`(SELECT order_id, created_at, state AS stands FROM parcels
      WHERE company_id = ${companyId} AND state = ${state}
      ORDER BY created_at ${way}, order_id ${way} LIMIT ${most + 1})`,
  )
  return sql`
    SELECT ${FACTS} FROM parcels JOIN orders ON orders.id = parcels.order_id
    WHERE parcels.company_id = ${companyId} AND parcels.state = 'pending'
    UNION ALL ${sql.join(others, sql` UNION ALL `)}`
}
