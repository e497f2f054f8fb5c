import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { SALES_PER_PAGE } from '#contract/limits.ts'
import type { listSaleGroups as call } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import type { CountSales } from './count-sales.ts'
import { readSales } from './read-sales.ts'
import { refuseStrangers } from './refuse-strangers.ts'
import { salesByOrder } from './sales-by-order.ts'

/**
 * What a company sold, by order, newest first, 3 orders a page; of shared orders its own lines. Past the end: an empty
 * list. Refuses: user-not-found, forbidden (somebody else's).
 * @param page from 1
 */
export async function listSaleGroups(
  db: Database,
  countSales: CountSales,
  companyId: string,
  page: number,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const shown = listPage(page, SALES_PER_PAGE)
  const refused = await refuseStrangers(db, companyId, caller)
  if (refused) return refused
  const [sales, { orders: total }] = await Promise.all([
    readSales(
      db,
      sql`SELECT order_id, beer_id FROM order_lines JOIN (
            SELECT order_id, company_id FROM parcels WHERE company_id = ${companyId}
            ORDER BY created_at DESC, order_id DESC
            ${shown.rows}
          ) AS page USING (order_id, company_id)`,
      caller,
    ),
    countSales(companyId),
  ])
  return { groups: salesByOrder(sales), ...shown.counted(total) }
}
