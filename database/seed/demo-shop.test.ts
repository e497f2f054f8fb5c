import { describe, expect, test } from 'vitest'
import { companyName, identityDocument, personName, phoneNumber } from '#contract/fields.ts'
import { BEER_TYPES, type BeerType, LOW_STOCK, MAX_ABV_PERCENT, MAX_IBU } from '#contract/limits.ts'
import { COUNTRIES, isStateOf } from '#contract/places.ts'
import { demoBreweries } from './demo-shop.ts'

/** ABV and IBU of the styles that our fifteen types stand for: BJCP Beer Style Guidelines, 2021. */
const STYLE_RANGES: Record<BeerType, { abvPercent: [number, number]; ibu: [number, number] }> = {
  Lager: { abvPercent: [2.8, 6.3], ibu: [8, 35] },
  Ale: { abvPercent: [3.2, 6.3], ibu: [8, 50] },
  IPA: { abvPercent: [3, 10], ibu: [25, 90] },
  Stout: { abvPercent: [3.8, 12], ibu: [20, 90] },
  Porter: { abvPercent: [4, 9.5], ibu: [18, 50] },
  'Wheat Beer': { abvPercent: [4, 9], ibu: [8, 30] },
  'Sour Beer': { abvPercent: [2.8, 8], ibu: [2, 25] },
  'Belgian Strong Ale': { abvPercent: [6, 12], ibu: [15, 40] },
  Pilsner: { abvPercent: [4.2, 5.8], ibu: [22, 45] },
  'Amber Ale': { abvPercent: [3.8, 6.2], ibu: [18, 50] },
  Barleywine: { abvPercent: [8, 12], ibu: [35, 90] },
  Saison: { abvPercent: [3.5, 9.5], ibu: [20, 35] },
  Rauchbier: { abvPercent: [4.8, 6], ibu: [20, 30] },
  Bock: { abvPercent: [6.3, 14], ibu: [16, 35] },
  'Scotch Ale': { abvPercent: [2.5, 10], ibu: [10, 35] },
}

const beers = demoBreweries.flatMap((brewery) => brewery.beers)

test('the demo shop has 14 breweries with 98 beers, in every country and of every type', () => {
  expect(demoBreweries).toHaveLength(14)
  expect(beers).toHaveLength(98)
  expect(new Set(demoBreweries.map((brewery) => brewery.country))).toEqual(new Set(COUNTRIES))
  expect(new Set(beers.map((beer) => beer.type))).toEqual(new Set(BEER_TYPES))
})

test('nothing is told twice', () => {
  for (const told of [
    demoBreweries.map((brewery) => brewery.slug),
    demoBreweries.map((brewery) => brewery.company),
    demoBreweries.map((brewery) => brewery.story),
    demoBreweries.map((brewery) => brewery.document),
    beers.map((beer) => beer.name),
    beers.map((beer) => beer.description),
  ]) {
    expect(new Set(told).size).toBe(told.length)
  }
})

test('some beers are sold out, some are low, most are plenty', () => {
  const soldOut = beers.filter((beer) => beer.stock === 0)
  const low = beers.filter((beer) => beer.stock > 0 && beer.stock <= LOW_STOCK)
  const plenty = beers.filter((beer) => beer.stock >= 12 && beer.stock <= 240)
  expect(soldOut.length).toBeGreaterThanOrEqual(3)
  expect(low.length).toBeGreaterThanOrEqual(5)
  expect(plenty.length).toBe(beers.length - soldOut.length - low.length)
})

describe.each(demoBreweries)('$company', (brewery) => {
  test('would pass the sign-up form', () => {
    expect(isStateOf(brewery.country, brewery.state)).toBe(true)
    expect(companyName.safeParse(brewery.company).success).toBe(true)
    expect(personName.safeParse(brewery.name).success).toBe(true)
    expect(personName.safeParse(brewery.lastName).success).toBe(true)
    expect(phoneNumber.parse(brewery.phone)).toBe(brewery.phone)
    expect(identityDocument.safeParse(brewery.document).success).toBe(true)
  })

  test.each(brewery.beers)('$name is true to its style', (beer) => {
    const range = STYLE_RANGES[beer.type]
    expect(beer.abvPercent).toBeGreaterThanOrEqual(range.abvPercent[0])
    expect(beer.abvPercent).toBeLessThanOrEqual(Math.min(range.abvPercent[1], MAX_ABV_PERCENT))
    expect(beer.ibu).toBeGreaterThanOrEqual(range.ibu[0])
    expect(beer.ibu).toBeLessThanOrEqual(Math.min(range.ibu[1], MAX_IBU))
  })

  test.each(brewery.beers)('$name has a price in cents and says what its volume says', (beer) => {
    expect(beer.priceCents % 10).toBe(0)
    expect(beer.priceCents).toBeGreaterThanOrEqual(220)
    expect(beer.priceCents).toBeLessThanOrEqual(1800)
    const volume =
      beer.volumeMl < 1000 ? `${beer.volumeMl} ml` : `${beer.volumeMl / 1000} L`.replace('.', ',')
    expect(beer.presentation.endsWith(volume)).toBe(true)
    expect(beer.presentation.startsWith(`Pack de ${beer.unitsPerPack} × `)).toBe(beer.unitsPerPack > 1)
  })
})
