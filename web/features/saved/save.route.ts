import { redirect } from 'react-router'
import type { PageHandle } from '#web/page-handle.ts'
import { ownPath, withNext } from '#web/request/own-path.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { grantWish, leaveWish, readWish } from '#web/request/wish.server.ts'
import type { Route } from './+types/save.route'

export const handle: PageHandle = { openTo: 'everybody' }

/**
 * `POST /save`: saves a beer or follows a brewery, or no longer, and leads back; a visitor to the log-in, after which it is
 * done. Whoever only follows the address changes nothing.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const wish = readWish(form)
  const next = ownPath(String(form.get('next') ?? '')) ?? '/shop'
  if (!(await sessionUser(context))) {
    leaveWish(context, wish)
    return redirect(withNext('/login', next), 303)
  }
  await grantWish(context, wish)
  return redirect(next, 303)
}

export function loader() {
  return redirect('/saved', 303)
}
