import type { AccountDeletion } from '#contract/account-deletion.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { SIGN_IN_MINUTES } from '#contract/limits.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import { checkOwnPassword, passwordHashOf } from '../../features/identity/check-own-password.ts'
import type { OwnSession } from '../../features/identity/own-session.ts'
import { hasLink } from '../../features/identity/sign-in/provider-links.ts'
import type { Services } from '../../services.ts'

const MINUTE_MS = 60_000

/** What shows that the account's owner asks, and not somebody at their open browser. */
export async function neededProof(db: Database, session: OwnSession): Promise<AccountDeletion['proof']> {
  if (await passwordHashOf(db, session.userId)) return 'password'
  if (isRecent(session)) return 'recent-log-in'
  return (await hasLink(db, session.userId)) ? 'log-in-again' : 'choose-password'
}

/**
 * Asks for that proof.
 * Refuses: malformed (no password given), wrong-password, too-many-requests; sign-in-to-delete for who has no password
 * and a session that their sign-in provider opened too long ago;
 * no-password-to-change for who has neither any more.
 */
export async function proveDeletion(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  session: OwnSession,
  currentPassword: string | undefined,
): Promise<Refusal | undefined> {
  const passwordHash = await passwordHashOf(db, session.userId)
  if (!passwordHash) {
    if (isRecent(session)) return undefined
    return refuse((await hasLink(db, session.userId)) ? 'sign-in-to-delete' : 'no-password-to-change')
  }
  if (!currentPassword) return refuse('malformed', undefined, { currentPassword: textOf(formTexts.required) })
  return checkOwnPassword(rateLimits, { userId: session.userId, passwordHash }, currentPassword)
}

function isRecent({ openedAt }: OwnSession): boolean {
  return Date.now() - openedAt.getTime() < SIGN_IN_MINUTES.again * MINUTE_MS
}
