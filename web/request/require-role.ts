import { data } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import type { Role } from '#contract/limits.ts'
import type { PageContext } from './page-request.ts'
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
 * @throws the role-aware 404; to visitors it offers to log in and return
 */
export async function requireRole(
  context: PageContext,
  url: URL,
  roles: readonly Role[],
): Promise<SessionUser> {
  const user = await sessionUser(context)
  if (user && roles.includes(user.role)) return user
  throw pageNotFound(user ? undefined : url.pathname + url.search)
}
