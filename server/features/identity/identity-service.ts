import type { SessionUser } from '#contract/identity.ts'

/** What every call needs to know of identity: whose session a request carries. */
export interface IdentityService {
  /** Name of the session cookie. */
  cookieName: string
  /** The session's user, or null for visitors. Reads the database only when a session cookie is there. */
  sessionOf(headers: Headers): Promise<SessionUser | null>
}
