import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import * as emailTexts from '#contract/texts/email.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { lockUser } from './lock-user.ts'
import { mailEmailLink } from './mail-email-link.ts'
import { pendingEmailOf } from './pending-email.ts'

/**
 * Mails the link of the pending e-mail, or of the present one while that is unproved, once more; the one before is dead.
 * Refuses: too-many-requests (links of this account, or to that e-mail), nothing-to-confirm, not-signed-in (the session ended meanwhile).
 */
export async function resendConfirmation(
  { db, jobs, identity, rateLimits }: Services,
  headers: Headers,
): Promise<{ message: string } | Refusal> {
  const session = await identity.ownSession(headers)
  if (!session) return refuse('not-signed-in')
  const tooMany =
    (await rateLimits.take('email-link', session.userId)) ??
    (await rateLimits.wouldRefuse('link-to-recipient', await recipientOf(db, session.userId)))
  if (tooMany) return tooMany
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, session.userId)
    if (!user) return refuse('not-signed-in')
    const pending = await pendingEmailOf(tx, user)
    if (!pending && user.emailVerified) return refuse('nothing-to-confirm')
    await mailEmailLink(tx, jobs, {
      userId: user.id,
      email: pending ?? user.email,
      kind: pending ? 'confirm-email-change' : 'confirm-email',
    })
    return { message: textOf(emailTexts.resent) }
  })
}

/** Where the link goes as things stand: it is counted when it leaves, and asked about before anything is locked. */
async function recipientOf(db: Database, userId: string): Promise<string> {
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId))
  return user ? ((await pendingEmailOf(db, user)) ?? user.email) : ''
}
