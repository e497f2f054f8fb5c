import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { RECOVERY_CODE } from '#contract/limits.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { users, verifications } from '#database/schema.ts'
import { putInOutbox } from '../../put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { dropVerifications, verificationMailKey } from './drop-verifications.ts'
import { hashRecoveryCode, makeRecoveryCode, recoveryIdentifier } from './recovery-code.ts'

/**
 * Mails a code with which the account's password can be changed; the code before it is dead. Who signs in through a
 * provider may choose a password this way. A deactivated account gets its code like any other, so that strangers learn
 * nothing; it still opens no session.
 * @param email in lower case
 * @param address of the peer; asking here tells as much as asking whether the e-mail has an account, and counts as that
 * Refuses: too-many-requests (of this peer, or codes of this e-mail), email-unknown.
 */
export async function sendRecoveryCode(
  { db, env, jobs, rateLimits }: Services,
  email: string,
  address: string,
): Promise<{ message: string } | Refusal> {
  const tooMany =
    (await rateLimits.take('email-check-by-address', address)) ??
    (await rateLimits.take('recovery-code', email))
  if (tooMany) return tooMany

  return db.transaction(async (tx) => {
    // Locked, so that of two codes asked for at the same time one is alive.
    const [user] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(eq(users.email, email))
      .for('no key update')
    if (!user) return refuse('email-unknown')
    await dropVerifications(tx, recoveryIdentifier(user.id))

    const code = makeRecoveryCode()
    const [made] = await tx
      .insert(verifications)
      .values({
        identifier: recoveryIdentifier(user.id),
        value: `${RECOVERY_CODE.tries}:${hashRecoveryCode(env.sessionSecret, user.id, code)}`,
        expiresAt: sql`now() + make_interval(mins => ${RECOVERY_CODE.minutes})`,
      })
      .returning({ id: verifications.id, expiresAt: verifications.expiresAt })
    await putInOutbox(tx, jobs, {
      dedupeKey: verificationMailKey(made!.id),
      kind: 'recovery-code',
      recipient: email,
      payload: { userId: user.id, name: user.name, code, expiresAt: made!.expiresAt.toISOString() },
    })
    return { message: textOf('recovery.sent') }
  })
}
