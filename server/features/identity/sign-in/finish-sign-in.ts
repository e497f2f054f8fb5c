import { isSignInFailure, type ProvenPerson } from '../../../ports/identity-provider.ts'
import type { Services } from '../../../services.ts'
import { tellLogIn } from '../tell-log-in.ts'
import { type Attempt, takeAttempt } from './attempt-cookie.ts'
import { type Led, leadToLanding, leadToTrouble, leadToWaiting, type Trouble } from './lead-to.ts'
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
  if (!taken || !identityProvider) return leadToTold(services, headers, 'over', undefined)
  const { attempt } = taken

  const end = async (): Promise<Led> => {
    if (await rateLimits.take('log-in', address))
      return leadToTold(services, headers, 'too-many', attempt.next)
    const person = await identityProvider.finish(query, attempt)
    if (!isSignInFailure(person)) return leadOn(services, attempt, person, headers)
    log.warn({ trouble: person.trouble, reason: person.reason }, 'nobody was signed in')
    return leadToTold(services, headers, person.trouble, attempt.next)
  }
  const { to, cookies } = await end()
  return { to, cookies: [...taken.cookies, ...cookies] }
}

/** To the log-in page, which tells the person why, as the log does. */
function leadToTold(
  { log }: Services,
  headers: Headers,
  refused: Trouble,
  next: string | undefined,
  userId?: string,
): Led {
  tellLogIn(log, headers, { factor: 'provider', userId }, { refused })
  return leadToTrouble(refused, next)
}

async function leadOn(
  services: Services,
  { next, againFor, startedAtMs }: Attempt,
  person: ProvenPerson,
  headers: Headers,
): Promise<Led> {
  const { db, env, identity } = services
  const refuseTo = (whose: string | undefined, trouble: Trouble) =>
    leadToTold(services, headers, trouble, next, whose)
  const userId = await findLinkedUser(db, person)
  if (againFor && userId !== againFor) return refuseTo(againFor, 'other-person')
  if (againFor && !isFresh(person, startedAtMs)) return refuseTo(againFor, 'not-proven')
  if (userId) {
    const opened = await identity.openProvenSession(userId, headers)
    if ('refused' in opened) return leadToTrouble(opened.refused, next)
    const again = againFor !== undefined
    return leadToLanding({ next, again }, [...opened.cookies, forgetWaiting(env.publicUrl)])
  }

  const { email, emailVerified } = person
  if (!email || !emailVerified) return refuseTo(undefined, 'email-unverified')
  const owner = await findUserByEmail(db, email)
  if (owner?.role === 'Admin') return refuseTo(owner.id, 'admin')
  if (owner?.hasSecondFactor) return refuseTo(owner.id, 'second-factor')
  if (owner && !owner.passwordHash) return refuseTo(owner.id, 'other-sign-in')
  const cookie = await keepWaiting(db, env.publicUrl, { ...person, email })
  return leadToWaiting(owner ? '/login/link' : '/login/choose', next, [cookie])
}

/** Providers that tell when somebody proved themself must say that it was for this attempt; some tell nothing. */
function isFresh({ authenticatedAt }: ProvenPerson, startedAtMs: number): boolean {
  return !authenticatedAt || authenticatedAt.getTime() >= startedAtMs - CLOCK_TOLERANCE_MS
}
