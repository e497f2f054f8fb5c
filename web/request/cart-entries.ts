import { type CartEntry, cartCookieTexts, cartCookieValue, parseCart } from '#contract/cart-cookie.ts'
import { isSecure, type PageContext, pageRequest } from './page-request.ts'

/** What lies in the visitor's cart. */
export function cartEntries(context: PageContext): CartEntry[] {
  const page = context.get(pageRequest)
  return parseCart(cartCookieValue((name) => page.cookies.get(name), isSecure(page)))
}

/** Keeps another cart: for forms that work without JavaScript. */
export function keepCart(context: PageContext, entries: CartEntry[]): void {
  const page = context.get(pageRequest)
  for (const text of cartCookieTexts(entries, isSecure(page))) page.cookies.set(text)
}
