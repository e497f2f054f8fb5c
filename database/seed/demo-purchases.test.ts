import { expect, test } from 'vitest'
import { demoPurchases } from './demo-purchases.ts'
import { demoBreweries } from './demo-shop.ts'

const purchases = demoPurchases()
const lines = purchases.flatMap((purchase) => purchase.lines.map((line) => ({ ...line, ...purchase })))

test('every review rests on exactly one purchase of that beer by that buyer, written days after it', () => {
  const told = lines.flatMap(({ buyer, brewery, beer, review, daysAgo }) =>
    review ? [{ key: `${buyer} ${brewery} ${beer}`, rate: review.rate, wait: daysAgo - review.daysAgo }] : [],
  )
  const written = demoBreweries.flatMap(({ slug, beers }) =>
    beers.flatMap(({ name, reviews }) => reviews.map(({ buyer }) => `${buyer} ${slug} ${name}`)),
  )
  expect(told.map(({ key }) => key).sort()).toEqual(written.sort())
  for (const { wait } of told) expect(wait).toBeGreaterThanOrEqual(3)
})

test('purchases spread over eight months, none in the week that is reconciled', () => {
  const days = purchases.map((purchase) => purchase.daysAgo)
  expect(Math.max(...days)).toBeGreaterThan(230)
  expect(Math.max(...days)).toBeLessThan(245)
  expect(Math.min(...days)).toBeGreaterThan(8)
  const months = new Set(days.map((day) => Math.floor(day / 30)))
  expect(months.size).toBeGreaterThanOrEqual(8)
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  for (const { review } of lines) if (review) expect(review.daysAgo).toBeGreaterThan(0)
})

test.each(demoBreweries)('what $slug sells spreads over the months', ({ slug }) => {
  const months = new Set(
    lines.filter(({ brewery }) => brewery === slug).map(({ daysAgo }) => Math.floor(daysAgo / 30)),
  )
  expect(months.size).toBeGreaterThanOrEqual(6)
})

test('a purchase holds each beer once, of breweries that have it', () => {
  const known = new Set(
    demoBreweries.flatMap(({ slug, beers }) => beers.map((beer) => `${slug} ${beer.name}`)),
  )
  for (const purchase of purchases) {
    const beers = purchase.lines.map((line) => `${line.brewery} ${line.beer}`)
    expect(new Set(beers).size).toBe(beers.length)
    for (const beer of beers) expect(known).toContain(beer)
    for (const { quantity } of purchase.lines) expect(quantity).toBeGreaterThan(0)
  }
})

test('three beers sell best, each in a number of its own', () => {
  const sold = new Map<string, number>()
  for (const { beer, quantity } of lines) sold.set(beer, (sold.get(beer) ?? 0) + quantity)
  const best = [...sold.values()].toSorted((a, b) => b - a).slice(0, 4)
  expect(new Set(best).size).toBe(4)
})
