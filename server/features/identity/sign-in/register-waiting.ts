import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import type { WithCookies } from '../../../http/with-cookies.ts'
import type { IdentityService } from '../identity-service.ts'
import { registerProven } from './register-proven.ts'
import { findWaiting, forgetWaiting } from './waiting-person.ts'

type Parts = { db: Database; publicUrl: string } & Pick<IdentityService, 'openProvenSession'>
type Register = IdentityService['registerWaiting']

/** Registers who waits in the browser that a request comes from, and opens their session (see IdentityService). */
export async function registerWaiting(
  { db, publicUrl, openProvenSession }: Parts,
  ...[headers, role, addProfile]: Parameters<Register>
): Promise<WithCookies<SessionUser> | Refusal> {
  const person = await findWaiting(db, publicUrl, headers)
  if (!person) return refuse('sign-in-over')
  const userId = await registerProven(db, person, role, addProfile)
  if (isRefusal(userId)) return userId
  const opened = await openProvenSession(userId, headers)
  if ('refused' in opened) return refuse(opened.refused === 'over' ? 'sign-in-over' : 'account-deactivated')
  return { answer: opened.user, cookies: [...opened.cookies, forgetWaiting(publicUrl)] }
}
