import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { beerPicture, type LabelFacts } from '#contract/label-address.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Sale } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import { buyerInReachOf } from '../../orders/buyer-in-reach.ts'
import { chargebackOf } from '../../orders/chargeback-of.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { type LineMoney, lineMoney } from './line-money.ts'
import { moneyOnWire } from './money-on-wire.ts'

type SaleRow = LineMoney &
  Pick<Sale, 'state' | 'chargeback' | 'parcel' | 'buyerEmail' | 'buyerName' | 'description'> & {
    orderId: string
    soldAt: string
    beer: Omit<LabelFacts, 'description'>
    name: string
    presentation: string
    image: string
    quantity: number
    unitCents: number
  }

/**
 * Sales as their seller sees them, newest first, the lines of one order together. Name, presentation and price are those
 * of the day of the order; description and label are the beer's of today. Of a buyer who deleted their account there is
 * no e-mail, nor of one whom a seller has no reason to write to any more.
 * @param asked a query for the order_id and beer_id of the lines, of paid orders
 */
export async function readSales(
  db: Database,
  asked: SQL,
  caller: Pick<SessionUser, 'role'>,
): Promise<Sale[]> {
  const found = await db.execute<SaleRow>(sql`
    SELECT line.order_id AS "orderId", parcels.created_at AS "soldAt", orders.state, parcels.state AS parcel,
           ${chargebackOf} AS chargeback,
           line.name, line.presentation, line.image, line.quantity, line.unit_cents AS "unitCents",
           json_build_object('id', beers.id, 'name', beers.name, 'company', companies.company, 'type', beers.type,
             'abvPercent', beers.abv_percent, 'ibu', beers.ibu) AS beer,
           beers.description,
           CASE WHEN users.deleted_at IS NULL AND ${buyerInReachOf(caller)} THEN users.email ELSE '' END AS "buyerEmail",
           coalesce(nullif(concat_ws(' ', buyers.name, nullif(buyers.last_name, '')), ''), users.name) AS "buyerName",
           money.currency, gross_charge_cents AS "grossChargeCents", refunded_charge_cents AS "refundedChargeCents",
           owed_charge_cents AS "owedChargeCents", paid_charge_cents AS "paidChargeCents",
           commission_cents AS "commissionCents", commission_tax_cents AS "commissionTaxCents", fee_cents AS "feeCents", gross_cents AS "grossCents", refunded_units AS "refundedUnits", refunded_cents AS "refundedCents",
           owed_cents AS "owedCents", paid_cents AS "paidCents", money.paid_at AS "paidAt"
    FROM ${lineMoney(asked)} AS money
    JOIN order_lines AS line USING (order_id, beer_id)
    JOIN parcels ON parcels.order_id = line.order_id AND parcels.company_id = line.company_id
    JOIN orders ON orders.id = line.order_id
    JOIN beers ON beers.id = line.beer_id JOIN companies ON companies.id = beers.company_id
    JOIN users ON users.id = orders.buyer_id LEFT JOIN buyers ON buyers.user_id = orders.buyer_id
    ORDER BY parcels.created_at DESC, line.order_id DESC, ${LINES_IN_ORDER}`)
  return found.rows.map(asSale)
}

function asSale(row: SaleRow): Sale {
  const { orderId, beer, paidAt } = row
  return {
    id: `${orderId}.${beer.id}`,
    ShoppingHistoryId: orderId,
    ProductId: beer.id,
    date: new Date(row.soldAt).toISOString(),
    state: row.state,
    chargeback: row.chargeback,
    parcel: row.parcel,
    buyerEmail: row.buyerEmail,
    buyerName: row.buyerName,
    name: row.name,
    description: row.description,
    summary: row.presentation,
    image: beerPicture({ ...beer, description: row.description, image: row.image }),
    price: dollarsFromCents(row.unitCents),
    amount: row.quantity,
    refundedAmount: row.refundedUnits,
    ...moneyOnWire(row),
    payoutDate: paidAt && new Date(paidAt).toISOString(),
  }
}
