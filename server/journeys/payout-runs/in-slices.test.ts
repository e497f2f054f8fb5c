import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

test.each([
  [0, []],
  [1, [1]],
  [200, [200]],
  [401, [200, 200, 1]],
])('%i payouts are written as %j', (count, lengths) => {
  const payouts = Array.from({ length: count }, (_, number) => number)
  const slices = inSlices(payouts)
  expect(slices.map(({ length }) => length)).toEqual(lengths)
  expect(slices.flat()).toEqual(payouts)
})
