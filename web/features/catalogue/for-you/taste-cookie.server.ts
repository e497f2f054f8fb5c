import { KEPT_DAYS } from '#contract/limits.ts'
import { TASTE_MAX, TASTES, type TasteProfile } from '#contract/tastes.ts'
import { keepCookie, keptCookie } from '#web/request/own-cookies.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'

const TASTE_COOKIE = 'taste'
const OFF = 'off'
const STEP = new RegExp(`^[0-${TASTE_MAX}]$`)
/** Between the dials and whose they are. */
const OF = '~'

/** What this browser says of taste: that nothing is to be recommended, six dials, or nothing. */
export type KeptTaste = { isOff: boolean; dials?: TasteProfile }

/** Dials of somebody who is logged in are theirs alone, however their session ends. */
export async function readTaste(context: PageContext): Promise<KeptTaste> {
  const kept = keptCookie(context, TASTE_COOKIE) ?? ''
  if (kept === OFF) return { isOff: true }
  const [steps = '', owner = ''] = kept.split(OF)
  const dials = readDials([...steps])
  const isTheirs = !owner || owner === (await sessionUser(context))?.id
  return { isOff: false, ...(dials && isTheirs && { dials }) }
}

/** Six steps in the order of TASTES, each from 0 to 4; undefined for anything else. */
export function readDials(steps: readonly unknown[]): TasteProfile | undefined {
  if (steps.length !== TASTES.length || !steps.every((step) => STEP.test(String(step)))) return undefined
  return Object.fromEntries(TASTES.map((taste, at) => [taste, Number(steps[at])])) as TasteProfile
}

/** Has the browser keep it for the pages that recommend. */
export async function keepTaste(context: PageContext, { isOff, dials }: KeptTaste): Promise<void> {
  const user = await sessionUser(context)
  const ofThem = dials && TASTES.map((taste) => dials[taste]).join('') + (user ? OF + user.id : '')
  const value = isOff ? OFF : (ofThem ?? '')
  keepCookie(context, TASTE_COOKIE, value, value ? KEPT_DAYS.taste * 24 * 3600 : 0)
}

/** Whoever sits down next has another taste; that nothing is to be recommended stays. */
export function leaveTaste(context: PageContext): void {
  if (keptCookie(context, TASTE_COOKIE) !== OFF) keepCookie(context, TASTE_COOKIE, '', 0)
}
