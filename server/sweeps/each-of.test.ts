import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eachOf } from './each-of.ts'

test('does each once, in order, and so many at a time', async () => {
  const begun: number[] = []
  let underWay = 0
  let most = 0
  await eachOf(
    [1, 2, 3, 4, 5, 6, 7],
    3,
    async (item) => {
      begun.push(item)
      most = Math.max(most, ++underWay)
      await sleep(1)
      underWay--
    },
    () => {},
  )
  expect([begun, most, underWay]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3, 0])
})

test('one that fails keeps the others from nothing, unless there is no going on', async () => {
  const failed: number[] = []
  const done: number[] = []
  const run = async (item: number) => {
    if (item % 2) throw new Error(`no ${item}`)
    done.push(item)
  }
  await eachOf([1, 2, 3, 4], 2, run, (_error, item) => failed.push(item))
  expect([failed, done]).toEqual([
    [1, 3],
    [2, 4],
  ])
  const stop = (error: unknown) => {
    throw error
  }
  done.length = 0
  await expect(eachOf([2, 3, 4, 6, 8], 1, run, stop)).rejects.toThrow('no 3')
  expect(done).toEqual([2])
})
