import { and, eq } from 'drizzle-orm'
import { type Refusal, refusalText, refuse } from '#contract/errors.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { accounts } from '#database/schema.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import { ownOf } from './count-log-in.ts'
import { verifyPassword } from './password.ts'

/** The hash of an account's password; null for who only signs in through a provider. */
export async function passwordHashOf(db: Database | Transaction, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return found?.password ?? null
}

/**
 * Asks somebody who is signed in for their password once more. Guesses are limited as failed log-ins are, under counters
 * of the account's own sessions: strangers who guess at the log-in stand in nobody's way here.
 * Refuses: too-many-requests, wrong-password with `fields.currentPassword`.
 */
export async function checkOwnPassword(
  rateLimits: RateLimits,
  user: { userId: string; passwordHash: string },
  password: string,
): Promise<Refusal | undefined> {
  // Every attempt counts as a failure until it has proved otherwise: parallel guesses cannot outrun the count.
  const tooMany =
    (await rateLimits.take('log-in', ownOf(user.userId))) ??
    (await rateLimits.take('own-password-failure', user.userId))
  if (tooMany) return tooMany
  if (!(await verifyPassword(user.passwordHash, password))) return wrongPassword()
  await rateLimits.forget('own-password-failure', user.userId)
  return undefined
}

/** Not the password that is in force; the form's field says so too. */
export function wrongPassword(): Refusal {
  return refuse('wrong-password', undefined, { currentPassword: refusalText('wrong-password') })
}
