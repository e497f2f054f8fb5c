import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { executePrepared } from '#database/execute-prepared.ts'
import type { Database } from '#database/open-pool.ts'
import { isForGood, noteRefusedPage, PAGES_OPEN_AGAIN } from '../../charge/watch-pages.ts'
import { readersOrigin } from '../../http/readers-origin.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { isProviderFailure, type PaymentPage, type PaymentRequest } from '../../ports/payment-provider.ts'
import type { OrdersServices } from './orders-services.ts'
import { pageClosesAt } from './page-closes-at.ts'
import { settleFreeOrder } from './settle-free-order.ts'

type PayableOrder = Omit<PaymentRequest, 'closesAt' | 'orderId' | 'shopOrigin'> & {
  state: string
  totalCents: number
  payableUntil: string
  preferenceId: string | null
  initPoint: string | null
}

/**
 * The payment page of an order: the stored one, or else the provider is asked for it, after and outside of the
 * transaction that held the beers. The provider gives the same order the same page, so that whoever was interrupted
 * asks again. An order that costs nothing is settled at once (docs/decisions/0005-free-orders.md).
 *
 * Refuses: payment-provider-down (the beers stay held; at once while it is known to be away),
 * amount-not-payable (where the account did not tell its limits before), payments-refused (the provider understood and said no, which whoever looks after the shop is told; the beers stay held as well), order-not-open (it ended before it had a page).
 */
export async function openPayment(services: OrdersServices, orderId: string): Promise<PaymentPage | Refusal> {
  const { db, env, log, payments } = services
  const order = await readPayableOrder(db, orderId)
  if (order.initPoint !== null) return { preferenceId: order.preferenceId!, initPoint: order.initPoint }
  if (order.state !== 'pending') return refuse('order-not-open')
  if (order.totalCents === 0) return settleFreeOrder(services, orderId)

  const { currency, lines, buyer, delivery } = order
  const closesAt = pageClosesAt(new Date(order.payableUntil), env.HOLD_SECONDS)
  const shopOrigin = readersOrigin(env)
  const page = await payments.openPayment({
    ...{ orderId, currency, lines, buyer, delivery, shopOrigin, closesAt },
  })
  if (isProviderFailure(page)) {
    if (page.because === 'amount') return refuse('amount-not-payable')
    if (isForGood(page)) {
      await noteRefusedPage(services, page)
      return refuse('payments-refused')
    }
    if (page.failed !== 'not-asked') {
      log.warn({ orderId, status: page.status, reason: page.message }, 'the payment page could not be opened')
    }
    return refuse('payment-provider-down')
  }
  const told = await db.execute<{ areOpenAgain: boolean }>(sql`
    WITH again AS (${PAGES_OPEN_AGAIN}), kept AS (
      UPDATE orders SET preference_id = ${page.preferenceId}, init_point = ${page.initPoint}
      WHERE id = ${orderId} AND init_point IS NULL)
    SELECT EXISTS (SELECT FROM again) AS "areOpenAgain"`)
  if (told.rows[0]!.areOpenAgain) log.warn('the provider opens payment pages again')
  return page
}

async function readPayableOrder(db: Database, orderId: string): Promise<PayableOrder> {
  const found = await executePrepared<PayableOrder>(
    db,
    sql`
    SELECT orders.state, total_cents AS "totalCents", charge_currency AS currency, payable_until AS "payableUntil",
           preference_id AS "preferenceId", init_point AS "initPoint",
           json_build_object('name', coalesce(buyers.name, users.name), 'lastName', coalesce(buyers.last_name, ''),
             'email', users.email) AS buyer,
           json_build_object('recipient', recipient, 'address', orders.address, 'city', orders.city,
             'state', address_state, 'country', orders.country, 'phone', orders.phone) AS delivery,
           (SELECT json_agg(json_build_object('beerId', beer_id, 'name', name, 'image', image,
              'quantity', quantity, 'unitCents', charge_unit_cents) ORDER BY ${LINES_IN_ORDER})
            FROM order_lines AS line WHERE order_id = orders.id) AS lines
    FROM orders JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    WHERE orders.id = ${orderId}`,
  )
  return found.rows[0]!
}
