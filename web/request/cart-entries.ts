import { CART_COOKIE, type CartEntry, cartCookieText, parseCart } from '#contract/cart-cookie.ts'
import { isSecure, type PageContext, pageRequest } from './page-request.ts'

/** What lies in the visitor's cart. */
export function cartEntries(context: PageContext): CartEntry[] {
  return parseCart(context.get(pageRequest).cookies.get(CART_COOKIE))
}

/** Keeps another cart: for forms that work without JavaScript. */
export function keepCart(context: PageContext, entries: CartEntry[]): void {
  const page = context.get(pageRequest)
  page.cookies.set(cartCookieText(entries, isSecure(page)))
}
