import type { MiddlewareFunction } from 'react-router'
import { CART_LETTERS, getAccountCart, joinAccountCart, shortCart } from '#contract/account-cart.ts'
import { parseCart, serializeCart } from '#contract/cart-cookie.ts'
import type { SessionUser } from '#contract/identity.ts'
import { KEPT_DAYS } from '#contract/limits.ts'
import { tryApi } from '#web/api.ts'
import { cartEntries, keepCart, pretendCart } from './cart-entries.ts'
import { keepCookie, keptCookie } from './own-cookies.ts'
import type { PageContext } from './page-request.ts'
import { sessionUser } from './session-user.ts'

/**
 * Whose cart lies in this browser, and what it was when it came from the account: set in the same answer as the cart, so that an
 * answer that never arrives leaves both as they were.
 */
const COOKIE = 'cart-seen'
const KEPT_SECONDS = KEPT_DAYS.cart * 24 * 3600

/** Before a page is made: the cart of this browser and the account's become one. A visitor's cart is theirs alone. */
export const followAccountCart: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  if (request.method === 'GET') await followAccount(context)
  return next()
}

/**
 * Joins what was changed in this browser with the account's cart, where either changed. A cart that is another account's, as
 * its session ended by itself, is put away. Where the shop can't answer now, the cart stays as it lies here.
 */
export async function followAccount(context: PageContext): Promise<void> {
  const user = await sessionUser(context)
  if (user?.seeing) return showCartOf(context, user)
  if (user?.role !== 'Person') return
  const account = await tryApi(context, getAccountCart)
  if (!account.ok) return
  const [owner, seen = ''] = (keptCookie(context, COOKIE) ?? '').split(':')
  const isForeign = Boolean(owner) && owner !== user.id
  const here = isForeign ? [] : cartEntries(context)
  const isNew = owner !== user.id
  if (!isNew && serializeCart(here) === account.value.entries && seen === shortCart(here)) return
  // Anybody may edit their cookie: what was never seen is joined, and nothing of it is lost.
  const isSeen = !isNew && CART_LETTERS.test(seen)
  const body = { entries: serializeCart(here), seen: isSeen ? seen : '' }
  const both = await tryApi(context, joinAccountCart, { body })
  if (!both.ok) return
  const entries = parseCart(both.value.entries)
  keepCart(context, entries)
  keepCookie(context, COOKIE, `${user.id}:${shortCart(entries)}`, KEPT_SECONDS)
}

/** The cart of whom an admin sees, for this page alone: what lies in the admin's browser stays as it is, and theirs too. */
async function showCartOf(context: PageContext, { role }: SessionUser): Promise<void> {
  const account = role === 'Person' ? await tryApi(context, getAccountCart) : undefined
  pretendCart(context, account?.ok ? account.value.entries : '')
}

/** Whoever sits down here next begins with an empty cart. The account keeps it. */
export function leaveAccountCart(context: PageContext): void {
  keepCart(context, [])
  keepCookie(context, COOKIE, '', 0)
}
