import type { AccountDeletion } from '#contract/account-deletion.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { SIGN_IN_MINUTES } from '#contract/limits.ts'
import { TEXTS } from '#contract/texts/catalogue.ts'
import type { Database } from '#database/open-pool.ts'
import { checkOwnPassword, passwordHashOf } from '../../features/identity/check-own-password.ts'
import type { OwnSession } from '../../features/identity/identity-service.ts'
import type { Services } from '../../services.ts'

const MINUTE_MS = 60_000

/** What shows that the account's owner asks, and not somebody at their open browser. */
export async function neededProof(db: Database, session: OwnSession): Promise<AccountDeletion['proof']> {
  if (await passwordHashOf(db, session.userId)) return 'password'
  return isRecent(session) ? 'recent-log-in' : 'log-in-again'
}

/**
 * Asks for that proof.
 * Refuses: malformed (no password given), wrong-password, too-many-requests; sign-in-to-delete for who has no password
 * and a session that their sign-in provider opened too long ago.
 */
export async function proveDeletion(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  session: OwnSession,
  given: { email: string; currentPassword?: string | undefined; address: string },
): Promise<Refusal | undefined> {
  const { email, currentPassword, address } = given
  const passwordHash = await passwordHashOf(db, session.userId)
  if (!passwordHash) return isRecent(session) ? undefined : refuse('sign-in-to-delete')
  if (!currentPassword) return refuse('malformed', undefined, { currentPassword: TEXTS['form.required'] })
  return checkOwnPassword(rateLimits, { email, passwordHash }, currentPassword, address)
}

function isRecent({ openedAt }: OwnSession): boolean {
  return Date.now() - openedAt.getTime() < SIGN_IN_MINUTES.again * MINUTE_MS
}
