import { redirect } from 'react-router'
import { logOut } from '#contract/identity.ts'
import { callApi } from '#web/api.ts'
import { keepChoice } from '#web/features/catalogue/compare/compared.server.ts'
import { leaveTaste } from '#web/features/catalogue/for-you/taste-cookie.server.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { leaveAccountCart } from '#web/request/follow-account-cart.server.ts'
import type { Route } from './+types/logout.route'

export const handle: PageHandle = { openTo: 'everybody' }

/** `POST /logout`: ends the session and goes home. Whoever only follows the address goes home logged in. */
export async function action({ context }: Route.ActionArgs) {
  await callApi(context, logOut)
  leaveAccountCart(context)
  keepChoice(context, [])
  leaveTaste(context)
  return redirect('/home', 303)
}

export function loader() {
  return redirect('/home', 303)
}
