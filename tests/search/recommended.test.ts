import { expect, test } from 'vitest'
import { demoBreweries, demoBuyers } from '#database/seed/demo-shop.ts'
import { numbersFrom } from '#tests/factories/numbers-from.ts'
import { hideSome, holdOut, type Places, type Quality, type RatedBeer, type Rating } from './held-out.ts'
import { shopOfKnownTastes } from './shop-of-known-tastes.ts'

/** What is promised: so much better than the best rated, and so many beers that somebody is shown. */
const BETTER_THAN_BEST_RATED = 1.15
const LEAST_COVERAGE = 0.6

function demoShop(): { beers: RatedBeer[]; ratings: Rating[]; places: Places } {
  const numbered = demoBreweries.flatMap(({ slug, beers }) =>
    beers.map((beer) => ({ ...beer, companyId: slug })),
  )
  const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  return {
    places: {
      breweries: demoBreweries.map(({ slug, country }) => ({ id: slug, country })),
      countryOf: (reader) => demoBuyers.find(({ key }) => key === reader)?.country,
    },
    beers: numbered.map(({ companyId, name, type, abvPercent, ibu }, number) => ({
      ...{ id: idOf(number), companyId, name, type, abv: abvPercent, ibu },
    })),
    ratings: numbered.flatMap(({ reviews }, number) =>
      reviews.map(({ buyer, rate }) => ({ reader: buyer, beerId: idOf(number), stars: rate })),
    ),
  }
}

test('in the demo shop what is recommended is liked more than the best rated, and most beers reach somebody', () => {
  const { beers, ratings, places } = demoShop()
  const random = numbersFrom(1).next
  const drawn = Array.from({ length: 40 }, () => holdOut(beers, hideSome(ratings, random), places))
  expectBetter(drawn)
})

test('where readers’ tastes are known, they are told beers that they like more than the best rated, and most beers reach somebody', () => {
  const shops = [7, 8, 9, 10].map((seed) => shopOfKnownTastes(numbersFrom(seed).next))
  expectBetter(shops.map(({ beers, ...readers }) => holdOut(beers, readers)))
})

function expectBetter(drawn: readonly Quality[]): void {
  const sum = (part: keyof Quality) => drawn.reduce((total, quality) => total + quality[part], 0)
  expect(sum('recommended') / sum('bestRated')).toBeGreaterThan(BETTER_THAN_BEST_RATED)
  expect(sum('coverage') / drawn.length).toBeGreaterThan(LEAST_COVERAGE)
}
