import { expect, test } from 'vitest'
import { fitsHold } from './hold-room.ts'

const ROOM = { units: 6, ofBeers: { puna: 4, salar: 4, zonda: 0 } }

test.each([
  ['all that there is room for', { puna: 4, salar: 2 }, true],
  ['one more of a beer', { puna: 5 }, false],
  ['one more in all', { puna: 4, salar: 3 }, false],
  ['a beer that is not held again', { zonda: 1 }, false],
  ['a beer that nobody asked about', { trigal: 1 }, false],
] as const)('%s', (_, wanted, isHeld) => {
  const lines = Object.entries(wanted).map(([beerId, quantity]) => ({ beerId, quantity }))
  expect(fitsHold(ROOM, lines)).toBe(isHeld)
})
