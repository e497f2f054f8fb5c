import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { startJobQueue } from './start-job-queue.ts'

const database = useTestDatabase()

async function aQueue() {
  const { connectionString } = database
  const queue = await startJobQueue({ connectionString, log: pino({ level: 'silent' }), poolSize: 2 })
  onTestFinished(queue.stop)
  return queue
}

test('processes that start at once on an empty database all get their queue', async () => {
  const queues = await Promise.all([aQueue(), aQueue(), aQueue()])
  const seen: string[] = []
  for (const queue of queues) await queue.work('process-webhook', async ({ event }) => seen.push(event))
  for (const event of ['a', 'b', 'c', 'd']) {
    await database.db.transaction((tx) => queues[0]!.enqueue(tx, 'process-webhook', { event }))
  }
  await vi.waitFor(() => expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd']), 120_000)
})

test('a job is gone with the transaction that caused it', async () => {
  const queue = await aQueue()
  const seen: string[] = []
  await expect(
    database.db.transaction(async (tx) => {
      await queue.enqueue(tx, 'send-mail', { outboxId: 'never' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await database.db.transaction((tx) => queue.enqueue(tx, 'send-mail', { outboxId: 'after' }))
  await queue.work('send-mail', async ({ outboxId }) => seen.push(outboxId))
  await vi.waitFor(() => expect(seen).toEqual(['after']), 120_000)
})

test('a job that fails is tried again', async () => {
  const queue = await aQueue()
  let attempts = 0
  await queue.work('send-refund', async () => {
    attempts += 1
    if (attempts === 1) throw new Error('not yet')
  })
  await database.db.transaction((tx) => queue.enqueue(tx, 'send-refund', { refundId: 'r' }))
  await vi.waitFor(() => expect(attempts).toBe(2), 120_000)
})

test('it says how many jobs of each kind wait and were given up', async () => {
  const queue = await aQueue()
  const earlier = await queue.counts()
  const waiting = (name: string, counts: typeof earlier) => counts.find((each) => each.name === name)!.waiting
  await database.db.transaction((tx) =>
    queue.enqueue(tx, 'publish-import', { importId: 'a' }, { importId: 'b' }),
  )
  const counts = await queue.counts()
  expect(waiting('publish-import', counts)).toBe(waiting('publish-import', earlier) + 2)
  await database.pool.query(`UPDATE pgboss.job SET state = 'failed' WHERE name = 'publish-import'`)
  expect(await queue.counts()).toContainEqual({ name: 'publish-import', waiting: 0, running: 0, failed: 2 })
})

test('what a process leaves behind is done by the next one', async () => {
  const { connectionString } = database
  const first = await startJobQueue({ connectionString, log: pino({ level: 'silent' }), poolSize: 2 })
  await database.db.transaction((tx) => first.enqueue(tx, 'process-webhook', { event: 'left' }))
  await first.stop()
  const second = await aQueue()
  const seen: string[] = []
  await second.work('process-webhook', async ({ event }) => seen.push(event))
  await vi.waitFor(() => expect(seen).toContain('left'), 120_000)
})
