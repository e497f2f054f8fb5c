import { afterEach, expect, test, vi } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { Paying } from '../paying.ts'
import { createReadingTurns } from './reading-turns.ts'

const SIZES = { till: 10, readers: 8, reports: 2 }

afterEach(() => {
  vi.useRealTimers()
})

/** Something that is read until it is told to end. */
function aRead() {
  let end = (_: string) => {}
  const ended = new Promise<string>((resolve) => {
    end = resolve
  })
  const read = vi.fn(() => ended)
  return { read, end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test.each([
  ['kept', 1],
  ['pages', 1],
  ['calls', 1],
  ['desk', 2],
] as const)('of %s so many are read at once: %i, and the others in their turn', async (line, atOnce) => {
  const turns = createReadingTurns(SIZES, () => 5, new Paying())
  const reads = Array.from({ length: 4 }, aRead)
  const answers = reads.map(({ read }, at) => turns[line](read, `192.0.2.${at}`))
  const begun = () => reads.filter(({ read }) => read.mock.calls.length).length
  expect(begun()).toBe(atOnce)
  reads[0]!.end('first')
  expect(await answers[0]).toBe('first')
  await settled()
  expect(begun()).toBe(Math.min(4, atOnce + 1))
  for (const { end } of reads) end('next')
  expect(await Promise.all(answers)).toEqual(['first', 'next', 'next', 'next'])
})

test('while the thread keeps up nobody waits', async () => {
  let lagMs = 4
  const turns = createReadingTurns(SIZES, () => lagMs, new Paying())
  const reads = Array.from({ length: 4 }, aRead)
  for (const { read } of reads) turns.pages(read, '192.0.2.1')
  expect(reads.filter(({ read }) => read.mock.calls.length)).toHaveLength(4)
  lagMs = 5
  const late = [aRead(), aRead()]
  for (const { read } of late) turns.pages(read, '192.0.2.1')
  expect(late.filter(({ read }) => read.mock.calls.length)).toHaveLength(1)
})

test('whose turn it is lets somebody pay first, but not while the thread keeps up, nor of what is kept for many', async () => {
  const paying = new Paying()
  const purchase = Promise.withResolvers<void>()
  const paid = paying.during(() => purchase.promise)
  let lagMs = 5
  const turns = createReadingTurns(SIZES, () => lagMs, paying)
  const [page, call, listed, kept] = [aRead(), aRead(), aRead(), aRead()]
  turns.pages(page.read, 'a')
  turns.calls(call.read, 'a')
  turns.desk(listed.read, 'a')
  turns.kept(kept.read, 'a')
  await settled()
  const begun = () => [page, call, listed, kept].map(({ read }) => read.mock.calls.length)
  expect(begun()).toEqual([0, 0, 0, 1])
  lagMs = 4
  const quick = aRead()
  turns.pages(quick.read, 'b')
  expect(quick.read).toHaveBeenCalledOnce()
  purchase.resolve()
  await paid
  await settled()
  expect(begun()).toEqual([1, 1, 1, 1])
})

test('one line does not wait for another, and what fails gives its turn back', async () => {
  const turns = createReadingTurns(SIZES, () => 5, new Paying())
  const slow = aRead()
  const page = turns.pages(slow.read, 'a')
  expect(await turns.kept(async () => 'kept', 'a')).toBe('kept')
  await expect(turns.kept(() => Promise.reject(new Error('broken')), 'a')).rejects.toThrow('broken')
  expect(await turns.kept(async () => null, 'a')).toBe(null)
  slow.end('page')
  expect(await page).toBe('page')
})

test('whoever waited too long is told to come back, and nothing is read for them', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const turns = createReadingTurns(SIZES, () => 5, new Paying())
  const [slow, late] = [aRead(), aRead()]
  const first = turns.pages(slow.read, 'a')
  const second = turns.pages(late.read, 'b')
  vi.advanceTimersByTime(10_001)
  slow.end('at last')
  expect(await first).toBe('at last')
  const answer = await second
  expect(isRefusal(answer) && answer.refused).toBe('database-down')
  expect(late.read).not.toHaveBeenCalled()
})
