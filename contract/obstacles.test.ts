import { expect, test } from 'vitest'
import { type BeerNow, findObstacles, seenCentsOf, unitsToBeHad } from './obstacles.ts'

const BEER: BeerNow = {
  onSale: true,
  hasSeller: true,
  pausedUntil: null,
  stock: 3,
  priceCents: 560,
  shipsTo: ['Chile'],
}
const MEANT = { quantity: 2, seenCents: [560], country: 'Chile' }

test.each([
  ['nothing', {}, {}, []],
  ['off sale, alone', { onSale: false, stock: 0 }, { seenCents: [1] }, ['not-on-sale']],
  ['without a seller, alone', { hasSeller: false }, { quantity: 9 }, ['no-seller']],
  ['of a brewery that is away, alone', { pausedUntil: '2026-12-08' }, { quantity: 9 }, ['paused']],
  ['sold out, alone', { stock: 0 }, { seenCents: [1], country: 'Peru' }, ['sold-out']],
  ['not shipped there', {}, { country: 'Peru' }, ['not-shipped-there']],
  ['shipped everywhere', { shipsTo: null }, { country: 'Peru' }, []],
  ['no country known', {}, { country: undefined }, []],
  ['fewer left, and dearer', {}, { quantity: 4, seenCents: [550] }, ['less-left', 'price-changed']],
  ['cheaper', {}, { seenCents: [570] }, ['price-changed']],
  ['no price seen', {}, { seenCents: [] }, []],
] as const)('what stands against a purchase: %s', (_, beer, meant, found) => {
  const now = { ...BEER, ...beer } as BeerNow
  expect(
    findObstacles(now, {
      ...MEANT,
      ...meant,
      seenCents: [...((meant as typeof MEANT).seenCents ?? MEANT.seenCents)],
    }),
  ).toEqual(found)
})

test('only what can be had is counted', () => {
  expect(unitsToBeHad(BEER)).toBe(3)
  expect(unitsToBeHad({ ...BEER, hasSeller: false })).toBe(0)
  expect(unitsToBeHad({ ...BEER, onSale: false })).toBe(0)
  expect(unitsToBeHad({ ...BEER, pausedUntil: '2026-12-08' })).toBe(0)
  expect(unitsToBeHad({ ...BEER, stock: -1 })).toBe(0)
})

test('what is no amount of money is no price that was seen', () => {
  expect(seenCentsOf(5.6)).toBe(560)
  expect(seenCentsOf(5.605)).toBeNaN()
})
