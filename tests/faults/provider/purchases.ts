import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { signedIn } from '#tests/factories/services.ts'
import { send } from '#tests/running/send.ts'
import type { TwoShops } from '#tests/running/two-shops.ts'

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
export type Asked = { status: number; code?: string; orderId?: string; page?: string; ms: number }

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

/** *Start Purchase* at one of the processes. Another quantity is another order. */
export async function startPurchase(
  port: number,
  { cookie, beerId }: Customer,
  quantity: number,
): Promise<Asked> {
  const startedAt = performance.now()
  const answer = await send(port, {
    method: 'POST',
    path: '/api/create-order',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ products: [{ id: beerId, quantity }] }),
  })
  const { code, orderId, results } = JSON.parse(answer.body)
  return {
    ...{ status: answer.status, code, orderId, ms: performance.now() - startedAt },
    ...(results && { page: results.response.id }),
  }
}

/** The same, until the provider has given a page. @throws any other refusal */
export async function untilPage(shops: TwoShops, customer: Customer, quantity: number) {
  for (;;) {
    const { status, code, orderId, page } = await startPurchase(shops.turn(), customer, quantity)
    if (status === 201) return { orderId: orderId!, page: page! }
    if (code !== 'payment-provider-down') throw new Error(`create-order: ${status} ${code}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Somebody pays on a page. @param wish what differs: see sandbox/README.md */
export async function payAt(
  { world }: TwoShops,
  { page, orderId }: { page: string; orderId: string },
  wish: object = {},
): Promise<Payment> {
  const { id } = await world.call<{ id: number }>('POST', `/sandbox/preferences/${page}/pay`, {
    status: 'approved',
    ...wish,
  })
  return { id, orderId }
}

/** A whole shop's purchases end so: whoever has not paid pays, so that nothing is open any more. */
export async function payOpenOrders(shops: TwoShops): Promise<Payment[]> {
  const { rows } = await shops.database.pool.query<{ orderId: string; page: string }>(
    `SELECT id AS "orderId", preference_id AS page FROM orders WHERE stock_held AND preference_id IS NOT NULL`,
  )
  const paid: Payment[] = []
  for (const order of rows) {
    // Who has paid without the shop's knowing would pay twice, and what is paid twice is asked about a day later only.
    const made = await shops.world.call<{ results: { status: string }[] }>(
      'GET',
      `/v1/payments/search?external_reference=${order.orderId}&status=approved`,
    )
    if (!made.results.length) paid.push(await payAt(shops, order))
  }
  return paid
}
