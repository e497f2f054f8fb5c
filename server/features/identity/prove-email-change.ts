import { eq } from 'drizzle-orm'
import { type Refusal, refusalText, refuse } from '#contract/errors.ts'
import { SIGN_IN_MINUTES } from '#contract/limits.ts'
import * as emailTexts from '#contract/texts/email.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database, Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import { checkOwnPassword, passwordHashOf } from './check-own-password.ts'
import type { OwnSession } from './own-session.ts'
import { hasLink } from './sign-in/provider-links.ts'

const MINUTE_MS = 60_000

/**
 * The first proof of a change of e-mail: whoever asks is the account's owner, and not somebody at their open browser.
 * With a password that is the password; without one, a session that the sign-in provider opened just now.
 *
 * Refuses: malformed (no password given), wrong-password, sign-in-again (no-password-to-change for who has no provider either), too-many-requests; and then, not before, so
 * that an open session is no way to ask who has an account here: email-taken, as often as links are mailed.
 */
export async function proveEmailChange(
  { db, rateLimits }: { db: Database; rateLimits: RateLimits },
  session: OwnSession,
  asked: { email: string; currentPassword?: string | undefined },
): Promise<Refusal | undefined> {
  const passwordHash = await passwordHashOf(db, session.userId)
  if (passwordHash) {
    if (!asked.currentPassword) {
      return refuse('malformed', undefined, { currentPassword: textOf(emailTexts.passwordNeeded) })
    }
    const user = { userId: session.userId, passwordHash }
    const wrong = await checkOwnPassword(rateLimits, user, asked.currentPassword)
    if (wrong) return wrong
  } else if (Date.now() - session.openedAt.getTime() > SIGN_IN_MINUTES.again * MINUTE_MS) {
    return refuse((await hasLink(db, session.userId)) ? 'sign-in-again' : 'no-password-to-change')
  }

  // By account, and by who is mailed: what strangers ask about the new e-mail at GET /check keeps nobody from it.
  const tooMany =
    (await rateLimits.take('email-link', session.userId)) ??
    (await rateLimits.wouldRefuse('link-to-recipient', asked.email))
  if (tooMany) return tooMany
  const taken = await db.select({ id: users.id }).from(users).where(eq(users.email, asked.email))
  return taken.length ? emailTaken() : undefined
}

/**
 * What is left of the first proof for admins, who need none: that the e-mail is free, and that there is an account to
 * have it. The caller holds the user's row. Refuses: no-log-in, email-taken.
 */
export async function refuseTakenEmail(
  tx: Transaction,
  user: { email: string } | undefined,
  email: string | undefined,
): Promise<Refusal | undefined> {
  if (!email || email === user?.email) return undefined
  if (!user) return refuse('no-log-in')
  const taken = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return taken.length ? emailTaken() : undefined
}

/** The e-mail belongs to another account; the form's field says so too. */
export function emailTaken(): Refusal {
  return refuse('email-taken', undefined, { email: refusalText('email-taken') })
}
