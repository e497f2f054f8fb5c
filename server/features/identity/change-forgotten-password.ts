import { and, eq, ne, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { changeForgottenPassword as call } from '#contract/password-recovery.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import type { Database } from '#database/open-pool.ts'
import { accounts, sessions, users, verifications } from '#database/schema.ts'
import { putInOutbox } from '../../put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { lockUser } from './lock-user.ts'
import { hashPassword } from './password.ts'
import { dropPendingEmail } from './pending-email.ts'
import { hashRecoveryCode, isSameHash, recoveryIdentifier } from './recovery-code.ts'
import { dropStartedLogIns } from './second-factor/started-log-ins.ts'

/**
 * Changes a password for whoever read the code in the account's mailbox: every session ends, a change of e-mail that
 * waits is given up, sign-ins through providers are to be linked anew, and a notice is mailed.
 * Opens no session, so that a deactivated account stays shut.
 * @param address of the peer; a guess at a code counts like a log-in
 * Refuses: too-many-requests, wrong-code (wrong, used, over, or no such account: all the same).
 */
export async function changeForgottenPassword(
  { db, env, jobs, rateLimits }: Services,
  { email, code, newPassword }: BodyOf<typeof call>,
  address: string,
): Promise<{ message: string } | Refusal> {
  const tooMany = await rateLimits.take('log-in', address)
  if (tooMany) return tooMany
  const [user] = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email))
  const guess = user && (await takeTry(db, user.id))
  if (!guess || !isSameHash(guess.hash, hashRecoveryCode(env.sessionSecret, user.id, code))) {
    return refuse('wrong-code')
  }

  const password = await hashPassword(newPassword)
  const changed = await db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id)
    if (!locked) return refuse('wrong-code')
    // Taken here, so that of two requests with the right code one changes the password.
    const used = await tx
      .delete(verifications)
      .where(eq(verifications.id, guess.id))
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
    await tx.delete(accounts).where(and(eq(accounts.userId, user.id), ne(accounts.providerId, 'credential')))
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await dropPendingEmail(tx, locked)
    await dropStartedLogIns(tx, locked.id)
    await putInOutbox(tx, jobs, {
      dedupeKey: `password-changed:${guess.id}`,
      kind: 'password-changed',
      recipient: email,
      payload: { userId: user.id, name: user.name },
    })
    return { message: textOf('recovery.changed') }
  })
  // Whoever forgot the password has mistyped it often enough to be shut out.
  if (!('refused' in changed)) await rateLimits.forget('log-in-failure', email)
  return changed
}

/**
 * Counts one guess at an account's code and answers with what it is to be compared with; nothing once the tries are used
 * up or the time is over. Counting and asking are one statement: guesses at the same time cannot outrun the count.
 * `value` is the tries left, a colon, the hash (see sendRecoveryCode).
 */
async function takeTry(db: Database, userId: string): Promise<{ id: string; hash: string } | undefined> {
  const [taken] = await db
    .update(verifications)
    .set({
      value: sql`(left(${verifications.value}, 1)::int - 1) || substr(${verifications.value}, 2)`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(verifications.identifier, recoveryIdentifier(userId)),
        sql`${verifications.expiresAt} > now()`,
        sql`left(${verifications.value}, 1) <> '0'`,
      ),
    )
    .returning({ id: verifications.id, hash: sql<string>`substr(${verifications.value}, 3)` })
  return taken
}
