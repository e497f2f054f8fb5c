import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { TestDatabase } from '#tests/database/test-database.ts'
import type { OutsideWorld } from '#tests/running/an-outside-world.ts'
import { inPercent } from './chance.ts'
import type { FrontDoor } from './front-door.ts'
import type { People } from './people-of-the-shop.ts'

type Shop = { world: OutsideWorld; door: FrontDoor; people: People; database: Pick<TestDatabase, 'pool'> }
type Answer = { results: { refunds: { id: number; status: string }[] }[] }

const PAGE = 1000

/** Refunds that the provider has taken on, and neither made nor rejected. */
async function inProcessAt(world: OutsideWorld): Promise<number[]> {
  const found: number[] = []
  for (let offset = 0; ; offset += PAGE) {
    const path = `/v1/payments/search?limit=${PAGE}&offset=${offset}&criteria=asc`
    const { results } = await world.call<Answer>('GET', path)
    const all = results.flatMap(({ refunds }) => refunds)
    found.push(...all.filter(({ status }) => status === 'in_process').map(({ id }) => id))
    if (results.length < PAGE) return found
  }
}

/** Of the refunds in process some are made, some rejected, and some wait on; whether the shop has heard of them or not. */
export async function decideRefunds(world: OutsideWorld): Promise<void> {
  for (const id of (await inProcessAt(world)).filter(() => inPercent(60))) {
    await world.call('POST', `/sandbox/refunds/${id}/${inPercent(60) ? 'approve' : 'reject'}`)
  }
}

/** An admin has those sent again that the provider rejected. */
export async function retryRejected({ door, people, database }: Shop): Promise<void> {
  for (const id of await refundsThatAre(database, 'failed')) {
    const headers = { ...people.admin.session, 'content-type': 'application/json' }
    await door.ask({ method: 'POST', path: `/api/admin/refunds/${id}/retry`, headers, body: '{}' })
  }
}

/**
 * The bank rejects one more and makes what else it had taken on, the admin has sent again what was rejected, and the shop
 * hears of it. In the end some were rejected: a trial without them has tried nothing.
 */
export async function endRefunds(shop: Shop): Promise<void> {
  const { world, database } = shop
  const [oneMore] = await inProcessAt(world)
  if (oneMore) await world.call('POST', `/sandbox/refunds/${oneMore}/reject`)
  await world.call('POST', '/sandbox/refunds/mood', { mood: 'at-once' })
  for (;;) {
    const waiting = await inProcessAt(world)
    for (const id of waiting) await world.call('POST', `/sandbox/refunds/${id}/approve`)
    await retryRejected(shop)
    const open = [
      ...(await refundsThatAre(database, 'failed')),
      ...(await refundsThatAre(database, 'in-process')),
    ]
    // One that was sent may yet be answered with what the bank had rejected.
    if (!waiting.length && !open.length && !(await refundsThatAre(database, 'sent')).length) break
    await sleep(200)
  }
  const rejected = await database.pool.query(`SELECT FROM order_events WHERE event = 'refund-failed'`)
  expect(rejected.rows.length).toBeGreaterThan(0)
}

async function refundsThatAre({ pool }: Shop['database'], state: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM refunds WHERE state = $1', [state])
  return rows.map(({ id }) => id)
}
