import { expect, test } from 'vitest'
import type { CartLine } from '#contract/orders.ts'
import { linesNow } from './lines-now.ts'

const told: CartLine = {
  id: 'puna',
  name: 'Puna',
  company: 'Altiplano',
  presentation: 'Lata 473 ml',
  image: '/labels/puna.svg',
  price: 4,
  seenPrice: 3.5,
  quantity: 2,
  stock: 5,
  lineTotal: 8,
  unitCharged: 5669.02,
  shipsTo: ['Chile'],
  onSale: true,
  hasSeller: true,
  pausedUntil: null,
  problem: 'price-changed',
}
const entry = { beerId: 'puna', quantity: 3, seenCents: 400 }
const lineOf = (line: CartLine, changed: Partial<typeof entry> = {}, country = '') =>
  linesNow([line], [{ ...entry, ...changed }], country).lines[0]

test('quantities are the cart’s, prices the server’s; the agreed price stands beside today’s', () => {
  expect(lineOf(told, { seenCents: 350 })).toMatchObject({
    ...{
      quantity: 3,
      priceCents: 400,
      totalCents: 1200,
      chargedCents: 1_700_706,
      wasCents: 350,
      obstacles: ['price-changed'],
    },
  })
})

test('once the price is agreed to, nothing is left to say', () => {
  expect(lineOf(told)?.obstacles).toEqual([])
})

test('more than is left is said as soon as it is asked for', () => {
  // Sums are of what is left: more is never charged.
  expect(lineOf(told, { quantity: 6 })).toMatchObject({
    ...{ quantity: 6, reach: 5, totalCents: 2000, chargedCents: 2_834_510, obstacles: ['less-left'] },
  })
})

test('a country that its brewery does not ship to is said as soon as it is chosen', () => {
  expect(lineOf(told, {}, 'Chile')?.obstacles).toEqual([])
  expect(lineOf(told, {}, 'Peru')?.obstacles).toEqual(['not-shipped-there'])
})

test.each([
  [{ ...told, stock: 0 }, 'sold-out'],
  [{ ...told, onSale: false }, 'not-on-sale'],
  [{ ...told, hasSeller: false }, 'no-seller'],
  [{ ...told, pausedUntil: '2026-12-08' }, 'paused'],
] as const)('what cannot be bought costs nothing', (line, obstacle) => {
  expect(lineOf(line)).toMatchObject({ obstacles: [obstacle], totalCents: 0, chargedCents: 0 })
})

test('a beer that another tab put in is asked for', () => {
  const { lines, unknownIds } = linesNow([told], [entry, { ...entry, beerId: 'trigal' }], '')
  expect(lines).toHaveLength(1)
  expect(unknownIds).toBe('trigal')
})
