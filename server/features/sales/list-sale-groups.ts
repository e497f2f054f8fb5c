import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { SALES_PER_PAGE } from '#contract/limits.ts'
import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import type { listSaleGroups as call, Sale, SaleGroup } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import type { CountSales } from './count-sales.ts'
import { readSales } from './read-sales.ts'
import { refuseStrangers } from './refuse-strangers.ts'

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
  return { groups: inGroups(sales), ...shown.counted(total) }
}

/** Sales by order, in the order in which they come. */
function inGroups(sales: Sale[]): SaleGroup[] {
  const orders = Map.groupBy(sales, ({ ShoppingHistoryId }) => ShoppingHistoryId)
  return [...orders.values()].map((Items) => {
    const { ShoppingHistoryId, date, buyerEmail, buyerName, state, chargeback, parcel } = Items[0]!
    return {
      ...{ ShoppingHistoryId, date, buyerEmail, buyerName, state, chargeback, parcel },
      ...sums(Items),
      charge: {
        currency: Items[0]!.charge.currency,
        ...sums(Items.map(({ charge }) => charge)),
        ...parts(Items.map(({ charge }) => charge)),
      },
      Items,
    }
  })
}

type Amounts = Pick<Sale, 'totalPrice' | 'refunded' | 'owed' | 'paidOut'>
type Parts = Pick<Sale['charge'], 'commission' | 'commissionTax' | 'fee' | 'net'>

function sums(sales: Amounts[]): Amounts {
  return {
    totalPrice: sumOf(sales, 'totalPrice'),
    refunded: sumOf(sales, 'refunded'),
    owed: sumOf(sales, 'owed'),
    paidOut: sumOf(sales, 'paidOut'),
  }
}

function parts(sales: Parts[]): Parts {
  return {
    commission: sumOf(sales, 'commission'),
    commissionTax: sumOf(sales, 'commissionTax'),
    fee: sumOf(sales, 'fee'),
    net: sumOf(sales, 'net'),
  }
}

/** Of one currency, added up as hundredths. */
function sumOf<Field extends string>(sales: Record<Field, number>[], field: Field): number {
  return dollarsFromCents(sales.reduce((cents, sale) => cents + centsFromDollars(sale[field]), 0))
}
