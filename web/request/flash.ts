import { PRODUCT_TOAST_MS } from '#contract/limits.ts'
import { textOf } from '#contract/texts/text.ts'

import { keepCookie, keptCookie } from './own-cookies.ts'
import type { PageContext } from './page-request.ts'
import { TOASTS, type Toast } from './toasts.ts'

/** A toast that the next page shows: 'Login successful' after the redirect. */
type Flash = { kind: 'success' | 'error'; code: Toast }

const FLASH_COOKIE = 'flash'

/** What is said of a beer, and stays for a shorter time. */
const OF_A_BEER: readonly Toast[] = [
  'publish.success',
  'beerEdit.success',
  'products.activated',
  'products.inactivated',
]

/** A toast as the page shows it. */
type ShownFlash = { kind: Flash['kind']; text: string; durationMs?: number }

/** Leaves a toast for the page that comes after a redirect. Only names travel, so nobody can put words in our mouth. */
export function leaveFlash(context: PageContext, flash: Flash): void {
  keepCookie(context, FLASH_COOKIE, `${flash.kind}.${flash.code}`, 60)
}

/** Takes the toast that was left, if any. Its text goes along: the page that comes need not have it. */
export function takeFlash(context: PageContext): ShownFlash | null {
  const value = keptCookie(context, FLASH_COOKIE)
  if (!value) return null
  keepCookie(context, FLASH_COOKIE, '', 0)
  const at = value.indexOf('.')
  const kind = value.slice(0, at)
  const code = value.slice(at + 1)
  if ((kind !== 'success' && kind !== 'error') || !Object.hasOwn(TOASTS, code)) return null
  const toast = code as Toast
  return {
    kind,
    text: textOf(TOASTS[toast]),
    ...(OF_A_BEER.includes(toast) && { durationMs: PRODUCT_TOAST_MS }),
  }
}
