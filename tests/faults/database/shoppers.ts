import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { textOf } from '#contract/texts/text.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { type OpenPool, openPool } from '#database/open-pool.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import type { OutsideWorld } from '#tests/running/an-outside-world.ts'
import { type Answer, send } from '#tests/running/send.ts'

const UNAVAILABLE = ['database-down', 'outcome-unknown', 'database-full'] as const

type Cookie = { cookie: string }

/** What the shop promised to somebody, and must keep. */
type Promised = { orderId: string; key: string; paid: boolean; answeredAtMs: number }

type Shoppers = {
  promised: Promised[]
  /** Answers that said to come back later, by their code. */
  putOff: Map<string, number>
  /** Lets those who are about to buy finish. */
  leave(): Promise<void>
}

/** An empty database made ready for a shop: its tables, buyers who are signed in, beers of which there are enough. */
export async function stock(
  databaseUrl: string,
  publicUrl: string,
  buyers: number,
  SESSION_SECRET = randomBytes(24).toString('hex'),
) {
  const opened = openPool(databaseUrl, 4)
  await migrateDatabase(opened.pool)
  const services = makeTestServices(opened, { SESSION_SECRET, PUBLIC_URL: publicUrl })
  const cookies: Cookie[] = []
  for (let buyer = 0; buyer < buyers; buyer++) {
    cookies.push(await signedIn(services, (await aBuyer(opened.db)).id))
  }
  const beers = [
    await aBeer(opened.db, { onHand: 100_000 }),
    await aBeer(opened.db, { onHand: 100_000, priceCents: 700 }),
  ]
  return {
    ...opened,
    cookies,
    beerIds: beers.map(({ id }) => id),
    settings: { SESSION_SECRET, PUBLIC_URL: publicUrl },
  }
}

/**
 * Each buyer orders, pays and comes back, again and again; who is told to come back later does, with the same key. Any
 * other answer than a good one or that one fails the test, and so does no answer.
 */
export function sendShoppers(
  port: number,
  { cookies, beerIds }: { cookies: Cookie[]; beerIds: string[] },
  world: OutsideWorld,
): Shoppers {
  const promised: Promised[] = []
  const putOff = new Map<string, number>()
  let isOver = false

  async function untilDone<Value>(
    cookie: Cookie,
    path: string,
    body: object,
    key = randomUUID(),
  ): Promise<Value> {
    for (;;) {
      const answer = await send(port, {
        method: 'POST',
        path,
        headers: { ...cookie, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      })
      if (answer.status < 300) return JSON.parse(answer.body)
      putOff.set(expectPutOff(answer), (putOff.get(expectPutOff(answer)) ?? 0) + 1)
      await sleep(30)
    }
  }

  async function shop(cookie: Cookie): Promise<void> {
    while (!isOver) {
      const key = randomUUID()
      const products = beerIds.map((id, at) => ({ id, quantity: at + 1 }))
      type Placed = { orderId: string; results: { response: { id: string } } }
      const placed = await untilDone<Placed>(cookie, '/api/create-order', { products }, key)
      const promise = { orderId: placed.orderId, key, paid: false, answeredAtMs: performance.now() }
      promised.push(promise)
      const { id } = await world.call<{ id: number }>(
        'POST',
        `/sandbox/preferences/${placed.results.response.id}/pay`,
        { status: 'approved' },
      )
      const hint = { external_reference: placed.orderId, payment_id: String(id) }
      const back = await untilDone<{ outcome: string }>(cookie, '/api/payment-return', hint)
      expect(back.outcome).toBe('paid')
      promise.paid = true
    }
  }

  const shopping = Promise.all(cookies.map(shop))
  // Told to whoever waits for them to leave.
  shopping.catch(() => {})
  return {
    promised,
    putOff,
    async leave() {
      isOver = true
      await shopping
    },
  }
}

/** That it says in words when to come back; answers with which. */
export function expectPutOff(answer: Answer): string {
  expect([answer.status, answer.body]).toEqual([503, expect.stringMatching(/"code":/)])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  const { code, message } = JSON.parse(answer.body) as { code: (typeof UNAVAILABLE)[number]; message: string }
  expect(UNAVAILABLE).toContain(code)
  expect(message).toBe(textOf(ERRORS[code].message))
  return code
}

/**
 * How many promises the books do not keep: an order that is not there or not paid, one more than was asked for, one
 * without its receipt or with two.
 */
export async function countBroken({ pool }: OpenPool, promised: Promised[]): Promise<number> {
  const { rows } = await pool.query<{ id: string; paid: boolean; receipts: number }>(
    `SELECT orders.id, paid_at IS NOT NULL AS paid,
            (SELECT count(*)::int FROM outbox WHERE dedupe_key = 'receipt:' || orders.id) AS receipts FROM orders`,
  )
  const kept = new Map(rows.map((row) => [row.id, row]))
  const asked = new Set(promised.map(({ orderId }) => orderId))
  const broken = promised.filter(({ orderId, paid }) => {
    const order = kept.get(orderId)
    return !order || (paid && (!order.paid || order.receipts !== 1))
  })
  const doubled = rows.filter(({ id }) => !asked.has(id)).length + (promised.length - asked.size)
  return broken.length + doubled
}
