import { sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { ORDER_MESSAGES_DAYS } from '#contract/limits.ts'
import type { MessageAuthor } from '#contract/message-authors.ts'
import type { OrderThread } from '#contract/order-messages.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { buyerName } from '../../orders/buyer-name.ts'
import type { ParcelId } from '../parcels/lock-parcel.ts'

/** A thread as one of the two, or an admin (`side` null), comes to it; whether or not anything was written in it yet. */
export type FoundThread = Pick<OrderThread, 'orderId' | 'companyId' | 'company' | 'buyer' | 'closed'> & {
  side: MessageAuthor | null
  buyerEmail: string
  sellerEmail: string | null
}

type Row = Omit<FoundThread, 'side' | 'closed'> & { buyerId: string; isOver: boolean; isRead: boolean }

/**
 * The thread of a paid order and one of its breweries, to its buyer, who sells for that brewery, and admins. Undefined to
 * everybody else, and where there is none.
 */
export async function findThread(
  db: Database | Transaction,
  { orderId, companyId }: ParcelId,
  caller: SessionUser,
): Promise<FoundThread | undefined> {
  if (!isUuid(orderId) || !isUuid(companyId)) return undefined
  const found = await db.execute<Row>(sql`
    SELECT order_id AS "orderId", company_id AS "companyId", shown_name(companies.id) AS company, ${buyerName} AS buyer,
           buyer_id AS "buyerId", users.email AS "buyerEmail", seller.email AS "sellerEmail",
           paid_at < now() - ${ORDER_MESSAGES_DAYS} * interval '1 day' AS "isOver",
           users.active AND companies.active AND coalesce(seller.active, false) AS "isRead"
    FROM parcels JOIN orders ON orders.id = order_id JOIN companies ON companies.id = company_id
    JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    LEFT JOIN users AS seller ON seller.id = companies.user_id
    WHERE order_id = ${orderId} AND company_id = ${companyId}`)
  const [row] = found.rows
  const side = row && sideOf(row, caller)
  if (!row || side === undefined) return undefined
  const { buyerId: _, isOver, isRead, ...thread } = row
  return { ...thread, side, closed: isOver ? 'over' : isRead ? null : 'nobody-reads' }
}

function sideOf({ buyerId, companyId }: Row, { role, id }: SessionUser): MessageAuthor | null | undefined {
  if (role === 'Admin') return null
  if (role === 'Person') return id === buyerId ? 'buyer' : undefined
  return id === companyId ? 'brewery' : undefined
}
