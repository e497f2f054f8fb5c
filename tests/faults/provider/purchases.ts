import { setTimeout as sleep } from 'node:timers/promises'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { signedIn } from '#tests/factories/services.ts'
import type { TwoShops } from '#tests/running/two-shops.ts'
import { payAt, type Started, startPurchase } from '../start-purchase.ts'

/** What lies behind the pages goes on soon. */
export const QUICK = {
  EXPIRE_EVERY_SECONDS: '1',
  RECONCILE_EVERY_SECONDS: '1',
  RECONCILE_AFTER_SECONDS: '0',
  RETRY_EVERY_SECONDS: '1',
}
/** However long it takes: what never comes is a failure, what comes late is not. */
export const WAIT = { timeout: 600_000, interval: 100 }

export type Payment = { id: number; orderId: string }
export type Customer = { cookie: string; beerId: string }

/** So many buyers who are signed in, each with a beer of their own that never sells out. */
export async function customers(shops: TwoShops, count: number): Promise<Customer[]> {
  const { db } = shops.database
  const made: Customer[] = []
  for (let each = 0; each < count; each++) {
    const [buyer, beer] = [await aBuyer(db), await aBeer(db, { onHand: 100_000, priceCents: 450 })]
    made.push({ ...(await signedIn(shops.services, buyer.id)), beerId: beer.id })
  }
  return made
}

/** *Start Purchase* of the customer's own beer at one of the processes. Another quantity is another order. */
export function begin(port: number, customer: Customer, quantity: number): Promise<Started> {
  return startPurchase(port, customer, [{ id: customer.beerId, quantity }])
}

/** The same, until the provider has given a page. @throws any other refusal */
export async function untilPage(shops: TwoShops, customer: Customer, quantity: number) {
  for (;;) {
    const { status, said } = await begin(shops.turn(), customer, quantity)
    if (status === 201) return { orderId: said.orderId!, page: said.page! }
    if (said.code !== 'payment-provider-down') throw new Error(`create-order: ${status} ${said.code}`)
    await sleep(200)
  }
}

/** Somebody pays an order. @param wish what differs: see sandbox/README.md */
export async function pay(
  shops: TwoShops,
  { page, orderId }: { page: string; orderId: string },
  wish: object = {},
): Promise<Payment> {
  const { id } = await payAt(shops, page, wish)
  return { id, orderId }
}

/** A whole shop's purchases end so: whoever has not paid pays, so that nothing is open any more. */
export async function payOpenOrders(shops: TwoShops): Promise<Payment[]> {
  const { rows } = await shops.database.pool.query<{ orderId: string; page: string }>(
    `SELECT id AS "orderId", preference_id AS page FROM orders WHERE state = 'pending' AND preference_id IS NOT NULL`,
  )
  const paid: Payment[] = []
  for (const order of rows) {
    // Who has paid without the shop's knowing would pay twice, and what is paid twice is asked about a day later only.
    const made = await shops.world.call<{ results: { status: string }[] }>(
      'GET',
      `/v1/payments/search?external_reference=${order.orderId}&status=approved`,
    )
    if (!made.results.length) paid.push(await pay(shops, order))
  }
  return paid
}
