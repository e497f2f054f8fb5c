import { expect, test } from 'vitest'
import { readDials } from './taste-cookie.server.ts'

test.each([
  [['4', '1', '2', '4', '0', '3'], { bitter: 4, dark: 1, strong: 2, hoppy: 4, sour: 0, fruity: 3 }],
  [['4', '1', '2', '4', '0'], undefined],
  [['40', '', '2', '4', '0', '2'], undefined],
  [['5', '1', '2', '4', '0', '3'], undefined],
  [['1.5', '1', '2', '4', '0', '3'], undefined],
  [[null, '1', '2', '4', '0', '3'], undefined],
  [[], undefined],
])('%j are the dials %j', (steps, dials) => {
  expect(readDials(steps)).toEqual(dials)
})
