import { type SQL, sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import { LINES_IN_ORDER } from '../../lines-in-order.ts'
import { one, rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

type Company = Pick<
  DataExport,
  'company' | 'beers' | 'sales' | 'parcelEvents' | 'payouts' | 'beerImports' | 'reviewReports'
>

/**
 * A seller's company with its beers and sales; of who bought, nothing. Parcels and payouts also as far as this account
 * moved or marked them: for buyers and admins that is all of it.
 */
export async function exportCompany(tx: Transaction, { userId, companyId }: OwnAccount): Promise<Company> {
  const ofCompany = sql`company_id = ${companyId}::uuid`
  const list = <Row>(query: SQL) => rows<Row>(tx, query)
  return {
    company: await one(
      tx,
      sql`SELECT id, company, name, last_name AS "lastName", document, phone, country, state, city, address, story,
                 image, ships_to AS "shipsTo", active, import_key AS "importKey", created_at AS "createdAt"
          FROM companies WHERE id = ${companyId}::uuid`,
    ),
    beers: await list(
      sql`SELECT id, name, description, type, presentation, abv_percent AS "abvPercent", ibu,
                 price_cents / 100.0 AS price, image, on_hand AS "onHand", reserved, available, blocked,
                 packaged_on AS "packagedOn", best_before AS "bestBefore", rating, rating_count AS "ratingCount",
                 units_sold AS "unitsSold", created_at AS "createdAt", updated_at AS "updatedAt"
          FROM beers WHERE ${ofCompany} ORDER BY id DESC`,
    ),
    sales: await list(
      sql`SELECT order_id AS "orderId", orders.state AS "orderState", paid_at AS "paidAt", beer_id AS "beerId", name,
                 presentation, quantity, unit_cents / 100.0 AS "unitPrice",
                 (SELECT json_build_object('state', state, 'carrier', carrier, 'tracking', tracking,
                    'idChecked', id_checked, 'createdAt', created_at)
                  FROM parcels WHERE parcels.order_id = line.order_id AND parcels.company_id = line.company_id) AS parcel
          FROM order_lines AS line JOIN orders ON orders.id = order_id
          WHERE ${ofCompany} AND paid_at IS NOT NULL ORDER BY paid_at DESC, order_id, ${LINES_IN_ORDER}`,
    ),
    parcelEvents: await list(
      sql`SELECT order_id AS "orderId", company_id AS "companyId", from_state AS "fromState", to_state AS "toState",
                 carrier, tracking, at
          FROM parcel_events
          WHERE ${ofCompany} OR user_id = ${userId} OR order_id IN (SELECT id FROM orders WHERE buyer_id = ${userId})
          ORDER BY id DESC`,
    ),
    payouts: await list(
      sql`SELECT id, company_id AS "companyId", amount_cents / 100.0 AS amount, reference, created_at AS "createdAt"
          FROM payouts WHERE ${ofCompany} OR user_id = ${userId} ORDER BY id DESC`,
    ),
    beerImports: await list(
      sql`SELECT id, file_name AS "fileName", state, rows, created_at AS "createdAt", finished_at AS "finishedAt"
          FROM beer_imports WHERE ${ofCompany} ORDER BY id DESC`,
    ),
    reviewReports: await list(
      sql`SELECT review_id AS "reviewId", reason, created_at AS "createdAt", closed_at AS "closedAt"
          FROM review_reports WHERE ${ofCompany} ORDER BY created_at DESC`,
    ),
  }
}
