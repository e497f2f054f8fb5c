import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

/** Work that ends when it is told to. */
function aWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let started = false
  const run = () => {
    started = true
    return promise
  }
  return { run, end: () => resolve('done'), isStarted: () => started }
}

test('only so many work at once, in the order they came; one more than may wait is sent away', async () => {
  const turns = takeTurns({ atOnce: 2, waiting: 2 })
  const works = Array.from({ length: 5 }, aWork)
  const results = works.map(({ run }) => turns(run))
  expect(await results[4]).toBeUndefined()
  expect(works.map(({ isStarted }) => isStarted())).toEqual([true, true, false, false, false])
  works[1]!.end()
  expect(await results[1]).toBe('done')
  expect(works.map(({ isStarted }) => isStarted())).toEqual([true, true, true, false, false])
  for (const { end } of works) end()
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done', undefined])
})

test('work that fails gives its place to the next', async () => {
  const turns = takeTurns({ atOnce: 1, waiting: 1 })
  const failed = turns(async () => {
    throw new Error('broken')
  })
  const next = turns(async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await turns(async () => 'again')).toBe('again')
})
