import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import { complaintEvents, complaintLines, complaints } from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { listOf, rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

type Told = DataExport['complaints'][number]

const OF_COMPLAINT = columnsLess<typeof complaints, Told>(complaints, {
  edition: 'a count of the shop’s own',
})
const OF_LINE = columnsLess<typeof complaintLines, Told['lines'][number]>(complaintLines, {
  complaintId: 'stands at the complaint',
  askedCents: 'given in dollars',
  offeredCents: 'given in dollars',
})
const OF_EVENT = columnsLess<typeof complaintEvents, Omit<Told['events'][number], 'words'>>(complaintEvents, {
  id: 'is the order of the list',
  complaintId: 'stands at the complaint',
  userId: 'somebody else may have done it',
  cents: 'given as the amount',
  words: 'given as far as they are told',
})

/**
 * Complaints of the account's owner, about their company, or that they decided on, newest first: to whoever complained all that was
 * said, to others what they said themselves.
 */
export async function exportComplaints(
  tx: Transaction,
  { userId, companyId }: OwnAccount,
): Promise<DataExport['complaints']> {
  return rows(
    tx,
    sql`
    SELECT complaint.*,
           ${listOf(
             sql`SELECT ${OF_LINE}, asked_cents / 100.0 AS asked, offered_cents / 100.0 AS "offeredAmount"
                 FROM complaint_lines WHERE complaint_id = complaint.id ORDER BY beer_id`,
           )} AS lines,
           ${listOf(
             sql`SELECT ${OF_EVENT}, cents / 100.0 AS amount, CASE WHEN user_id = ${userId} OR bought THEN words ELSE '' END AS words
                 FROM complaint_events, LATERAL (
                   SELECT EXISTS (SELECT FROM orders WHERE orders.id = complaint."orderId" AND buyer_id = ${userId}) AS bought) AS own
                 WHERE complaint_id = complaint.id ORDER BY id`,
           )} AS events
    FROM (SELECT ${OF_COMPLAINT} FROM complaints
          WHERE company_id = ${companyId}::uuid OR order_id IN (SELECT id FROM orders WHERE buyer_id = ${userId})
             OR id IN (SELECT complaint_id FROM complaint_events WHERE user_id = ${userId})) AS complaint
    ORDER BY complaint.id DESC`,
  )
}
