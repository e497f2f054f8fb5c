import { countUnits } from '#contract/cart-cookie.ts'
import type { SessionUser } from '#contract/identity.ts'
import { cartEntries } from '#web/request/cart-entries.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { followAccount } from '#web/request/follow-account-cart.server.ts'
import { withNext } from '#web/request/own-path.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { SECOND_FACTOR_PAGE } from '#web/request/second-factor-page.ts'
import { grantLeftWish } from '#web/request/wish.server.ts'
import { landingPath } from './landing-path.ts'

/**
 * Where a log-in that has just succeeded leads, with the toast that says so; an admin who has yet to set up their second
 * factor goes there first. @param next a path of this shop
 */
export async function logInLandsAt(
  context: PageContext,
  user: SessionUser,
  next: string | undefined,
): Promise<string> {
  leaveFlash(context, { kind: 'success', code: 'login.success' })
  await followAccount(context)
  await grantLeftWish(context, user.role)
  if (user.secondFactorMissing) return withNext(SECOND_FACTOR_PAGE, next)
  const cartUnits = countUnits(cartEntries(context))
  return landingPath({ user, cartUnits, next })
}
