import { redirect } from 'react-router'
import { getWaitingSignIn } from '#contract/sign-in.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { nextQuery } from './provider-way.server.ts'

/**
 * Nobody waits in this browser any more. Of two clicks the second finds it so when the first has logged in: `/login/done`
 * knows, and leads in; or back to the log-in, which says that this attempt is over.
 */
export function signInOver(url: URL) {
  const query = nextQuery(url)
  return redirect(`/login/done?over${query.replace('?', '&')}`, 303)
}

/**
 * Who waits in this browser after a sign-in through a provider, for the page at hand: one is for those who have no
 * account, the other for those who have.
 * @throws a redirect to the other page, or to the log-in when nobody waits
 */
export async function waitingSignIn(context: PageContext, url: URL, page: { hasAccount: boolean }) {
  const waiting = await callApi(context, getWaitingSignIn)
  if (!waiting) throw signInOver(url)
  const query = nextQuery(url)
  if (waiting.hasAccount !== page.hasAccount) {
    throw redirect(`/login/${waiting.hasAccount ? 'link' : 'choose'}${query}`, 303)
  }
  const provider = context.get(pageRequest).settings.signInProvider ?? ''
  const { name, lastName, email } = waiting
  return { provider, query, email, person: `${name} ${lastName}`.trim() }
}
