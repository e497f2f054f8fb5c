import { type Answer, send } from '#tests/running/send.ts'
import type { TwoShops } from '#tests/running/two-shops.ts'

export type CartLine = { id: string; quantity: number; price?: number }

/** What came back of a start: the order and its payment page, or why not. */
export type Started = Answer & { said: { code?: string; message?: string; orderId?: string; page?: string } }

/** *Start Purchase* by the API, at one of the processes. */
export async function startPurchase(
  port: number,
  { cookie }: { cookie: string },
  products: CartLine[],
  idempotencyKey?: string,
): Promise<Started> {
  const answer = await send(port, {
    method: 'POST',
    path: '/api/create-order',
    headers: {
      'content-type': 'application/json',
      cookie,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify({ products }),
  })
  const { results, ...said } = JSON.parse(answer.body)
  return { ...answer, said: { ...said, ...(results && { page: results.response.id }) } }
}

/**
 * Pays on an order's payment page, whoever looks at it: the notice of it is on its way then.
 * @param wish what differs: see sandbox/README.md
 */
export async function payAt({ world }: TwoShops, page: string, wish: object = {}): Promise<{ id: number }> {
  return world.call('POST', `/sandbox/preferences/${page}/pay`, { status: 'approved', ...wish })
}

/** How many answers said what: `{ '201': 10, '409 not-enough-stock': 990 }`. */
export function countAnswers(answers: Started[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, said } of answers) {
    const name = said.code ? `${status} ${said.code}` : String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Waits until an order stands so, as notices and sweeps bring it there. @throws after the test's own time */
export async function untilOrders({ database }: TwoShops, ids: string[], states: string[]): Promise<void> {
  for (;;) {
    const found = await database.pool.query(
      `SELECT count(*)::int AS left FROM orders WHERE id = ANY($1::uuid[]) AND NOT state = ANY($2)`,
      [ids, states],
    )
    if (found.rows[0].left === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
