import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchThreadLag } from './thread-lag.ts'

test('says how far the thread is behind while it computes, just after, and not any more later', async () => {
  const lagMs = watchThreadLag()
  const until = performance.now() + 300
  while (performance.now() < until);
  expect(lagMs()).toBeGreaterThan(250)
  await sleep(5)
  expect(lagMs()).toBeGreaterThan(250)
  await expect.poll(lagMs, { timeout: 60_000, interval: 50 }).toBeLessThan(100)
})
