import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { SALES_PER_PAGE } from '#contract/limits.ts'
import type { listSales as call } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import type { CountSales } from './count-sales.ts'
import { readSales } from './read-sales.ts'
import { refuseStrangers } from './refuse-strangers.ts'

/**
 * What a company sold, line by line, newest first, 3 a page. Past the end: an empty list. Refuses: user-not-found,
 * forbidden (somebody else's). Parcels lead the way: each paid order has one for each company in it, and no other has.
 * @param page from 1
 */
export async function listSales(
  db: Database,
  countSales: CountSales,
  companyId: string,
  page: number,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const shown = listPage(page, SALES_PER_PAGE)
  const refused = await refuseStrangers(db, companyId, caller)
  if (refused) return refused
  const [sales, { lines: total }] = await Promise.all([
    readSales(
      db,
      // As the index parcels_company has it.
      sql`SELECT order_id, beer_id FROM parcels JOIN order_lines AS line USING (order_id, company_id)
          WHERE parcels.company_id = ${companyId}
          ORDER BY parcels.created_at DESC, order_id DESC, ${LINES_IN_ORDER}
          ${shown.rows}`,
      caller,
    ),
    countSales(companyId),
  ])
  return { sales, ...shown.counted(total) }
}
