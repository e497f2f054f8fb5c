import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beers, stockMovements } from '#database/schema.ts'
import { lockBeers } from '../orders/lock-beers.ts'
import { complaintLinesOf } from './lock-complaint.ts'

/** A beer, and how many units of it are promised. */
type Promised = { beerId: string; units: number }

/**
 * Refuses units that cannot be promised, because they are not there for anybody: complaint-no-stock, with the beer's name. What is
 * hidden, blocked, archived, past its date, or of a brewery that is away or that nobody sells for is not there. The beers stay locked.
 * @param today the shop's day
 */
export async function refuseOutOfStock(
  tx: Transaction,
  wanted: Promised[],
  today: string,
): Promise<Refusal | undefined> {
  const shelf = await lockBeers(
    tx,
    wanted.map(({ beerId }) => beerId),
    today,
  )
  for (const { beerId, units } of wanted) {
    const beer = shelf.get(beerId)!
    const isThere = beer.onSale && beer.hasSeller && !beer.pausedUntil && beer.onHand - beer.reserved >= units
    if (!isThere) return refuse('complaint-no-stock', { beer: beer.name })
  }
  return undefined
}

/** Takes what a complaint is about off the shelf; the caller has locked the beers and made sure of them. */
export async function takePromised(tx: Transaction, orderId: string, units: Promised[]): Promise<void> {
  await move(
    tx,
    orderId,
    units.map(({ beerId, units: count }) => ({ beerId, units: -count })),
  )
}

/** Puts what was promised and will not leave back on the shelf, whoever may buy it there now. The caller holds the complaint. */
export async function returnPromised(
  tx: Transaction,
  { id, orderId }: { id: string; orderId: string },
): Promise<void> {
  await move(tx, orderId, await complaintLinesOf(tx, id))
}

/**
 * Locks all beers of an order that has something to be sent again, for who ends several promises of it, or moves other beers of it
 * before: each of these takes its own in order, and one after the other they are in none. The caller holds the order.
 */
export async function lockPromisedBeers(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    SELECT FROM beers WHERE id IN (SELECT beer_id FROM order_lines WHERE order_id = ${orderId})
      AND EXISTS (SELECT FROM complaints WHERE complaints.order_id = ${orderId} AND complaints.state = 'to-send-again')
    ORDER BY id FOR NO KEY UPDATE`)
}

/** In order of their ids, as everybody who locks beers does; whoever moves others besides has locked all of them before. */
async function move(tx: Transaction, orderId: string, units: Promised[]): Promise<void> {
  for (const { beerId, units: count } of units) {
    await tx
      .update(beers)
      .set({ onHand: sql`${beers.onHand} + ${count}` })
      .where(eq(beers.id, beerId))
    await tx.insert(stockMovements).values({ beerId, units: count, cause: 'sent-again', orderId })
  }
}
