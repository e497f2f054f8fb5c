import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PRICE_CENTS, MAX_STOCK } from '#contract/limits.ts'
import { type BeerRow, deriveBeer } from './derive-beer.ts'

const origin = { company: 'Ninth Street Brewing', city: 'Duluth', state: 'MN' }
const row: BeerRow = {
  id: '101',
  name: 'Iron Range IPA',
  style: 'American IPA',
  abv: '0.066',
  ibu: '65.0',
  ounces: '16.0',
  brewery_id: '0',
}
const derive = (change: Partial<BeerRow> = {}) => deriveBeer({ ...row, ...change }, origin)
const derived = (change: Partial<BeerRow> = {}) => {
  const result = derive(change)
  if ('refused' in result) throw new Error(result.refused)
  return result.beer
}

test('a row becomes a beer', () => {
  expect(derive()).toEqual({
    beer: {
      name: 'Iron Range IPA',
      description:
        'Estilo American IPA, elaborada por Ninth Street Brewing en Duluth, MN, Estados Unidos. Tiene 6,6 % de alcohol y 65 IBU de amargor.',
      type: 'IPA',
      presentation: 'Lata 473 ml',
      volumeMl: 473,
      abvPercent: 6.6,
      ibu: 65,
      priceCents: 450,
      onHand: 107,
    },
  })
})

test('a beer without IBU is taken in with none', () => {
  expect(derived({ ibu: '' }).ibu).toBeNull()
  expect(derived({ ibu: '' }).description).toContain('amargor sin declarar')
})

test('a fraction that binary blurred is the percentage that was meant', () => {
  expect(derived({ abv: '0.07400000000000001' }).abvPercent).toBe(7.4)
  expect(derived({ abv: '0.09699999999999999' }).abvPercent).toBe(9.7)
})

test.each([
  ['8.4', 248],
  ['12.0', 355],
  ['16.9', 500],
  ['19.2', 568],
  ['24.0', 710],
  ['32.0', 946],
])('%s ounces are %i ml', (ounces, volumeMl) => {
  expect(derived({ ounces })).toMatchObject({ volumeMl, presentation: `Lata ${volumeMl} ml` })
})

test('stronger and bigger cost more, bigger less a litre', () => {
  const [can, strong, big] = [
    derived({ ounces: '12.0' }),
    derived({ ounces: '12.0', abv: '0.09' }),
    derived({ ounces: '24.0' }),
  ]
  expect(strong.priceCents).toBeGreaterThan(can.priceCents)
  expect(big.priceCents).toBeGreaterThan(can.priceCents)
  expect(big.priceCents / big.volumeMl).toBeLessThan(can.priceCents / can.volumeMl)
  expect(derived({ ounces: '12.0', style: 'Light Lager', abv: '0.042' }).priceCents).toBe(220)
})

test.each<[Partial<BeerRow>, string]>([
  [{ ibu: '90.6' }, 'IBU over 90: 91'],
  [{ abv: '' }, 'no ABV'],
  [{ style: '' }, 'no style'],
  [{ style: 'Cider' }, 'no honest type: Cider is made of apples'],
  [{ abv: '9.5' }, 'ABV over 90 %: 950'],
  [{ name: '' }, 'malformed: no name'],
  [{ name: 'x'.repeat(81) }, 'malformed: the name has more than 80 characters'],
  [{ abv: '1e-2' }, 'malformed: abv "1e-2" is not a number'],
  [{ abv: '-0.05' }, 'malformed: abv "-0.05" is not a number'],
  [{ ibu: 'NaN' }, 'malformed: ibu "NaN" is not a number'],
  [{ ounces: '' }, 'malformed: ounces "" is not the size of a can'],
  [{ ounces: '0' }, 'malformed: ounces "0" is not the size of a can'],
  [{ id: '1.5' }, 'malformed: id "1.5" is not a whole number'],
])('%o is refused', (change, refused) => {
  expect(derive(change)).toEqual({ refused })
})

test('whatever the fields hold, a beer fits its table or is refused', () => {
  const field = fc.oneof(
    fc.string(),
    fc.double({ min: 0, max: 200, noNaN: true }).map(String),
    fc.nat().map(String),
  )
  fc.assert(
    fc.property(field, field, field, field, (id, abv, ibu, ounces) => {
      const result = derive({ id, abv, ibu, ounces })
      if ('refused' in result) return
      const { abvPercent, ibu: bitterness, priceCents, onHand, volumeMl } = result.beer
      expect(abvPercent >= 0 && abvPercent <= 90).toBe(true)
      expect(bitterness === null || (Number.isInteger(bitterness) && bitterness <= 90)).toBe(true)
      expect(Number.isInteger(priceCents) && priceCents >= 0 && priceCents <= MAX_PRICE_CENTS).toBe(true)
      expect(Number.isInteger(onHand) && onHand >= 0 && onHand <= MAX_STOCK).toBe(true)
      expect(Number.isInteger(volumeMl) && volumeMl >= 1).toBe(true)
    }),
    { numRuns: 500 },
  )
})
