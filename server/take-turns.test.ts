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

type Work = ReturnType<typeof aWork>

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

test('one who has taken their share lets others pass, and is sent away sooner', async () => {
  const turns = takeTurns({ atOnce: 3, waiting: 3, each: { atOnce: 2, waiting: 1 } })
  const works = Array.from({ length: 5 }, aWork)
  const [a, b, c, d, e] = works as [Work, Work, Work, Work, Work]
  const greedy = [a, b, c, d].map(({ run }) => turns(run, 'greedy'))
  expect(await greedy[3]).toBeUndefined()
  const other = turns(e.run, 'other')
  expect(works.map(({ isStarted }) => isStarted())).toEqual([true, true, false, false, true])
  e.end()
  expect(await other).toBe('done')
  // The place that became free is not theirs.
  expect(c.isStarted()).toBe(false)
  a.end()
  expect(await greedy[0]).toBe('done')
  expect(c.isStarted()).toBe(true)
  for (const { end } of works) end()
  expect(await Promise.all(greedy)).toEqual(['done', 'done', 'done', undefined])
})

test('turns go round among addresses: who sends one thing waits for one of each other’s', async () => {
  const turns = takeTurns({ atOnce: 1, waiting: 8 })
  const order: string[] = []
  const send = (of: string) => turns(async () => void order.push(of), of)
  await Promise.all([...Array.from({ length: 5 }, () => send('many')), send('one'), send('two'), send('two')])
  expect(order).toEqual(['many', 'many', 'one', 'two', 'many', 'two', 'many', 'many'])
})

test('a room that one address filled has a place for everybody else: its last go', async () => {
  const turns = takeTurns({ atOnce: 1, waiting: 4 })
  const send = (of: string) => turns(async () => of, of)
  const strangers = Array.from({ length: 7 }, () => send('stranger'))
  const others = ['one', 'two', 'one', 'one'].map(send)
  // One worked, four waited, and two of those went for one of each other's. Nobody's second goes for another's second.
  expect(await Promise.all(strangers)).toEqual([
    'stranger',
    'stranger',
    'stranger',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(await Promise.all(others)).toEqual(['one', 'two', undefined, undefined])
})
