import type { ApiAnswer } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'

/**
 * What the page of a mailed link shows. After it has been used the link is over: the page then has what its form was answered.
 * @param ask makes the call that tells what the link with this token offers
 */
export async function readLink<Offered>(
  context: PageContext,
  url: URL,
  ask: (token: string) => Promise<ApiAnswer<Offered>>,
) {
  const answer = await ask(tokenOf(url))
  return {
    here: url.pathname + url.search,
    offered: answer.ok ? answer.value : null,
    isLoggedIn: Boolean(await sessionUser(context)),
  }
}

/** The token in a mailed link's address; empty when there is none. */
export function tokenOf(url: URL): string {
  return url.searchParams.get('token') ?? ''
}
