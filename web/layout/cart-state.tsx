import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import {
  type CartEntry,
  cartCookieName,
  cartCookieText,
  parseCart,
  serializeCart,
} from '#contract/cart-cookie.ts'

/**
 * The cart as the browser knows it. The cookie is what counts; storage holds a mirror of it (specification section 3),
 * whose change is also what tells the other tabs.
 */
const MIRROR = 'cart'
const listeners = new Set<() => void>()
let known: { text: string; entries: CartEntry[] } = { text: '', entries: [] }

const isHttps = () => location.protocol === 'https:'

function cookieText(): string {
  const beginning = `${cartCookieName(isHttps())}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(beginning))
  return pair?.slice(beginning.length) ?? ''
}

/** What lies in the cart now; the same list as long as nothing changed. */
export function readCart(): CartEntry[] {
  const text = cookieText()
  if (text !== known.text) known = { text, entries: parseCart(text) }
  return known.entries
}

/**
 * While an admin sees the shop as somebody, the cart on the page is that person's and the one in the browser the admin's own: it is
 * not shown, and neither changes. What is told to who tries: `refuse`.
 */
let refuse: (() => void) | undefined
export function holdCart(toRefuse: () => void): () => void {
  refuse = toRefuse
  return () => {
    refuse = undefined
  }
}

/** Keeps another cart and tells every tab. */
export function writeCart(entries: CartEntry[]): void {
  if (refuse) {
    refuse()
    return
  }
  // Not the Cookie Store: it answers later, and the next click must find the cart as it is.
  Reflect.set(document, 'cookie', cartCookieText(entries, isHttps()))
  announceCart()
}

/** Tells whoever shows the cart that the cookie has changed: after an answer of the server that set it. */
export function announceCart(): void {
  if (refuse) return
  try {
    const text = serializeCart(readCart())
    if (text) localStorage.setItem(MIRROR, text)
    else localStorage.removeItem(MIRROR)
  } catch {
    // Storage can be full or forbidden: the cookie is what counts.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const onStorage = (event: StorageEvent) => event.key === MIRROR && listener()
  window.addEventListener('storage', onStorage)
  window.addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('focus', listener)
  }
}

type Arrived = { entries: CartEntry[]; isSeen: boolean }
const ArrivedCart = createContext<Arrived>({ entries: [], isSeen: false })

/** Says what the cart held when the server made the page. @param isSeen it is the cart of whom an admin sees */
export function CartProvider({ entries, isSeen, children }: Arrived & { children: ReactNode }) {
  return <ArrivedCart value={{ entries, isSeen }}>{children}</ArrivedCart>
}

/** The cart's entries, kept up to date in every tab. */
export function useCart(): CartEntry[] {
  const { entries, isSeen } = useContext(ArrivedCart)
  const arrived = () => entries
  return useSyncExternalStore(subscribe, isSeen ? arrived : readCart, arrived)
}
