import { expect, test, vi } from 'vitest'
import { cookieHeader } from '#tests/http/send-json.ts'
import { findKnownBrowser, forgetKnownBrowser, keepKnownBrowser } from './known-browsers.ts'
import { seal } from './seal.ts'

const SHOP = { publicUrl: 'http://shop.example', sessionSecret: 'a secret that is long enough for this' }
const ANA = { userId: '0199b6a2-0000-7000-8000-00000000000a', passwordHash: '$argon2id$ana' }
const LOGGED_IN = { hasLoggedIn: true }
const DAY_MS = 24 * 3600 * 1000

const someone = (name: string) => ({ userId: `user of ${name}`, passwordHash: `hash of ${name}` })
const browserWith = (cookie = '') => new Headers({ cookie })
const sentBack = (cookie: string) => new Headers(cookieHeader([cookie]))

test('a browser is known to the account that it has proved to be of, and to no other', () => {
  const kept = keepKnownBrowser(SHOP, browserWith(), ANA, LOGGED_IN)
  expect(kept).toMatch(/^lupulo_known=[\w-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(findKnownBrowser(SHOP, sentBack(kept), ANA)).toMatchObject({
    browserId: expect.stringMatching(/^[\w-]{16}$/),
    hasLoggedIn: true,
  })
  expect(findKnownBrowser(SHOP, sentBack(kept), someone('Eva'))).toBeUndefined()
  expect(findKnownBrowser(SHOP, browserWith(), ANA)).toBeUndefined()
})

test('over https it is Secure and bound to the host, and the plain name counts for nothing', () => {
  const secure = { ...SHOP, publicUrl: 'https://shop.example' }
  expect(keepKnownBrowser(secure, browserWith(), ANA, LOGGED_IN)).toMatch(/^__Host-lupulo_known=.*; Secure/)
  const plain = keepKnownBrowser(SHOP, browserWith(), ANA, LOGGED_IN)
  expect(findKnownBrowser(secure, sentBack(plain), ANA)).toBeUndefined()
})

test('who reads the cookie learns nothing of whose it is; who changes or invents one is not known', () => {
  const kept = keepKnownBrowser(SHOP, browserWith(), ANA, LOGGED_IN)
  const value = kept.split(';')[0]!.split('=')[1]!
  expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain(ANA.userId.slice(0, 8))
  const invented = { known: [{ ...ANA, ...LOGGED_IN, browserId: 'x', keptAtMs: Date.now() }] }
  for (const forged of [
    `x${value}`,
    value.slice(0, -4),
    Buffer.from(JSON.stringify(invented)).toString('base64url'),
    seal('another secret, just as long as the other', 'known browser', invented),
    seal(SHOP.sessionSecret, 'sign-in attempt', invented),
  ]) {
    expect(findKnownBrowser(SHOP, browserWith(`lupulo_known=${forged}`), ANA)).toBeUndefined()
  }
})

test('it is no longer known once the password is another, or after 180 days', () => {
  const browser = sentBack(keepKnownBrowser(SHOP, browserWith(), ANA, LOGGED_IN))
  expect(findKnownBrowser(SHOP, browser, { ...ANA, passwordHash: '$argon2id$new' })).toBeUndefined()
  expect(findKnownBrowser(SHOP, browser, { ...ANA, passwordHash: null })).toBeUndefined()
  vi.useFakeTimers({ now: Date.now() + 179 * DAY_MS, toFake: ['Date'] })
  try {
    expect(findKnownBrowser(SHOP, browser, ANA)).toBeDefined()
    vi.setSystemTime(Date.now() + 2 * DAY_MS)
    expect(findKnownBrowser(SHOP, browser, ANA)).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('a browser knows the last four accounts, keeps its name with each, and forgets one when told', () => {
  let browser = browserWith()
  const people = ['Ana', 'Eva', 'Leo', 'Sol', 'Paz'].map(someone)
  for (const person of people) browser = sentBack(keepKnownBrowser(SHOP, browser, person, LOGGED_IN))
  expect(people.map((person) => Boolean(findKnownBrowser(SHOP, browser, person)))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
  const [, eva, leo] = people as [never, (typeof people)[0], (typeof people)[0]]
  const before = findKnownBrowser(SHOP, browser, eva)!
  browser = sentBack(keepKnownBrowser(SHOP, browser, eva, { hasLoggedIn: false }))
  expect(findKnownBrowser(SHOP, browser, eva)).toMatchObject({
    browserId: before.browserId,
    hasLoggedIn: true,
  })

  browser = sentBack(forgetKnownBrowser(SHOP, browser, eva.userId)[0]!)
  expect(findKnownBrowser(SHOP, browser, eva)).toBeUndefined()
  expect(findKnownBrowser(SHOP, browser, leo)).toBeDefined()
  expect(forgetKnownBrowser(SHOP, browser, eva.userId)).toEqual([])
})

test('with four accounts the cookie stays under one kilobyte', () => {
  let browser = browserWith()
  let kept = ''
  for (const name of ['a', 'b', 'c', 'd']) {
    kept = keepKnownBrowser(SHOP, browser, { ...ANA, userId: ANA.userId.replace(/a$/, name) }, LOGGED_IN)
    browser = sentBack(kept)
  }
  expect(kept.split(';')[0]!.length).toBeLessThan(1024)
})
