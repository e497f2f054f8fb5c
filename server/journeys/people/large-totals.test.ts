import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LargeTotals } from './large-totals.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a total of thousands is counted once in ten seconds, each filter for itself', async () => {
  const totals = new LargeTotals()
  const count = vi.fn(async () => 4_000)
  expect([await totals.of({ q: 'a' }, count), await totals.of({ q: 'a' }, count)]).toEqual([4_000, 4_000])
  expect(count).toHaveBeenCalledTimes(1)
  await totals.of({ q: 'b' }, count)
  expect(count).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_001)
  await totals.of({ q: 'a' }, count)
  expect(count).toHaveBeenCalledTimes(3)
})

test('a small total is counted each time', async () => {
  const totals = new LargeTotals()
  let people = 3
  const count = async () => people
  expect(await totals.of({}, count)).toBe(3)
  people = 2
  expect(await totals.of({}, count)).toBe(2)
})
