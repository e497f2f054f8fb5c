import { beforeEach, expect, test } from 'vitest'
import type { BeerQuestion, FoundBeers } from '../../ports/beer-search.ts'
import { rememberAnswers } from './remember-answers.ts'

let version: number
let asked: number[]
let ask: (question: BeerQuestion) => FoundBeers
beforeEach(() => {
  version = 1
  asked = []
  ask = rememberAnswers(
    () => version,
    ({ skip, take }) => {
      asked.push(take)
      return {
        beers: Array.from({ length: take }, (_, at) => aPlace(skip + at)),
        total: 50_000,
        match: 'all',
      }
    },
  )
})

const aPlace = (at: number) => ({ rank: -at, id: String(at) })
const page = (number: number, name?: string): BeerQuestion => ({
  filter: { ...(name && { name }), pag: number },
  today: '2026-11-29',
  skip: (number - 1) * 12,
  take: 13,
})

test('whoever leafs is answered from what is kept, and further in from what is kept then', () => {
  for (let number = 1; number <= 100; number++) {
    expect(ask(page(number)).beers).toEqual(
      Array.from({ length: 13 }, (_, at) => aPlace((number - 1) * 12 + at)),
    )
  }
  expect(asked).toEqual([121, 1201])
})

test('deeper than that, and from a place on, each is looked up', () => {
  ask(page(101))
  ask(page(101))
  ask({ ...page(1), after: aPlace(5) })
  expect(asked).toEqual([13, 13, 13])
})

test('a short answer is not looked up again for pages that it does not have', () => {
  const short = rememberAnswers(
    () => version,
    ({ take }) => {
      asked.push(take)
      return { beers: [aPlace(0)], total: 1, match: 'all' }
    },
  )
  expect([short(page(1)).beers, short(page(50)).beers]).toEqual([[aPlace(0)], []])
  expect(asked).toEqual([121])
})

test('nothing is remembered of an older version', () => {
  ask(page(1))
  version = 2
  ask(page(1))
  expect(asked).toEqual([121, 121])
})

test('however many are asked and however deep, a hundred thousand beers are kept, of what was asked last', () => {
  for (let at = 0; at < 200; at++) ask(page(100, `word ${at}`))
  asked.length = 0
  for (let at = 199; at >= 0; at--) ask(page(100, `word ${at}`))
  expect(200 - asked.length).toBe(Math.floor(100_000 / (1201 + 100)))
})
