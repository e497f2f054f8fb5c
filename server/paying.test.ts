import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Paying } from './paying.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Somebody who pays until told that they have. */
function aPurchase(paying: Paying) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { paid: paying.during(() => promise), pay: resolve, fail: reject }
}

/** Whether it has come to its end by now. */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  let over = false
  promise.then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return over
}

test('while nobody pays readers go on at once; else once the last has paid, or failed to', async () => {
  const paying = new Paying()
  expect(await isOver(paying.whenNobody())).toBe(true)
  const [first, second] = [aPurchase(paying), aPurchase(paying)]
  const readers = [paying.whenNobody(), paying.whenNobody()]
  first.pay('paid')
  expect(await first.paid).toBe('paid')
  expect(await isOver(Promise.all(readers))).toBe(false)
  second.fail(new Error('refused'))
  await expect(second.paid).rejects.toThrow('refused')
  expect(await isOver(Promise.all(readers))).toBe(true)
})

test('nobody waits longer than 300 ms, and then for as long not again', async () => {
  const paying = new Paying()
  aPurchase(paying)
  const reader = paying.whenNobody()
  await vi.advanceTimersByTimeAsync(299)
  expect(await isOver(reader)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(reader)).toBe(true)
  await vi.advanceTimersByTimeAsync(299)
  expect(await isOver(paying.whenNobody())).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(paying.whenNobody())).toBe(false)
})

test('who pays at a neighbour counts, until it says otherwise or has said nothing for long', async () => {
  const paying = new Paying()
  const told: boolean[] = []
  paying.tellNeighbours = (somebody) => told.push(somebody)
  paying.hear(2, true)
  paying.hear(3, true)
  const reader = paying.whenNobody()
  paying.hear(2, false)
  expect(await isOver(reader)).toBe(false)
  paying.hear(3, false)
  expect(await isOver(reader)).toBe(true)
  paying.hear(2, true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(paying.isSomebody).toBe(false)
  expect(told).toEqual([])
  const [first, second] = [aPurchase(paying), aPurchase(paying)]
  first.pay('')
  second.pay('')
  await Promise.all([first.paid, second.paid])
  expect(told).toEqual([true, false])
})
