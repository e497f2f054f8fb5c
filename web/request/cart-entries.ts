import { type CartEntry, cartCookieName, cartCookieText, parseCart } from '#contract/cart-cookie.ts'
import { isSecure, type PageContext, pageRequest } from './page-request.ts'

/** What lies in the visitor's cart. */
export function cartEntries(context: PageContext): CartEntry[] {
  const page = context.get(pageRequest)
  return parseCart(page.cookies.get(cartCookieName(isSecure(page))))
}

/** Keeps another cart: for forms that work without JavaScript. */
export function keepCart(context: PageContext, entries: CartEntry[]): void {
  const page = context.get(pageRequest)
  page.cookies.set(cartCookieText(entries, isSecure(page)))
}

/** Makes a page of another cart than the visitor's, which stays. @param entries as a cookie writes them */
export function pretendCart(context: PageContext, entries: string): void {
  const page = context.get(pageRequest)
  page.cookies.pretend(cartCookieName(isSecure(page)), entries)
}
