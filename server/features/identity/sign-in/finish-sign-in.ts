import { isSignInFailure, type ProvenPerson } from '../../../ports/identity-provider.ts'
import type { Services } from '../../../services.ts'
import { type Attempt, takeAttempt } from './attempt-cookie.ts'
import { type Led, leadToLanding, leadToTrouble, leadToWaiting } from './lead-to.ts'
import { findLinkedUser, findUserByEmail } from './provider-links.ts'
import { forgetWaiting, keepWaiting } from './waiting-person.ts'

/** How far the provider's clock may be behind ours. */
const CLOCK_TOLERANCE_MS = 60_000

type Request = { query: URLSearchParams; headers: Headers; address: string }

/**
 * Ends a sign-in that this browser began: whoever the provider vouches for is logged in, or waits to choose or to link,
 * or is told why not. Counts as a log-in of the peer's `address`.
 */
export async function finishSignIn(services: Services, request: Request): Promise<Led> {
  const { env, identityProvider, rateLimits, log } = services
  const { query, headers, address } = request
  const taken = takeAttempt(env, headers, query.get('state') ?? '')
  // Another browser's way back would log this one in as somebody else (RFC 6749 section 10.12).
  if (!taken || !identityProvider) return leadToTrouble('over', undefined)
  const { attempt } = taken

  const end = async (): Promise<Led> => {
    if (await rateLimits.take('log-in', address)) return leadToTrouble('too-many', attempt.next)
    const person = await identityProvider.finish(query, attempt)
    if (!isSignInFailure(person)) return leadOn(services, attempt, person, headers)
    log.warn({ trouble: person.trouble, reason: person.reason }, 'nobody was signed in')
    return leadToTrouble(person.trouble, attempt.next)
  }
  const { to, cookies } = await end()
  return { to, cookies: [...taken.cookies, ...cookies] }
}

async function leadOn(
  { db, env, identity }: Services,
  { next, againFor, startedAtMs }: Attempt,
  person: ProvenPerson,
  headers: Headers,
): Promise<Led> {
  const userId = await findLinkedUser(db, person)
  if (againFor && userId !== againFor) return leadToTrouble('other-person', next)
  if (againFor && !isFresh(person, startedAtMs)) return leadToTrouble('not-proven', next)
  if (userId) {
    const opened = await identity.openProvenSession(userId, headers)
    if ('refused' in opened) return leadToTrouble(opened.refused, next)
    const again = againFor !== undefined
    return leadToLanding({ next, again }, [...opened.cookies, forgetWaiting(env.publicUrl)])
  }

  const { email, emailVerified } = person
  if (!email || !emailVerified) return leadToTrouble('email-unverified', next)
  const owner = await findUserByEmail(db, email)
  if (owner?.role === 'Admin') return leadToTrouble('admin', next)
  if (owner && !owner.passwordHash) return leadToTrouble('other-sign-in', next)
  const cookie = await keepWaiting(db, env.publicUrl, { ...person, email })
  return leadToWaiting(owner ? '/login/link' : '/login/choose', next, [cookie])
}

/** Providers that tell when somebody proved themself must say that it was for this attempt; some tell nothing. */
function isFresh({ authenticatedAt }: ProvenPerson, startedAtMs: number): boolean {
  return !authenticatedAt || authenticatedAt.getTime() >= startedAtMs - CLOCK_TOLERANCE_MS
}
