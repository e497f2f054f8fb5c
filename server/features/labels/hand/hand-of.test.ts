import { describe, expect, test } from 'vitest'
import { demoBreweries } from '#database/seed/demo-shop.ts'
import { NAME_FACES } from '../open-font.ts'
import { printOf } from '../plates/plate.ts'
import { RULE_NAMES } from '../rules/rules.ts'
import { CORNERS, GROUNDS, type Hand, handOf, MARKS, PLATES, PRINTS } from './hand-of.ts'
import { HOUSE_INKS } from './inks.ts'
import { printedIn } from './recolor.ts'

const demo = demoBreweries.map(({ company }) => handOf(company))
const count = <T>(list: readonly T[]) => [...Map.groupBy(list, (one) => one).values()].map((of) => of.length)

describe('the hands of the demo’s fourteen breweries', () => {
  test('have fourteen colours', () => {
    expect(new Set(demo.map(({ color }) => color)).size).toBe(14)
  })

  test('draw by fourteen rules', () => {
    expect(new Set(demo.map(({ rule }) => rule)).size).toBe(14)
  })

  test('have every plate, none more than twice, and never twice in one face or with one kind of corner', () => {
    expect(new Set(demo.map(({ plate }) => plate))).toEqual(new Set(PLATES))
    expect(Math.max(...count(demo.map(({ plate }) => plate)))).toBe(2)
    expect(new Set(demo.map(({ plate, face }) => `${plate} ${face}`)).size).toBe(14)
    expect(new Set(demo.map(({ plate, corner }) => `${plate} ${corner}`)).size).toBe(14)
  })

  test('set names in all faces, none in more than three of them', () => {
    expect(new Set(demo.map(({ face }) => face))).toEqual(new Set(NAME_FACES))
    expect(Math.max(...count(demo.map(({ face }) => face)))).toBeLessThanOrEqual(3)
  })
})

test('a hand is the same for the same name, whatever else changes', () => {
  expect(handOf('Puerto Negro')).toEqual(handOf('Puerto Negro'))
  expect(handOf('Puerto Negro')).not.toEqual(handOf('Puerto Blanco'))
})

// Of a fair draw of 2,000 the rarest of 16 is 1 in 100,000 times below 0.6 of its share.
describe('two thousand breweries', () => {
  const hands = Array.from({ length: 2000 }, (_, number) => handOf(`Cervecería ${number}`))
  const traits: [keyof Hand, readonly unknown[]][] = [
    ['color', Object.keys(HOUSE_INKS)],
    ['plate', PLATES],
    ['face', NAME_FACES],
    ['corner', CORNERS],
    ['ground', GROUNDS],
    ['print', PRINTS],
    ['rule', RULE_NAMES],
    ['mark', MARKS],
  ]

  test.each(traits)('spread evenly: %s', (trait, choices) => {
    for (const choice of new Set(choices)) {
      const share = choices.filter((each) => each === choice).length / choices.length
      const found = hands.filter((hand) => hand[trait] === choice).length / hands.length
      expect(found / share).toBeGreaterThan(0.6)
      expect(found / share).toBeLessThan(1.5)
    }
  })

  test('have more than 1,500 different hands, whatever the place of the plate', () => {
    expect(new Set(hands.map(({ lift: _, ...hand }) => JSON.stringify(hand))).size).toBeGreaterThan(1500)
  })
})

describe('what stands on a plate reads, whatever the art is', () => {
  const luminance = (color: string) => {
    const [red, green, blue] = [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
      number,
      number,
      number,
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  test.each(Object.entries(HOUSE_INKS))('in %s', (_, inks) => {
    for (const [ground, least] of [
      ['pale', 13],
      ['deep', 13],
      ['main', 5],
    ] as const) {
      const print = printOf({ ...handOf(''), inks, ground })
      const [dark, light] = [print.ground, print.ink].map(luminance).sort((one, other) => one - other)
      expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(least)
    }
  })
})

test('a print is of the house’s inks: what is dark is its darkest, what is light its lightest', () => {
  const { deep, pale, partners } = HOUSE_INKS.teal!
  const print = printedIn(HOUSE_INKS.teal!, partners[0])
  expect([print('#000000'), print('#ffffff')]).toEqual([deep, pale])
})
