import { expect, test } from 'vitest'
import { type BeerValues, NO_VALUES } from './beer-values.ts'
import { mergeEdits } from './merge-edits.ts'

const SHOWN: BeerValues = {
  ...NO_VALUES,
  name: 'Niebla',
  type: 'IPA',
  price: '4.50',
  stock: '12',
  description: 'Pomelo.',
  status: 'true',
}

test('what one typed stays, what one left alone becomes what the other made of it', () => {
  const typed = { ...SHOWN, name: 'Niebla baja' }
  const current = { ...SHOWN, price: '5.00', status: 'false' }
  expect(mergeEdits(SHOWN, typed, current)).toEqual({
    values: { ...SHOWN, name: 'Niebla baja', price: '5.00', status: 'false' },
    changed: [
      { field: 'price', theirs: '5.00', yours: null },
      { field: 'status', theirs: 'false', yours: null },
    ],
  })
})

test('where both wrote, theirs is told beside one’s own, which stays', () => {
  const merged = mergeEdits(SHOWN, { ...SHOWN, price: '4,80' }, { ...SHOWN, price: '5.00' })
  expect(merged.values.price).toBe('4,80')
  expect(merged.changed).toEqual([{ field: 'price', theirs: '5.00', yours: '4,80' }])
})

test('where both wrote the same there is nothing to tell', () => {
  const merged = mergeEdits(SHOWN, { ...SHOWN, price: '5' }, { ...SHOWN, price: '5.00' })
  expect(merged.changed).toEqual([])
})

test('a number written otherwise is no change', () => {
  const merged = mergeEdits(SHOWN, { ...SHOWN, price: '4,5' }, { ...SHOWN, price: '5.00' })
  expect(merged).toMatchObject({ values: { price: '5.00' }, changed: [{ field: 'price', yours: null }] })
})

test('lines that a form ended in its own way are no change', () => {
  const shown = { ...SHOWN, description: 'Pomelo.\nPino.' }
  const typed = { ...SHOWN, description: 'Pomelo.\r\nPino.' }
  const merged = mergeEdits(shown, typed, { ...SHOWN, description: 'Solo pino.' })
  expect(merged.changed).toEqual([{ field: 'description', theirs: 'Solo pino.', yours: null }])
})

test.each([
  ['12', '10', '10', null],
  ['20', '10', '18', '18'],
  ['9', '10', '7', '7'],
  ['2', '5', '0', '0'],
])('stock 12, typed %s and now %s: %s', (typed, current, merged, yours) => {
  const { values, changed } = mergeEdits(SHOWN, { ...SHOWN, stock: typed }, { ...SHOWN, stock: current })
  expect(values.stock).toBe(merged)
  expect(changed).toEqual([{ field: 'stock', theirs: current, yours }])
})
