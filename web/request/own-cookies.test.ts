import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { cartEntries, keepCart } from './cart-entries.ts'
import { CookieJar } from './cookie-jar.ts'
import { leaveFlash, takeFlash } from './flash.ts'
import { keepCookie, keptCookie } from './own-cookies.ts'
import { type PageRequest, pageRequest } from './page-request.ts'

function aVisit(publicUrl: string, cookie = '') {
  const cookies = new CookieJar(cookie)
  const page = { settings: { publicUrl }, cookies } as PageRequest
  return { context: new RouterContextProvider(new Map([[pageRequest, page]])), cookies }
}

const SECURE = 'https://shop.example'
const OPEN = 'http://localhost:3000'
const ENTRY = { beerId: '0198a0c0-0000-7000-8000-000000000001', quantity: 2, seenCents: 350 }
const CART = '0198a0c0000070008000000000000001.2.350'

test.each([
  [SECURE, '__Host-age=adult; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure'],
  [OPEN, 'age=adult; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
])('at %s a cookie leaves as %s, and is read back', (publicUrl, text) => {
  const { context, cookies } = aVisit(publicUrl)
  keepCookie(context, 'age', 'adult', 60)
  expect(cookies.added).toEqual([text])
  expect(keptCookie(aVisit(publicUrl, cookies.header()).context, 'age')).toBe('adult')
})

test('on https, what a subdomain may have planted under the plain name does not count', () => {
  expect(keptCookie(aVisit(SECURE, 'age=adult').context, 'age')).toBeUndefined()
})

test('a toast is taken away as it was left: a browser forgets no __Host- cookie by a text without Secure', () => {
  const { context, cookies } = aVisit(SECURE)
  leaveFlash(context, { kind: 'success', code: 'login.success' })
  expect(takeFlash(context)).toMatchObject({ kind: 'success' })
  expect(cookies.added.at(-1)).toBe('__Host-flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
})

test('scripts may read the cart; on https it bears the prefix', () => {
  const { context, cookies } = aVisit(SECURE)
  keepCart(context, [ENTRY])
  const [kept] = cookies.added
  expect(kept).toBe(`__Host-cart=${CART}; Path=/; Max-Age=${90 * 86_400}; SameSite=Lax; Secure`)
})

test('nor does a cart that was planted there, beside the visitor’s own or alone', () => {
  const planted = `cart=${CART.replace('.2.', '.99.')}`
  expect(cartEntries(aVisit(SECURE, planted).context)).toEqual([])
  const { context, cookies } = aVisit(SECURE, `${planted}; __Host-cart=${CART}`)
  expect(cartEntries(context)).toEqual([ENTRY])
  keepCart(context, [])
  expect(cartEntries(context)).toEqual([])
  expect(cookies.added).toEqual(['__Host-cart=; Path=/; Max-Age=0; SameSite=Lax; Secure'])
})
