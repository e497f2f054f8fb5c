import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { CART_COOKIE, type CartEntry, parseCart } from '#contract/cart-cookie.ts'

/** What the request's cart cookie holds; nothing where it holds nothing that makes sense. */
export function readCartCookie(context: Context): CartEntry[] {
  return parseCart(getCookie(context, CART_COOKIE))
}
