import { eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { changeForgottenPassword as call } from '#contract/password-recovery.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { accounts, sessions, users, verifications } from '#database/schema.ts'
import type { WithCookies } from '../../http/with-cookies.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { passwordHashOf } from './check-own-password.ts'
import { forgetPasswordGuesses } from './count-log-in.ts'
import { keepKnownBrowser } from './known-browsers.ts'
import { lockUser } from './lock-user.ts'
import { hashPassword } from './password.ts'
import { dropPendingEmail } from './pending-email.ts'
import { proveRecovery } from './prove-recovery.ts'
import { dropStartedLogIns } from './second-factor/started-log-ins.ts'
import { cutLinks } from './sign-in/provider-links.ts'

/**
 * Changes a password for whoever read the code in the account's mailbox: every session ends, a change of e-mail that
 * waits is given up, sign-ins through providers are to be linked anew, and a notice is mailed. What shut the account out is
 * forgotten, and it knows the browser from then on: strangers who go on guessing stand in its way no more.
 * Opens no session, so that a deactivated account stays shut.
 * @param from the peer's address, and the headers of the request
 * Refuses: as proveRecovery does.
 */
export async function changeForgottenPassword(
  services: Services,
  { email, code, newPassword }: BodyOf<typeof call>,
  from: { address: string; headers: Headers },
): Promise<WithCookies<{ message: string }> | Refusal> {
  const { db, env, jobs } = services
  const [user] = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email))
  const account = user && { userId: user.id, passwordHash: await passwordHashOf(db, user.id) }
  const proof = await proveRecovery(services, account, code, from)
  if (isRefusal(proof)) return proof
  if (!user) return refuse('wrong-code')

  const password = await hashPassword(newPassword)
  const changed = await db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id)
    if (!locked) return refuse('wrong-code')
    // Taken here, so that of two requests with the right code one changes the password.
    const used = await tx
      .delete(verifications)
      .where(eq(verifications.id, proof.verificationId))
      .returning({ id: verifications.id })
    if (!used.length) return refuse('wrong-code')
    // Who came through a sign-in provider has no password yet.
    await tx
      .insert(accounts)
      .values({ userId: user.id, accountId: user.id, providerId: 'credential', password })
      .onConflictDoUpdate({
        target: [accounts.providerId, accounts.accountId],
        set: { password, updatedAt: sql`now()` },
      })
    await tx.update(users).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, user.id))
    // A link may be of whoever had the account under another e-mail, and must not outlast their password.
    await cutLinks(tx, user.id)
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await dropPendingEmail(tx, locked)
    await dropStartedLogIns(tx, locked.id)
    await putInOutbox(tx, jobs, {
      dedupeKey: `password-changed:${proof.verificationId}`,
      kind: 'password-changed',
      recipient: email,
      payload: { userId: user.id, name: user.name, wasProved: 'true' },
    })
    return { message: textOf(accountWords.passwordChangedSuccessfully) }
  })
  if (isRefusal(changed)) return changed
  await forgetPasswordGuesses(services, { userId: user.id, email }, from.address)
  const proved = { userId: user.id, passwordHash: password }
  return {
    answer: changed,
    cookies: [keepKnownBrowser(env, from.headers, proved, { hasLoggedIn: false })],
  }
}
