import { expect, test } from 'vitest'
import { type BeerValues, NO_VALUES } from './beer-values.ts'
import { previewBeer } from './preview-beer.ts'

const company = { id: '0192f0c4-7b1a-7000-8000-00000000cafe', company: 'Birra del Valle' }
const labelSeed = '0192f0c4-7b1a-7000-8000-00000000feed'
const facts = { company, beer: null, labelSeed, held: 0, today: '2026-11-21' }
const preview = (values: Partial<BeerValues>, more: Partial<typeof facts> = {}) =>
  previewBeer({ ...NO_VALUES, type: 'IPA', ...values }, { ...facts, ...more }, 'Tu cerveza')!

test('there is no card before there is a type', () => {
  expect(previewBeer({ ...NO_VALUES, name: 'Niebla' }, facts, 'Tu cerveza')).toBeNull()
  expect(previewBeer({ ...NO_VALUES, type: 'Cider' }, facts, 'Tu cerveza')).toBeNull()
})

test('what is not written yet is 0, and an unnamed beer is called so', () => {
  expect(preview({})).toMatchObject({ name: 'Tu cerveza', price: 0, ABV: 0, IBU: null, stock: 0, company })
  expect(preview({ price: 'x', ABV: '-3', IBU: '900' })).toMatchObject({ price: 0, ABV: 0, IBU: 0 })
})

test('the label is drawn from what is written, from the seed that it is published with', () => {
  const { image } = preview({ name: 'Ñandú', ABV: '6,5' })
  const query = new URL(image, 'http://shop.example').searchParams
  expect(Object.fromEntries(query)).toEqual({
    id: labelSeed,
    name: 'Ñandú',
    company: 'Birra del Valle',
    type: 'IPA',
    abv: '6.5',
    ibu: '',
    motif: '',
  })
  const beer = { id: '0192f0c4-7b1a-7000-8000-00000000beef', qualification: 4.5, qualificationCount: 2 }
  const old = previewBeer({ ...NO_VALUES, type: 'Lager' }, { ...facts, beer }, '')
  expect(old).toMatchObject({ qualification: 4.5, qualificationCount: 2 })
  expect(old?.image).toContain(labelSeed)
})

test('a photograph takes the place of the label', () => {
  expect(preview({ image: '/media/abc' }).image).toBe('/media/abc')
})

test('buyers see the stock without what is held, the price of a litre and what is fresh', () => {
  const beer = preview(
    { stock: '12', price: '4.73', volumeMl: '473', packagedOn: '2026-11-01', bestBefore: '2027-02-01' },
    { held: 3 },
  )
  expect(beer).toMatchObject({ stock: 9, pricePerLitre: 10, unitsPerPack: 1, fresh: true })
  expect(preview({ packagedOn: '2026-11-01', bestBefore: '2026-11-20' }).fresh).toBe(false)
})
