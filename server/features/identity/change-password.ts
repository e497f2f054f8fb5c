import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { changePassword as call } from '#contract/account.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { accounts } from '#database/schema.ts'
import type { WithCookies } from '../../http/with-cookies.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { checkOwnPassword, passwordHashOf, wrongPassword } from './check-own-password.ts'
import { endSessionsBut } from './end-sessions-but.ts'
import { keepKnownBrowser } from './known-browsers.ts'
import { lockUser } from './lock-user.ts'
import { hashPassword } from './password.ts'
import { dropPendingEmail } from './pending-email.ts'
import { dropStartedLogIns } from './second-factor/started-log-ins.ts'

/**
 * Changes the password of who is signed in and knows it. Every other session ends, a change of e-mail that waits is given
 * up, and a notice is mailed.
 * Refuses: no-password-to-change (who signs in through a provider), wrong-password, too-many-requests, not-signed-in
 * (the session ended meanwhile).
 */
export async function changePassword(
  { db, env, jobs, identity, rateLimits }: Services,
  { currentPassword, newPassword }: BodyOf<typeof call>,
  headers: Headers,
): Promise<WithCookies<{ message: string }> | Refusal> {
  const session = await identity.ownSession(headers)
  if (!session) return refuse('not-signed-in')
  const { userId } = session
  const passwordHash = await passwordHashOf(db, userId)
  if (!passwordHash) return refuse('no-password-to-change')
  const wrong = await checkOwnPassword(rateLimits, { userId, passwordHash }, currentPassword)
  if (wrong) return wrong

  const password = await hashPassword(newPassword)
  return db.transaction(async (tx) => {
    const locked = await lockUser(tx, userId)
    // Of two changes at the same time, the second was proved with a password that is no longer.
    const changed = await tx
      .update(accounts)
      .set({ password, updatedAt: sql`now()` })
      .where(and(eq(accounts.userId, userId), eq(accounts.password, passwordHash)))
      .returning({ id: accounts.id })
    if (!locked || !changed.length) return wrongPassword()
    await endSessionsBut(tx, locked.id, session)
    await dropPendingEmail(tx, locked)
    await dropStartedLogIns(tx, locked.id)
    await putInOutbox(tx, jobs, {
      dedupeKey: `password-changed:${randomUUID()}`,
      kind: 'password-changed',
      recipient: locked.email,
      payload: { userId: locked.id, name: locked.name, wasProved: `${locked.emailVerified}` },
    })
    // The old password's browsers are known no more (see known-browsers.ts); this one has just proved itself.
    const account = { userId, passwordHash: password }
    return {
      answer: { message: textOf(accountWords.passwordChangedSuccessfully) },
      cookies: [keepKnownBrowser(env, headers, account, { hasLoggedIn: true })],
    }
  })
}
