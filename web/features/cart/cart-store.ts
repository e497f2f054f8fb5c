import {
  CART_COOKIE,
  type CartEntry,
  cartCookieText,
  parseCart,
  serializeCart,
  withQuantity,
} from '#contract/cart-cookie.ts'
import { CART_MAX_LINES } from '#contract/limits.ts'

/**
 * The cart in the browser. The cookie is the truth, because server and scripts share it and so do all tabs; the copy
 * in localStorage (key `cart`) tells the other tabs that it changed. It is never read back: a cart that the server has
 * emptied (paid meanwhile, form without JavaScript) must not come back to life from a copy.
 */
export const CART_STORAGE_KEY = 'cart'

const listeners = new Set<() => void>()
let knownText: string | undefined
let knownEntries: CartEntry[] = []

function cookieValue(): string {
  const prefix = `${CART_COOKIE}=`
  const pair = document.cookie.split('; ').find((text) => text.startsWith(prefix))
  return pair?.slice(prefix.length) ?? ''
}

/** What lies in the cart now: the same array until it changes. */
export function readCart(): CartEntry[] {
  const text = cookieValue()
  if (text !== knownText) {
    knownText = text
    knownEntries = parseCart(text)
  }
  return knownEntries
}

function tellEveryone() {
  for (const listener of listeners) listener()
}

/** Keeps another cart and tells this tab and the others. */
export function writeCart(entries: CartEntry[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser, and the server reads this cookie
  document.cookie = cartCookieText(entries, location.protocol === 'https:')
  try {
    localStorage.setItem(CART_STORAGE_KEY, serializeCart(entries))
  } catch {
    // Storage that is full or forbidden costs only the other tabs' news: they look again when they come to the front.
  }
  tellEveryone()
}

/** Calls back whenever the cart may have changed: here, in another tab, or while this page was put aside. */
export function watchCart(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', tellEveryone)
    window.addEventListener('pageshow', tellEveryone)
    document.addEventListener('visibilitychange', tellEveryone)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', tellEveryone)
    window.removeEventListener('pageshow', tellEveryone)
    document.removeEventListener('visibilitychange', tellEveryone)
  }
}

/** False when the cart has no room for one more kind of beer. */
export function hasRoomFor(entries: CartEntry[], beerId: string): boolean {
  return entries.length < CART_MAX_LINES || entries.some((entry) => entry.beerId === beerId)
}

/**
 * Entries with another quantity of a beer, capped at its stock. A line keeps the price that it was put in at, so that
 * a new one is shown on the cart page and accepted there, never taken silently.
 */
export function chooseQuantity(
  entries: CartEntry[],
  beer: { id: string; priceCents: number; stock: number },
  quantity: number,
): CartEntry[] {
  const known = entries.find((entry) => entry.beerId === beer.id)
  return withQuantity(entries, {
    beerId: beer.id,
    quantity: Math.min(quantity, beer.stock),
    seenCents: known?.seenCents ?? beer.priceCents,
  })
}

/** Entries in which the buyer agrees to today's price of a beer. */
export function acceptPrice(entries: CartEntry[], beerId: string, priceCents: number): CartEntry[] {
  return entries.map((entry) => (entry.beerId === beerId ? { ...entry, seenCents: priceCents } : entry))
}

/** Entries with a line back where it stood: *Undo* after a removal. */
export function putBack(entries: CartEntry[], line: CartEntry, place: number): CartEntry[] {
  const others = entries.filter((entry) => entry.beerId !== line.beerId)
  return [...others.slice(0, place), line, ...others.slice(place)]
}
