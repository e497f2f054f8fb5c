import { expect, test } from 'vitest'
import { identityDocument, personName, phoneNumber } from '#contract/fields.ts'
import { isStateOf } from '#contract/places.ts'
import { demoBreweries } from './demo-breweries.ts'
import { demoBuyers } from './demo-buyers.ts'
import { demoReviews } from './reviews.ts'

const all = Object.values(demoReviews).flatMap((reviews) => Object.values(reviews).flat())

test('about 240 reviews with a mean around 4', () => {
  expect(all.length).toBeGreaterThanOrEqual(220)
  const mean = all.reduce((sum, [, rate]) => sum + rate, 0) / all.length
  expect(mean).toBeGreaterThan(3.7)
  expect(mean).toBeLessThan(4.4)
  expect(new Set(all.map(([, rate]) => rate))).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('every review is about a beer of that brewery, and a buyer reviews a beer once', () => {
  for (const [slug, reviews] of Object.entries(demoReviews)) {
    const brewery = demoBreweries.find((one) => one.slug === slug)
    for (const [beerName, ofBeer] of Object.entries(reviews)) {
      expect(brewery?.beers.map((beer) => beer.name)).toContain(beerName)
      expect(new Set(ofBeer.map(([buyer]) => buyer)).size).toBe(ofBeer.length)
    }
  }
})

test('some beers have many reviews, some one, some none', () => {
  const counts = demoBreweries.flatMap((brewery) =>
    brewery.beers.map((beer) => demoReviews[brewery.slug]?.[beer.name]?.length ?? 0),
  )
  expect(counts.filter((count) => count >= 6).length).toBeGreaterThanOrEqual(5)
  expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(10)
  expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(10)
})

test('no comment is used twice', () => {
  const comments = all.map(([, , comment]) => comment).filter(Boolean)
  expect(new Set(comments).size).toBe(comments.length)
})

test.each(Object.values(demoBuyers))('$name $lastName would pass the sign-up form', (buyer) => {
  expect(isStateOf(buyer.country, buyer.state)).toBe(true)
  expect(personName.safeParse(buyer.name).success && personName.safeParse(buyer.lastName).success).toBe(true)
  expect(identityDocument.safeParse(buyer.document).success).toBe(true)
  expect(phoneNumber.parse(buyer.phone)).toBe(buyer.phone)
})
