import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { identityDocument, personName, phoneNumber } from '#contract/fields.ts'
import { isStateOf } from '#contract/places.ts'
import { demoBreweries, demoBuyers } from './demo-shop.ts'

const beers = demoBreweries.flatMap((brewery) => brewery.beers)
const all = beers.flatMap(({ reviews }) => reviews)

test('about 240 reviews with a mean around 4', () => {
  expect(all.length).toBeGreaterThanOrEqual(220)
  const mean = all.reduce((sum, { rate }) => sum + rate, 0) / all.length
  expect(mean).toBeGreaterThan(3.7)
  expect(mean).toBeLessThan(4.4)
  expect(new Set(all.map(({ rate }) => rate))).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('every line of the files found its place: a beer its brewery, a review its beer and its buyer', () => {
  const linesOf = (name: string) =>
    readFileSync(`${import.meta.dirname}/data/${name}.csv`, 'utf8')
      .trimEnd()
      .split('\n').length - 1
  expect(beers).toHaveLength(linesOf('beers'))
  expect(all).toHaveLength(linesOf('reviews'))
  const keys = demoBuyers.map(({ key }) => key)
  for (const { buyer } of all) expect(keys).toContain(buyer)
})

test('a buyer reviews a beer once', () => {
  for (const { reviews } of beers) {
    expect(new Set(reviews.map(({ buyer }) => buyer)).size).toBe(reviews.length)
  }
})

test('some beers have many reviews, some one, some none', () => {
  const counts = beers.map(({ reviews }) => reviews.length)
  expect(counts.filter((count) => count >= 6).length).toBeGreaterThanOrEqual(5)
  expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(10)
  expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(10)
})

test('no comment is used twice', () => {
  const comments = all.map(({ comment }) => comment).filter(Boolean)
  expect(new Set(comments).size).toBe(comments.length)
})

test.each(demoBuyers)('$name $lastName would pass the sign-up form', (buyer) => {
  expect(isStateOf(buyer.country, buyer.state)).toBe(true)
  expect(personName.safeParse(buyer.name).success && personName.safeParse(buyer.lastName).success).toBe(true)
  expect(identityDocument.safeParse(buyer.document).success).toBe(true)
  expect(phoneNumber.parse(buyer.phone)).toBe(buyer.phone)
})
