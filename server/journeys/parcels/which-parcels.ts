import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { buyerInReachOf } from '../../orders/buyer-in-reach.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { normalSearchText } from '../../search/normal-search-text.ts'

/** Which of a company's parcels: those with these words, or of the orders called so (by ids or codes, in lower case). */
export type WhichParcels = { companyId: string; q?: string | undefined; orders?: string[] | undefined }

/** The code of an order, as people call it, in lower case: see contract/order-code.ts. */
const code = sql`right(parcels.order_id::text, 8)`

/**
 * A condition on `parcels` joined with `orders`. Words are looked for in the code of the order, the tracking number and, for as
 * long as who asks is shown it, the recipient. The company's own parcels are read through for it, which an index finds.
 */
export function whichParcels({ companyId, q, orders }: WhichParcels, caller: Pick<SessionUser, 'role'>): SQL {
  const conditions = [sql`parcels.company_id = ${companyId}`]
  if (orders) {
    const ids = orders.filter(isUuid)
    conditions.push(
      sql`(parcels.order_id = ANY (${sql.param(ids)}::uuid[]) OR ${code} = ANY (${sql.param(orders)}::text[]))`,
    )
  }
  if (q) {
    const part = partPattern(normalSearchText(q.replace(/^#/, '')))
    conditions.push(sql`(${code} LIKE ${part} OR search_normal(tracking) LIKE ${part}
      OR (orders.address <> '' AND search_normal(recipient) LIKE ${part} AND ${buyerInReachOf(caller)}))`)
  }
  return sql.join(conditions, sql` AND `)
}
