import { and, eq } from 'drizzle-orm'
import { type Refusal, refusalText, refuse } from '#contract/errors.ts'
import type { Database } from '#database/open-pool.ts'
import { accounts } from '#database/schema.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import { verifyPassword } from './password.ts'

/** The hash of an account's password; undefined for who only signs in through a provider. */
export async function passwordHashOf(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return found?.password ?? undefined
}

/**
 * Asks somebody who is signed in for their password once more; guesses count like failed log-ins, so that an open
 * session is no way around those limits.
 * Refuses: too-many-requests (of this peer, or failures of this account), wrong-password with `fields.currentPassword`.
 */
export async function checkOwnPassword(
  rateLimits: RateLimits,
  user: { email: string; passwordHash: string },
  password: string,
  address: string,
): Promise<Refusal | undefined> {
  // Every attempt counts as a failure until it has proved otherwise: parallel guesses cannot outrun the count.
  const tooMany =
    (await rateLimits.take('log-in', address)) ?? (await rateLimits.take('log-in-failure', user.email))
  if (tooMany) return tooMany
  if (!(await verifyPassword(user.passwordHash, password))) {
    return wrongPassword()
  }
  await rateLimits.forget('log-in-failure', user.email)
  return undefined
}

/** Not the password that is in force; the form's field says so too. */
export function wrongPassword(): Refusal {
  return refuse('wrong-password', undefined, { currentPassword: refusalText('wrong-password') })
}
