import { KEPT_DAYS } from '#contract/limits.ts'
import { TASTE_MAX, TASTES, type TasteProfile } from '#contract/tastes.ts'
import { keepCookie, keptCookie } from '#web/request/own-cookies.ts'
import type { PageContext } from '#web/request/page-request.ts'

const TASTE_COOKIE = 'taste'
const OFF = 'off'
const DIALLED = new RegExp(`^[0-${TASTE_MAX}]{${TASTES.length}}$`)

/** What this browser says of taste: that nothing is to be recommended, six dials, or nothing. */
export type KeptTaste = { isOff: boolean; dials?: TasteProfile }

export function readTaste(context: PageContext): KeptTaste {
  const kept = keptCookie(context, TASTE_COOKIE) ?? ''
  if (kept === OFF) return { isOff: true }
  const dials = readDials([...kept])
  return { isOff: false, ...(dials && { dials }) }
}

/** Six steps in the order of TASTES, each from 0 to 4; undefined for anything else. */
export function readDials(steps: readonly unknown[]): TasteProfile | undefined {
  if (!DIALLED.test(steps.join(''))) return undefined
  return Object.fromEntries(TASTES.map((taste, at) => [taste, Number(steps[at])])) as TasteProfile
}

/** Has the browser keep it for the pages that recommend. */
export function keepTaste(context: PageContext, { isOff, dials }: KeptTaste): void {
  const value = isOff ? OFF : dials ? TASTES.map((taste) => dials[taste]).join('') : ''
  keepCookie(context, TASTE_COOKIE, value, value ? KEPT_DAYS.taste * 24 * 3600 : 0)
}

/** Whoever sits down next has another taste; that nothing is to be recommended stays. */
export function leaveTaste(context: PageContext): void {
  if (!readTaste(context).isOff) keepTaste(context, { isOff: false })
}
