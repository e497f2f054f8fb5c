import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

/** What the account's owner bought or meant to buy, with what became of money and parcels; newest first. */
export async function exportOrders(tx: Transaction, { userId }: OwnAccount): Promise<DataExport['orders']> {
  return rows(
    tx,
    sql`
    SELECT id, state, total_cents / 100.0 AS total, currency, created_at AS "createdAt",
           reserved_until AS "reservedUntil", payable_until AS "payableUntil", paid_at AS "paidAt",
           json_build_object('recipient', recipient, 'address', address, 'city', city, 'state', address_state,
             'country', country, 'phone', phone) AS delivery,
           (SELECT coalesce(json_agg(json_build_object('beerId', beer_id, 'companyId', company_id,
              'companyName', company_name, 'name', name, 'presentation', presentation, 'image', image,
              'quantity', quantity, 'unitPrice', unit_cents / 100.0) ORDER BY ${LINES_IN_ORDER}), '[]')
            FROM order_lines AS line WHERE order_id = orders.id) AS lines,
           (SELECT coalesce(json_agg(json_build_object('id', provider_id, 'amount', amount_cents / 100.0,
              'currency', currency, 'status', status, 'createdAt', created_at) ORDER BY created_at), '[]')
            FROM payments WHERE order_id = orders.id) AS payments,
           (SELECT coalesce(json_agg(json_build_object('id', id, 'paymentId', payment_id,
              'amount', amount_cents / 100.0, 'reason', reason, 'state', state, 'createdAt', created_at,
              'doneAt', done_at, 'lines',
              (SELECT coalesce(json_agg(json_build_object('beerId', beer_id, 'quantity', quantity,
                 'amount', amount_cents / 100.0)), '[]')
               FROM refund_lines WHERE refund_id = refunds.id)) ORDER BY created_at, id), '[]')
            FROM refunds WHERE order_id = orders.id) AS refunds,
           (SELECT coalesce(json_agg(json_build_object('companyId', company_id, 'state', state, 'carrier', carrier,
              'tracking', tracking, 'idChecked', id_checked, 'createdAt', created_at) ORDER BY company_id), '[]')
            FROM parcels WHERE order_id = orders.id) AS parcels,
           (SELECT coalesce(json_agg(json_build_object('event', event, 'toState', to_state, 'at', at)
              ORDER BY id), '[]')
            FROM order_events WHERE order_id = orders.id) AS events
    FROM orders WHERE buyer_id = ${userId} ORDER BY created_at DESC, id DESC`,
  )
}
