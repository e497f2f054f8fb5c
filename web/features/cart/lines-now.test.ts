import { expect, test } from 'vitest'
import type { CartLine } from '#contract/checkout.ts'
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
  shipsTo: null,
  problem: 'price-changed',
}
const entry = { beerId: 'puna', quantity: 3, seenCents: 350 }

test('quantities are the cart’s, prices the server’s; the agreed price stands beside today’s', () => {
  const [line] = linesNow([told], [entry]).lines
  expect(line).toMatchObject({ quantity: 3, priceCents: 400, totalCents: 1200, wasCents: 350, problem: null })
})

test('once the price is agreed to, nothing is left to say', () => {
  expect(linesNow([told], [{ ...entry, seenCents: 400 }]).lines[0]?.wasCents).toBeNull()
})

test('more than is left is said as soon as it is asked for', () => {
  expect(linesNow([told], [{ ...entry, quantity: 6 }]).lines[0]?.problem).toBe('less-left')
})

test.each([
  [{ ...told, stock: 0 }, 'sold-out'],
  [{ ...told, problem: 'not-on-sale' as const }, 'not-on-sale'],
])('what cannot be bought costs nothing', (line, problem) => {
  expect(linesNow([line], [entry]).lines[0]).toMatchObject({ problem, totalCents: 0 })
})

test('a beer that another tab put in is asked for', () => {
  const { lines, unknownIds } = linesNow([told], [entry, { ...entry, beerId: 'trigal' }])
  expect(lines).toHaveLength(1)
  expect(unknownIds).toBe('trigal')
})
