import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { isOwnBrewery } from '../../people/is-own-brewery.ts'

type Standing = {
  isKept: boolean
  /** A purchase of it was paid for, and all of that went back. */
  isUndone: boolean
  isFree: boolean
  /** The buyer has the brewery's document or phone. */
  isOwn: boolean
}

const IS_OWN = isOwnBrewery(
  { document: sql`own.document`, phone: sql`own.phone` },
  { document: sql`brewery.document`, phone: sql`brewery.phone` },
)

/**
 * Why a buyer may not review a beer that there is; undefined where nothing speaks against it. Who has the brewery's document
 * or phone, in their profile or on an order of that beer, is the brewery. Both are compared by their digits alone.
 *
 * Refuses: not-bought, purchase-undone, bought-for-nothing, own-brewery.
 */
export async function whyNoReview(
  tx: Transaction,
  buyerId: string,
  beerId: string,
): Promise<Refusal | undefined> {
  const found = await tx.execute<Standing>(sql`
    WITH bought AS (
      SELECT orders.phone, unit_cents FROM orders JOIN order_lines ON order_id = orders.id
      WHERE buyer_id = ${buyerId} AND beer_id = ${beerId} AND paid_at IS NOT NULL
    ), brewery AS (
      SELECT document, phone FROM companies WHERE id = (SELECT company_id FROM beers WHERE id = ${beerId})
    ), own AS (
      SELECT document, phone FROM buyers WHERE user_id = ${buyerId}
      UNION ALL SELECT '', phone FROM bought
    )
    SELECT paid_and_kept(${buyerId}, ${beerId}) AS "isKept",
           EXISTS (SELECT FROM bought WHERE unit_cents > 0) AS "isUndone",
           EXISTS (SELECT FROM bought WHERE unit_cents = 0) AS "isFree",
           EXISTS (SELECT FROM own, brewery WHERE ${IS_OWN}) AS "isOwn"`)
  const { isKept, isUndone, isFree, isOwn } = found.rows[0]!
  if (isKept) return isOwn ? refuse('own-brewery') : undefined
  if (isUndone) return refuse('purchase-undone')
  return refuse(isFree ? 'bought-for-nothing' : 'not-bought')
}
