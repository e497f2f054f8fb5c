import { expect, test } from 'vitest'
import { ownPath } from '#web/request/own-path.ts'
import { landingPath } from './landing-path.ts'

test.each([
  ['Person', 0, '/shop'],
  ['Person', 3, '/cart'],
  ['Company', 3, '/home'],
  ['Admin', 0, '/admin'],
] as const)('a %s with %i units in the cart lands on %s', (role, cartUnits, path) => {
  expect(landingPath({ user: { id: 'a', role }, cartUnits })).toBe(path)
})

test('who came from a page goes back to it, but no seller to the cart', () => {
  expect(landingPath({ user: { id: 'a', role: 'Person' }, cartUnits: 3, next: '/myShop?review=1' })).toBe(
    '/myShop?review=1',
  )
  expect(landingPath({ user: { id: 'a', role: 'Company' }, cartUnits: 0, next: '/detail/1' })).toBe(
    '/detail/1',
  )
  expect(landingPath({ user: { id: 'a', role: 'Company' }, cartUnits: 1, next: '/cart' })).toBe('/home')
  expect(landingPath({ user: { id: 'a', role: 'Admin' }, cartUnits: 1, next: '/cart' })).toBe('/admin')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'evil', ''])(
  '%j leads nowhere else',
  (next) => {
    expect(landingPath({ user: { id: 'a', role: 'Person' }, cartUnits: 0, next: ownPath(next) })).toBe(
      '/shop',
    )
  },
)

test.each([
  ['packer', '/company/a/parcels'],
  ['seller', '/company/a/today'],
  ['none', '/account'],
] as const)('who is %s in a team lands on %s', (role, path) => {
  const user = { id: 'a', role: 'Company', team: { role, userId: 'b' } } as const
  expect(landingPath({ user, cartUnits: 0 })).toBe(path)
})
