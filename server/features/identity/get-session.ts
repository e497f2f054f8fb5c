import type { SessionUser } from '#contract/identity.ts'
import type { WithCookies } from '../../http/with-cookies.ts'
import type { Services } from '../../services.ts'

/** Who is visiting. Each page asks this once, so this is where a session's month begins anew; not while an admin sees as somebody. */
export async function getSession(
  { identity }: Services,
  caller: SessionUser | null,
  headers: Headers,
): Promise<WithCookies<SessionUser | null>> {
  return { answer: caller, cookies: caller && !caller.seeing ? await identity.keepSession(headers) : [] }
}
