import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { postReview as call } from '#contract/reviews.ts'
import type { Database } from '#database/open-pool.ts'
import { reviews } from '#database/schema.ts'

/**
 * Reviews a beer, once a buyer and beer; a trigger keeps the beer's rating. Only who bought it may: a line of theirs in
 * an order that stands paid, and in a parcel that they did not cancel.
 *
 * Refuses: forbidden (somebody else's id), beer-not-found, not-bought, already-reviewed.
 */
export async function postReview(
  db: Database,
  caller: SessionUser,
  { rate, productId, comment, userPersonId }: BodyOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (userPersonId && userPersonId !== caller.id) return refuse('forbidden')
  const found = await db.execute<{ isBought: boolean }>(sql`
    SELECT EXISTS (SELECT FROM order_lines JOIN orders ON orders.id = order_id
                   JOIN parcels USING (order_id, company_id)
                   WHERE beer_id = beers.id AND buyer_id = ${caller.id} AND orders.state = 'paid'
                     AND parcels.state <> 'cancelled') AS "isBought"
    FROM beers WHERE id = ${productId}`)
  const [beer] = found.rows
  if (!beer) return refuse('beer-not-found')
  if (!beer.isBought) return refuse('not-bought')
  const [review] = await db
    .insert(reviews)
    .values({ beerId: productId, buyerId: caller.id, rate, comment })
    .onConflictDoNothing({ target: [reviews.buyerId, reviews.beerId] })
    .returning({ id: reviews.id, rate: reviews.rate, comment: reviews.comment })
  return review ?? refuse('already-reviewed')
}
