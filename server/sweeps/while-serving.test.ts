import { expect, test } from 'vitest'
import { eachOf } from './each-of.ts'
import { whileServing } from './while-serving.ts'

test('a process that is told to stop begins nothing more, and ends what is under way', async () => {
  const services = { draining: false }
  const done: number[] = []
  await eachOf(
    whileServing(services, [1, 2, 3, 4]),
    1,
    async (item) => {
      if (item === 2) services.draining = true
      done.push(item)
    },
    () => {},
  )
  expect(done).toEqual([1, 2])
})
