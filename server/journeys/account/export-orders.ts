import { type SQL, sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Database } from '#database/open-pool.ts'
import {
  chargebacks,
  claims,
  orderEvents,
  orderLines,
  orders,
  parcels,
  payments,
  refundLines,
  refunds,
} from '#database/schema.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { columnsLess } from './columns-less.ts'
import { exportArrivals } from './export-arrivals.ts'
import { exportInvoices } from './export-invoices.ts'
import { exportMessages } from './export-messages.ts'
import { exportRemovals } from './export-removals.ts'
import { inPortions } from './in-portions.ts'
import { listOf, rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

type Order = DataExport['orders'][number]

const OF_ORDER = columnsLess<typeof orders, Order>(orders, {
  buyerId: 'stands at the account',
  idempotencyKey: 'made up by the buyer’s own program',
  requestHash: 'made of its request',
  totalCents: 'given as the total in dollars',
  chargeCents: 'given as what was charged',
  stockHeld: 'follows from its state and the time',
  heldFrom: 'a hash, forgotten with the hold',
  preferenceId: 'the provider’s name of its page',
  initPoint: 'opens the provider’s page',
  recipient: 'given as the delivery',
  address: 'given as the delivery',
  city: 'given as the delivery',
  addressState: 'given as the delivery',
  country: 'given as the delivery',
  phone: 'given as the delivery',
  reconciledAt: 'how the shop works',
  reconcileClaimedUntil: 'how the shop works',
})
const OF_LINE = columnsLess<typeof orderLines, Order['lines'][number]>(orderLines, {
  orderId: 'stands at the order',
  place: 'is the order of the list',
  unitCents: 'given as the price in dollars',
  chargeUnitCents: 'given as what was charged for one',
  type: 'between the shop and the brewery',
})
const OF_PAYMENT = columnsLess<typeof payments, Order['payments'][number]>(payments, {
  providerId: 'given as its id',
  orderId: 'stands at the order',
  amountCents: 'given as the amount',
  rank: 'follows from the status',
  disposition: 'follows from the order’s events',
  feeCents: 'between the shop and the provider',
  netCents: 'between the shop and the provider',
  releasedAt: 'between the shop and the provider',
  updatedAt: 'when the shop last heard of it',
})
const OF_REFUND = columnsLess<typeof refunds, Order['refunds'][number]>(refunds, {
  orderId: 'stands at the order',
  amountCents: 'given as the amount',
  providerRefundId: 'the provider’s own number',
  attempts: 'how the shop works',
  lastError: 'how the shop works',
  nextAttemptAt: 'how the shop works',
})
const OF_REFUND_LINE = columnsLess<typeof refundLines, Order['refunds'][number]['lines'][number]>(
  refundLines,
  {
    refundId: 'stands at the refund',
    amountCents: 'given as the amount',
    restocked: 'what the brewery has in store',
  },
)
const OF_CLAIM = columnsLess<typeof claims, Order['claims'][number]>(claims, {
  providerId: 'given as its id',
  orderId: 'stands at the order',
  dueAt: 'until when the shop has to answer',
  toldAt: 'when the provider last changed it',
  nextAskAt: 'how the shop works',
  lastError: 'how the shop works',
})
const OF_CHARGEBACK = columnsLess<typeof chargebacks, Order['chargebacks'][number]>(chargebacks, {
  id: 'the shop’s own number',
  providerId: 'the provider’s own number',
  orderId: 'stands at the order',
  amountCents: 'given as the amount',
  documentsRequired: 'between the shop and the provider',
  documentsStatus: 'between the shop and the provider',
  documentsUntil: 'between the shop and the provider',
  toldAt: 'how the shop works',
  askedAt: 'how the shop works',
  nextAskAt: 'how the shop works',
  lastError: 'how the shop works',
})
const OF_PARCEL = columnsLess<typeof parcels, Order['parcels'][number]>(parcels, {
  orderId: 'stands at the order',
  toldBy: 'how the brewery is mailed',
  handOverCode: 'shown while it is on its way',
  handOverMisses: 'how the shop works',
  freeFrom: 'the brewery’s money',
  releasedAt: 'the brewery’s money',
})
const OF_EVENT = columnsLess<typeof orderEvents, Order['events'][number]>(orderEvents, {
  id: 'is the order of the list',
  orderId: 'stands at the order',
  fromState: 'where the one before led',
  detail: 'how the shop works',
})

const AT_ONCE = 100

/** What the account's owner bought or meant to buy, with what became of money and parcels; newest first. */
export function exportOrders(db: Database, { userId }: OwnAccount): AsyncGenerator<Order[]> {
  return inPortions(async (after: Order | undefined) => {
    const isAfter = after
      ? sql`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
      : sql`true`
    const found = await rows<Order>(
      db,
      ordersWhere(
        sql`buyer_id = ${userId} AND ${isAfter} ORDER BY created_at DESC, id DESC LIMIT ${AT_ONCE}`,
      ),
    )
    return { rows: found, next: found.length === AT_ONCE ? found.at(-1) : undefined }
  })
}

function ordersWhere(which: SQL): SQL {
  const ofOrder = sql`order_id = orders.id`
  return sql`
    SELECT ${OF_ORDER}, total_cents / 100.0 AS total, charge_cents / 100.0 AS charged,
           json_build_object('recipient', recipient, 'address', address, 'city', city, 'state', address_state,
             'country', country, 'phone', phone) AS delivery,
           ${listOf(
             sql`SELECT ${OF_LINE}, unit_cents / 100.0 AS "unitPrice",
                        charge_unit_cents / 100.0 AS "unitCharged"
                 FROM order_lines AS line WHERE ${ofOrder} ORDER BY ${LINES_IN_ORDER}`,
           )} AS lines,
           ${listOf(
             sql`SELECT ${OF_PAYMENT}, provider_id AS id, amount_cents / 100.0 AS amount
                 FROM payments WHERE ${ofOrder} ORDER BY created_at`,
           )} AS payments,
           ${listOf(
             sql`SELECT ${OF_REFUND}, amount_cents / 100.0 AS amount,
                        ${listOf(
                          sql`SELECT ${OF_REFUND_LINE}, amount_cents / 100.0 AS amount FROM refund_lines WHERE refund_id = refunds.id`,
                        )} AS lines
                 FROM refunds WHERE ${ofOrder} ORDER BY created_at, id`,
           )} AS refunds,
           ${listOf(
             sql`SELECT ${OF_CLAIM}, provider_id AS id FROM claims WHERE ${ofOrder} ORDER BY opened_at, provider_id`,
           )} AS claims,
           ${listOf(
             sql`SELECT ${OF_CHARGEBACK}, amount_cents / 100.0 AS amount
                 FROM chargebacks WHERE ${ofOrder} ORDER BY opened_at, id`,
           )} AS chargebacks,
           ${listOf(
             sql`SELECT ${OF_PARCEL}, ${exportArrivals} AS arrivals, ${exportRemovals} AS removals, ${exportMessages} AS messages, ${exportInvoices} AS invoices FROM parcels WHERE ${ofOrder} ORDER BY company_id`,
           )} AS parcels,
           ${listOf(sql`SELECT ${OF_EVENT} FROM order_events WHERE ${ofOrder} ORDER BY id`)} AS events
    FROM orders WHERE ${which}`
}
