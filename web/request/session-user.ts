import { getSession, type SessionUser } from '#contract/identity.ts'
import { callApi } from '../api.ts'
import { type PageContext, pageRequest } from './page-request.ts'

/** Who the request's session belongs to; null for visitors. Asked once a request, however many loaders want to know. */
export function sessionUser(context: PageContext): Promise<SessionUser | null> {
  const page = context.get(pageRequest)
  page.session ??= callApi(context, getSession)
  return page.session
}
