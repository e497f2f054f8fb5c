import { cookieName } from './cookie-name.ts'
import { CART_MAX_LINES, CART_MAX_QUANTITY, KEPT_DAYS } from './limits.ts'

/**
 * The cart is a first-party cookie of beer × quantity × the price it was seen at, which server and browser both read
 * (README, "Deliberate deviations"), so that it works without JavaScript. `id.quantity.cents` joined by `~`; ids
 * without hyphens: 50 lines stay below 3 kB of a cookie's 4.
 */
export const CART_COOKIE = 'cart'

export type CartEntry = { beerId: string; quantity: number; seenCents: number }

const ENTRY = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.(\d{1,3})\.(\d{1,7})$/

/** Cookie value → entries. What is not an entry is left out, never an error: anyone may edit their cookie. */
export function parseCart(cookieValue: string | undefined): CartEntry[] {
  const entries = new Map<string, CartEntry>()
  for (const part of (cookieValue ?? '').split('~')) {
    const match = ENTRY.exec(part)
    if (!match) continue
    const beerId = match.slice(1, 6).join('-')
    const quantity = Math.min(Number(match[6]), CART_MAX_QUANTITY)
    if (quantity > 0) entries.set(beerId, { beerId, quantity, seenCents: Number(match[7]) })
    if (entries.size === CART_MAX_LINES) break
  }
  return [...entries.values()]
}

/** Entries → cookie value, the same order. */
export function serializeCart(entries: CartEntry[]): string {
  return entries
    .map((entry) => `${entry.beerId.replaceAll('-', '')}.${entry.quantity}.${entry.seenCents}`)
    .join('~')
}

/** A new list in which the beer has that quantity; 0 or less takes the line out. Other lines keep their place. */
export function withQuantity(entries: CartEntry[], changed: CartEntry): CartEntry[] {
  const known = entries.some((entry) => entry.beerId === changed.beerId)
  const next = known
    ? entries.map((entry) => (entry.beerId === changed.beerId ? changed : entry))
    : [...entries, changed]
  return next.filter((entry) => entry.quantity > 0).slice(0, CART_MAX_LINES)
}

/**
 * How many units the cart's icon counts. @param ofBeers how many can be had of each beer, by its id, where that is known:
 * no more are counted
 */
export function countUnits(entries: CartEntry[], ofBeers: Record<string, number> = {}): number {
  return entries.reduce(
    (sum, { beerId, quantity }) => sum + Math.min(quantity, ofBeers[beerId] ?? quantity),
    0,
  )
}

/** Name of the cart's cookie. On https no other is read: a subdomain can plant one without the prefix. */
export function cartCookieName(isHttps: boolean): string {
  return cookieName(CART_COOKIE, isHttps)
}

/** The `Set-Cookie` / `document.cookie` text that keeps the cart. Readable by scripts: it holds nothing secret. */
export function cartCookieText(entries: CartEntry[], isHttps: boolean): string {
  const maxAge = entries.length ? KEPT_DAYS.cart * 24 * 3600 : 0
  const secure = isHttps ? '; Secure' : ''
  return `${cartCookieName(isHttps)}=${serializeCart(entries)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
