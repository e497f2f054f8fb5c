import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type CartEntry, cartCookieName, parseCart } from '#contract/cart-cookie.ts'

/** What the request's cart cookie holds; nothing where it holds nothing that makes sense. */
export function readCartCookie(context: Context, publicUrl: string): CartEntry[] {
  return parseCart(getCookie(context, cartCookieName(publicUrl.startsWith('https:'))))
}
