import { ownPath } from '#web/request/own-path.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { pageNotFound } from '#web/request/require-role.ts'
import { sessionUser } from '#web/request/session-user.ts'

/**
 * For pages of those who have no account yet: the query that leads on to where they wanted to go, '' for none.
 * @throws the role-aware 404 to who is logged in
 */
export async function visitorsOnly(context: PageContext, url: URL): Promise<{ query: string }> {
  if (await sessionUser(context)) throw pageNotFound()
  const next = ownPath(url.searchParams.get('next'))
  return { query: next ? `?next=${encodeURIComponent(next)}` : '' }
}
