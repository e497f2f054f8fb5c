import type { WithCookies } from '../../http/with-cookies.ts'
import type { Services } from '../../services.ts'

/** Ends the session that a request carries. Without one there is nothing to end: the answer is the same. */
export async function logOut(
  { identity }: Services,
  headers: Headers,
): Promise<WithCookies<{ access: false }>> {
  return { answer: { access: false }, cookies: await identity.endSession(headers) }
}
