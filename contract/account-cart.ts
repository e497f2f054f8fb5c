import { z } from 'zod'
import type { CartEntry } from './cart-cookie.ts'
import { endpoint } from './endpoint.ts'
import { CART_MAX_LINES, CART_MAX_QUANTITY, COOKIE_MAX_CHARACTERS } from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** The cart that an account keeps, and which its browsers mirror in their cookies (docs/decisions/0088). */

/** All that a cart is written with. */
export const CART_LETTERS = /^[0-9a-f.~]*$/

/** As a cookie writes it, which holds no more. What is no line among it is left out. */
const cartText = z.string().max(COOKIE_MAX_CHARACTERS).regex(CART_LETTERS, said(formTexts.badCharacters))

export const getAccountCart = endpoint({
  method: 'GET',
  path: '/account/cart',
  takesNoTurn: true,
  summary: 'The cart that the session’s buyer keeps, written as the cart’s cookie is.',
  access: ['Person'],
  response: z.object({ entries: z.string() }),
  status: 200,
})

export const joinAccountCart = endpoint({
  method: 'PUT',
  path: '/account/cart',
  summary:
    'Joins what a browser changed in its cart with the cart of its buyer’s account, line by line: the last change of a line counts. A browser that has not seen it yet adds what it has, the larger number of units of a beer that both have.',
  access: ['Person'],
  body: z.strictObject({
    entries: cartText.describe('The cart of the browser, as its cookie writes it'),
    seen: cartText.describe(
      'What it was when this browser last had it from the account: `shortCart`; empty: never',
    ),
  }),
  response: z.object({ entries: z.string().describe('What both have now') }),
  status: 200,
})

/** A cart in few letters: enough to tell which lines a browser changed since. The last part of an id is drawn by chance. */
export function shortCart(entries: CartEntry[]): string {
  return entries.map(({ beerId, quantity }) => `${shortId(beerId)}.${quantity}`).join('~')
}

const SHORT = /^([0-9a-f]{12})\.(\d{1,3})$/

/** Units by `shortId`. What is no line is left out: anybody may edit their cookie. */
export function parseShortCart(text: string): Map<string, number> {
  const lines = text.split('~', CART_MAX_LINES).flatMap((part) => {
    const [, id, quantity] = SHORT.exec(part) ?? []
    return id ? [[id, Math.min(Number(quantity), CART_MAX_QUANTITY)] as const] : []
  })
  return new Map(lines)
}

export function shortId(beerId: string): string {
  return beerId.slice(-12)
}
