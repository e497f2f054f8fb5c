import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { RECOVERY_CODE } from '#contract/limits.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import type { Transaction } from '#database/open-pool.ts'
import { outbox, users, verifications } from '#database/schema.ts'
import { putInOutbox } from '../../put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { hashRecoveryCode, makeRecoveryCode, recoveryIdentifier } from './recovery-code.ts'

const codeMailKey = (verificationId: string) => `recovery-code:${verificationId}`

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
    await dropCodes(tx, user.id)

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
      dedupeKey: codeMailKey(made!.id),
      kind: 'recovery-code',
      recipient: email,
      payload: { name: user.name, code, expiresAt: made!.expiresAt.toISOString() },
    })
    return { message: textOf('recovery.sent') }
  })
}

/** Forgets an account's code, and its mail if that has not left yet: it would arrive after the new one. */
async function dropCodes(tx: Transaction, userId: string): Promise<void> {
  const dropped = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, recoveryIdentifier(userId)))
    .returning({ id: verifications.id })
  const keys = dropped.map(({ id }) => codeMailKey(id))
  if (keys.length) await tx.delete(outbox).where(and(inArray(outbox.dedupeKey, keys), isNull(outbox.sentAt)))
}
