import { redirect } from 'react-router'
import { countUnits } from '#contract/cart-cookie.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { cartEntries } from '#web/request/cart-entries.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { ownPath } from '#web/request/own-path.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { grantLeftWish } from '#web/request/wish.server.ts'
import type { Route } from './+types/signed-in.route'
import { landingPath } from './landing-path.ts'
import { nextQuery } from './provider-way.server.ts'

export const handle: PageHandle = { openTo: 'everybody', takesNoTurn: true }

/**
 * `/login/done`: where a sign-in through a provider arrives, and is led on as a log-in is. `again`: they were logged in
 * before, which is nothing to tell them. `over`: this sign-in had ended, for those who are logged in by their first click and
 * told so by what that left, and for those who are not.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await sessionUser(context)
  const isOver = url.searchParams.has('over')
  if (!user) throw redirect(isOver ? `/login?failed=over${nextQuery(url).replace('?', '&')}` : '/login', 303)
  if (!isOver && !url.searchParams.has('again'))
    leaveFlash(context, { kind: 'success', code: 'login.success' })
  await grantLeftWish(context, user.role)
  const next = ownPath(url.searchParams.get('next'))
  throw redirect(landingPath({ user, cartUnits: countUnits(cartEntries(context)), next }), 303)
}
