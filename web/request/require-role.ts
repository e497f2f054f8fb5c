import { data, redirect } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import type { Role } from '#contract/limits.ts'
import { SESSION_ENDED } from '../layout/typed-again/sent-form.ts'
import { withNext } from './own-path.ts'
import { type PageContext, pageRequest } from './page-request.ts'
import { SECOND_FACTOR_PAGE } from './second-factor-page.ts'
import { sessionUser } from './session-user.ts'

/** What the 404 page is told: where a visitor may log in and come back to. */
export type PageNotFound = { code: 'page-not-found'; loginAndReturnTo?: string }

/** The role-aware 404: `throw pageNotFound()`. */
export function pageNotFound(loginAndReturnTo?: string) {
  const body: PageNotFound = { code: 'page-not-found', ...(loginAndReturnTo && { loginAndReturnTo }) }
  return data(body, { status: 404 })
}

/**
 * Lets only these roles see a page: `const user = await requireRole(context, url, ['Person'])`, with the
 * loader's own `url` (`request.url` is React Router's inner address).
 * @throws the role-aware 404; to visitors it offers to log in and return. A form that is sent without a session is one
 * whose session ended while it was filled in: its writer is led to log in, told why, and led back. An admin who owes the second factor that the
 * shop requires is led to where they set it up, and from there back
 */
export async function requireRole(
  context: PageContext,
  url: URL,
  roles: readonly Role[],
): Promise<SessionUser> {
  const { isForm } = context.get(pageRequest)
  const user = await sessionUser(context)
  if (user && roles.includes(user.role)) {
    if (!user.secondFactorMissing || url.pathname === SECOND_FACTOR_PAGE) return user
    throw redirect(withNext(SECOND_FACTOR_PAGE, url.pathname + url.search), 303)
  }
  const here = url.pathname + url.search
  if (!user && isForm) throw redirect(`${withNext('/login', here)}&${SESSION_ENDED}=1`, 303)
  throw pageNotFound(user ? undefined : here)
}
