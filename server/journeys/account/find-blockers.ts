import { type SQL, sql } from 'drizzle-orm'
import type { DeletionBlocker } from '#contract/account-deletion.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { isOpenComplaint } from '../../orders/complaint-of.ts'
import type { OwnAccount } from './own-account.ts'

/**
 * What stands in the way of deleting an account, of its purchases and of its sales: an order that waits for its payment
 * and holds beers, a parcel that has not left, a complaint that is not over, money that is owed back: to
 * the buyer (a refund that failed is still owed), or by the company to the shop, for sales that were paid out before.
 */
export async function findBlockers(
  db: Database | Transaction,
  { userId, companyId }: Pick<OwnAccount, 'userId' | 'companyId'>,
): Promise<DeletionBlocker[]> {
  const bought = sql`buyer_id = ${userId}`
  const sold = sql`orders.id IN (SELECT order_id FROM order_lines WHERE company_id = ${companyId}::uuid)`
  const soldParcel = sql`parcels.company_id = ${companyId}::uuid`
  const found = await db.execute<Record<DeletionBlocker, boolean>>(sql`
    SELECT ${unpaid(bought)} AS "purchase-unpaid",
           ${unshipped(bought)} AS "purchase-unshipped",
           ${unrefunded(bought)} AS "purchase-unrefunded",
           ${complainedOf(bought)} AS "purchase-complaint",
           ${unpaid(sold)} AS "sale-unpaid",
           ${unshipped(soldParcel)} AS "sale-unshipped",
           ${unrefunded(sold)} AS "sale-unrefunded",
           ${complainedOf(sql`complaints.company_id = ${companyId}::uuid`)} AS "sale-complaint",
           ${companyId ? sql`(${isInDebt(companyId)} OR ${mayOweBack(companyId)})` : sql`false`} AS "sale-owed-back",
           EXISTS (SELECT FROM payouts WHERE company_id = ${companyId}::uuid AND state IN ('approved', 'sent')) AS "payout-under-way"`)
  const standing = Object.entries(found.rows[0]!).filter(([, stands]) => stands)
  return standing.map(([blocker]) => blocker as DeletionBlocker)
}

function unpaid(whose: SQL): SQL {
  return sql`EXISTS (SELECT FROM orders WHERE ${whose} AND state = 'pending')`
}

function unshipped(whose: SQL): SQL {
  return sql`EXISTS (SELECT FROM parcels JOIN orders ON orders.id = order_id
                     WHERE ${whose} AND orders.state = 'paid' AND parcels.state = 'pending')`
}

/** Who complains may take it back; whoever is complained of waits until it is over. */
function complainedOf(whose: SQL): SQL {
  return sql`EXISTS (SELECT FROM complaints JOIN orders ON orders.id = order_id WHERE ${whose} AND ${isOpenComplaint})`
}

/** In any currency. What it is owed in that one, now or later, counts against it: the next payout makes good for the rest. */
function isInDebt(companyId: string): SQL {
  return sql`EXISTS (SELECT FROM ledger_balances WHERE company_id = ${companyId} AND account IN ('pending', 'available')
                     GROUP BY currency HAVING sum(balance_cents) > 0)`
}

/** What was paid out is asked back by a bank that has not decided: lost, it is owed back. */
function mayOweBack(companyId: string): SQL {
  return sql`EXISTS (SELECT FROM chargebacks JOIN ledger_line_balances AS paid USING (order_id)
                     WHERE chargebacks.state = 'open' AND paid.company_id = ${companyId} AND account = 'paid' AND balance_cents <> 0)`
}

function unrefunded(whose: SQL): SQL {
  return sql`EXISTS (SELECT FROM orders WHERE ${whose} AND (state IN ('review', 'refund_due') OR EXISTS (
                       SELECT FROM refunds WHERE order_id = orders.id AND refunds.state <> 'done')))`
}
