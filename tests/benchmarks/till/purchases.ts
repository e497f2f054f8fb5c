import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { createOrder } from '#contract/orders.ts'
import type { OutsideWorld } from '#tests/running/an-outside-world.ts'
import { anAgent, ask } from './ask.ts'

const LOOK_EVERY_MS = 10
const SETTLED_AT_MOST_MS = 60_000

export type Purchase = { placedMs: number; settledMs: number }

/** A buyer who orders over HTTP and pays with the provider, who tells the shop by a notice. */
export function aBuyersPurchase(options: {
  url: string
  cookie: string
  beerId: string
  outside: OutsideWorld
  pool: Pool
}): () => Promise<Purchase> {
  const { url, cookie, beerId, outside, pool } = options
  const agent = anAgent()
  return async () => {
    const { status, body, ms } = await ask(`${url}/api/create-order`, {
      agent,
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ products: [{ id: beerId, quantity: 1 }] }),
    })
    if (status !== 201) throw new Error(`The order was refused: ${status} ${body}`)
    const { orderId, results } = JSON.parse(body) as ResponseOf<typeof createOrder>
    const paidAt = performance.now()
    await outside.call('POST', `/sandbox/preferences/${results.response.id}/pay`, { status: 'approved' })
    while (!(await isPaid(pool, orderId))) {
      if (performance.now() - paidAt > SETTLED_AT_MOST_MS) break
      await sleep(LOOK_EVERY_MS)
    }
    return { placedMs: ms, settledMs: performance.now() - paidAt }
  }
}

async function isPaid(pool: Pool, orderId: string): Promise<boolean> {
  const { rows } = await pool.query(`SELECT FROM orders WHERE id = $1 AND state = 'paid'`, [orderId])
  return rows.length > 0
}
