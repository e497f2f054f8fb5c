import { expect, test } from 'vitest'
import { freshSince, isFresh, isPastDate } from './beer-dates.ts'
import { beerRecord } from './publishing.ts'

const TODAY = '2026-03-01'

test('sixty days before a day, over the end of a year and of a short month', () => {
  expect(freshSince('2026-03-01')).toBe('2025-12-31')
  expect(freshSince('2024-04-29')).toBe('2024-02-29')
})

test.each([
  ['2026-03-01', null, true],
  ['2025-12-31', null, true],
  ['2025-12-30', null, false],
  ['2026-03-02', null, false],
  [null, '2026-12-01', false],
  ['2026-02-01', '2026-03-01', true],
  ['2026-02-01', '2026-02-28', false],
])('packaged on %s, best before %s: fresh is %s', (packagedOn, bestBefore, fresh) => {
  expect(isFresh({ packagedOn, bestBefore }, TODAY)).toBe(fresh)
})

test('the best-before day itself is still a day to sell on', () => {
  expect(isPastDate({ bestBefore: TODAY }, TODAY)).toBe(false)
  expect(isPastDate({ bestBefore: '2026-02-28' }, TODAY)).toBe(true)
  expect(isPastDate({ bestBefore: null }, TODAY)).toBe(false)
})

const RECORD = {
  name: 'Niebla',
  type: 'IPA',
  ABV: 6.2,
  description: 'Lúpulo y pomelo.',
  price: 4.5,
  stock: 12,
  IBU: 55,
  presentation: 'Lata 473 ml',
}

test('days may be left out, empty or none', () => {
  const given = { ...RECORD, packagedOn: '', bestBefore: null }
  expect(beerRecord.parse(given)).toMatchObject({ packagedOn: null, bestBefore: null })
  expect(beerRecord.parse(RECORD)).not.toHaveProperty('packagedOn')
  expect(beerRecord.parse({ ...RECORD, packagedOn: TODAY, bestBefore: TODAY }).bestBefore).toBe(TODAY)
})

test.each([
  [{ packagedOn: '2026-02-29' }, 'packagedOn', 'Indica un día que exista.'],
  [{ packagedOn: '1/3/2026' }, 'packagedOn', 'Indica un día que exista.'],
  [{ bestBefore: 20261201 }, 'bestBefore', 'Indica un día que exista.'],
  [
    { packagedOn: '2026-03-02', bestBefore: TODAY },
    'bestBefore',
    'La fecha de consumo no puede ser anterior a la de envasado.',
  ],
])('%j is refused at %s', (days, field, message) => {
  const { error } = beerRecord.safeParse({ ...RECORD, ...days })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, message]])
})
