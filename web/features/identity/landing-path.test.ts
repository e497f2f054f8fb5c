import { expect, test } from 'vitest'
import { ownPath } from '#web/request/own-path.ts'
import { landingPath } from './landing-path.ts'

test.each([
  ['Person', 0, '/shop'],
  ['Person', 3, '/cart'],
  ['Company', 3, '/home'],
  ['Admin', 0, '/admin'],
] as const)('a %s with %i units in the cart lands on %s', (role, cartUnits, path) => {
  expect(landingPath({ role, cartUnits })).toBe(path)
})

test('who came from a page goes back to it, but no seller to the cart', () => {
  expect(landingPath({ role: 'Person', cartUnits: 3, next: '/myShop?review=1' })).toBe('/myShop?review=1')
  expect(landingPath({ role: 'Company', cartUnits: 0, next: '/detail/1' })).toBe('/detail/1')
  expect(landingPath({ role: 'Company', cartUnits: 1, next: '/cart' })).toBe('/home')
  expect(landingPath({ role: 'Admin', cartUnits: 1, next: '/cart' })).toBe('/admin')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'evil', ''])(
  '%j leads nowhere else',
  (next) => {
    expect(landingPath({ role: 'Person', cartUnits: 0, next: ownPath(next) })).toBe('/shop')
  },
)
