import { expect, test } from 'vitest'
import { BEER_TYPES } from '#contract/limits.ts'
import { handOf } from './hand-of.ts'
import { inSeries } from './in-series.ts'

const brewery = (number: number) => handOf(`Cervecería ${number}`)
const breweries = Array.from({ length: 500 }, (_, number) => brewery(number))

test('in every series it is the same hand: its inks, face, corners, mark and rule', () => {
  for (const hand of breweries) {
    for (const type of BEER_TYPES) {
      const { plate: _, ground: __, ...rest } = inSeries(hand, type)
      const { plate: ___, ground: ____, ...own } = hand
      expect(rest).toEqual(own)
    }
  }
})

test('a brewery of every style has three plates at most, one of them none, and its own most often', () => {
  for (const hand of breweries) {
    const plates = BEER_TYPES.map((type) => inSeries(hand, type).plate)
    expect(new Set(plates).size).toBe(3)
    expect(plates).toContain('letters')
    expect(plates.filter((plate) => plate === hand.plate).length).toBeGreaterThanOrEqual(7)
  }
})

test('ales and IPAs, of which there are most, are never both dressed as the hand is', () => {
  for (const hand of breweries) {
    const own = (['Ale', 'IPA'] as const).filter((type) => {
      const { plate, ground } = inSeries(hand, type)
      return plate === hand.plate && ground === hand.ground
    })
    expect(own.length).toBeLessThan(2)
  }
})

test('styles of one series are dressed alike', () => {
  for (const hand of breweries) {
    expect(inSeries(hand, 'Stout')).toEqual(inSeries(hand, 'Porter'))
    expect(inSeries(hand, 'Lager')).toEqual(inSeries(hand, 'Pilsner'))
  }
})

test('no series is dressed one way in most breweries', () => {
  for (const at of [0, 1, 2, 3, 4]) {
    const share = breweries.filter(({ dresses }) => dresses[at] === 'letters').length / breweries.length
    expect(share).toBeGreaterThan(0.12)
    expect(share).toBeLessThan(0.28)
  }
})
