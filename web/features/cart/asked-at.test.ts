import { expect, test } from 'vitest'
import { askedAt, withAsked } from './asked-at.ts'

test('a page that a number was cut on is told how many were asked for, once', () => {
  const told = withAsked('/cart?again=x&asked=other.5#main', 'puna', 900)
  expect(told).toBe('/cart?again=x&asked=puna.900')
  expect(askedAt(told.slice(5), 'puna')).toBe(900)
  expect(askedAt(told.slice(5), 'other')).toBeUndefined()
  expect(withAsked('/detail/puna?asked=puna.900', 'puna', undefined)).toBe('/detail/puna')
})

test('a list has no room for it, and keeps its own words', () => {
  expect(withAsked('/shop?name=a%20b', 'puna', 900)).toBe('/shop?name=a%20b')
})

test.each(['', '?asked=puna', '?asked=puna.', '?asked=puna.many', '?asked=puna.-1', '?asked=puna.1e9'])(
  'of %s nothing is said',
  (search) => {
    expect(askedAt(search, 'puna')).toBeUndefined()
  },
)
