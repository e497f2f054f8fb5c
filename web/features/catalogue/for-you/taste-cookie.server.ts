import { KEPT_DAYS } from '#contract/limits.ts'
import { type Dials, TASTE_MAX, TASTES, type Taste, type TasteProfile } from '#contract/tastes.ts'
import { keepCookie, keptCookie } from '#web/request/own-cookies.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'

const TASTE_COOKIE = 'taste'
const OFF = 'off'
const STEP = new RegExp(`^[0-${TASTE_MAX}]$`)
/** Of a dial that nobody moved. */
const UNMOVED = '-'
/** Between the dials and whose they are. */
const OF = '~'

/** What this browser says of taste: that nothing is to be recommended, the dials that were moved, or nothing. */
export type KeptTaste = { isOff: boolean; dials?: Dials | undefined }

/** Dials of somebody who is logged in are theirs alone, however their session ends. */
export async function readTaste(context: PageContext): Promise<KeptTaste> {
  const kept = keptCookie(context, TASTE_COOKIE) ?? ''
  if (kept === OFF) return { isOff: true }
  const [steps = '', owner = ''] = kept.split(OF)
  const dials = readKept([...steps])
  const isTheirs = !owner || owner === (await sessionUser(context))?.id
  return { isOff: false, ...(dials && isTheirs && { dials }) }
}

/** Six steps in the order of TASTES, each from 0 to 4; undefined for anything else. */
export function readDials(steps: readonly unknown[]): TasteProfile | undefined {
  if (steps.length !== TASTES.length || !steps.every((step) => STEP.test(String(step)))) return undefined
  return Object.fromEntries(TASTES.map((taste, at) => [taste, Number(steps[at])])) as TasteProfile
}

/** What six dials of a form say: those that are ticked, and those that do not stand where they `stood`; undefined where one says no step. */
export function readMoved(
  steps: readonly unknown[],
  { stood, ticked }: { stood: string; ticked: readonly unknown[] },
): Dials | undefined {
  const dials = readDials(steps)
  const before = readDials([...stood])
  return dials && only(dials, (taste) => ticked.includes(taste) || dials[taste] !== before?.[taste])
}

/** As the cookie says them; undefined where none was moved. */
function readKept(steps: readonly string[]): Dials | undefined {
  const dials = readDials(steps.map((step) => (step === UNMOVED ? '0' : step)))
  const moved = dials && only(dials, (_, at) => steps[at] !== UNMOVED)
  return moved && Object.keys(moved).length ? moved : undefined
}

function only(dials: TasteProfile, isMoved: (taste: Taste, at: number) => boolean): Dials {
  return Object.fromEntries(TASTES.filter(isMoved).map((taste) => [taste, dials[taste]]))
}

/** Has the browser keep it for the pages that recommend. */
export async function keepTaste(context: PageContext, { isOff, dials }: KeptTaste): Promise<void> {
  const user = await sessionUser(context)
  const isMoved = dials && Object.keys(dials).length > 0
  const ofThem =
    isMoved && TASTES.map((taste) => dials[taste] ?? UNMOVED).join('') + (user ? OF + user.id : '')
  const value = isOff ? OFF : ofThem || ''
  keepCookie(context, TASTE_COOKIE, value, value ? KEPT_DAYS.taste * 24 * 3600 : 0)
}

/** Whoever sits down next has another taste; that nothing is to be recommended stays. */
export function leaveTaste(context: PageContext): void {
  if (keptCookie(context, TASTE_COOKIE) !== OFF) keepCookie(context, TASTE_COOKIE, '', 0)
}
