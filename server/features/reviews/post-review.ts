import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { postReview as call } from '#contract/reviews.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database } from '#database/open-pool.ts'
import { reviews } from '#database/schema.ts'
import { whyNoReview } from './why-no-review.ts'

/**
 * Reviews a beer, once a buyer and beer; a trigger keeps the beer's rating. Only who paid for it and kept some of it may,
 * and not the brewery itself (docs/decisions/0043-reviews-that-were-paid-for.md). Their orders of it are held meanwhile: a
 * refund either comes first, and nothing is written, or after, and takes the review with it.
 *
 * Refuses: forbidden (somebody else's id), beer-not-found, not-bought, purchase-undone, bought-for-nothing, own-brewery,
 * already-reviewed.
 */
export async function postReview(
  db: Database,
  caller: SessionUser,
  { rate, productId, comment, userPersonId }: BodyOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (userPersonId && userPersonId !== caller.id) return refuse('forbidden')
  return inTransaction(db, async (tx) => {
    const found = await tx.execute(sql`SELECT FROM beers WHERE id = ${productId}`)
    if (!found.rowCount) return refuse('beer-not-found')
    await tx.execute(sql`
      SELECT FROM orders WHERE buyer_id = ${caller.id}
        AND EXISTS (SELECT FROM order_lines WHERE order_id = orders.id AND beer_id = ${productId})
      ORDER BY id FOR SHARE`)
    // A statement of its own: only this one sees what became of an order that was waited for.
    const refused = await whyNoReview(tx, caller.id, productId)
    if (refused) return refused
    const [review] = await tx
      .insert(reviews)
      .values({ beerId: productId, buyerId: caller.id, rate, comment })
      .onConflictDoNothing({ target: [reviews.buyerId, reviews.beerId] })
      .returning({ id: reviews.id, rate: reviews.rate, comment: reviews.comment })
    return review ?? refuse('already-reviewed')
  })
}
