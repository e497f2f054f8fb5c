import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { RECOVERY_CODE } from '#contract/limits.ts'
import * as recoveryTexts from '#contract/texts/recovery.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database, Transaction } from '#database/open-pool.ts'
import { outbox, users, verifications } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { dropVerifications, verificationMailKey } from './drop-verifications.ts'
import { newRecoveryValue, recoveryIdentifier, recoverySecrets } from './recovery-code.ts'
import { sealRecoveryEmail } from './recovery-email.ts'

/**
 * Mails a code with which the account's password can be changed. While one lives it is that one, mailed once more, its time
 * begun anew and its tries as they are: strangers who ask end nobody's code, and get no new one to guess at. Only so many
 * are mailed again; past that the code that lies in the mailbox goes on, and the answer is the same. Who signs in through a
 * provider may choose a password this way. A deactivated account gets its code like any other, so that strangers learn
 * nothing; it still opens no session.
 * @param email in lower case
 * @param address of the peer; asking here tells as much as asking whether the e-mail has an account, and counts as that
 * Refuses: too-many-requests (of this peer), email-unknown.
 */
export async function sendRecoveryCode(
  { db, env, jobs, rateLimits }: Services,
  email: string,
  address: string,
): Promise<{ message: string } | Refusal> {
  const tooMany = await rateLimits.take('email-check-by-address', address)
  if (tooMany) return tooMany
  // Counted out here: whoever holds the row below must not wait for another connection.
  const isAgain = await livesCodeOf(db, email)
  const maySendAgain = isAgain && !(await rateLimits.take('recovery-code', email))

  return db.transaction(async (tx) => {
    // Locked, so that of two codes asked for at the same time one is alive.
    const [user] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(eq(users.email, email))
      .for('no key update')
    if (!user) return refuse('email-unknown')
    const living = await prolongCode(tx, user.id)
    const sent = { message: textOf(recoveryTexts.sent) }
    // Of several who ask at the same time, one has just had it mailed.
    if (living && !maySendAgain) return sent

    const mailed = living ?? (await makeCode(tx, user.id))
    const dedupeKey = verificationMailKey(mailed.id)
    if (living) await makeRoomFor(tx, dedupeKey)
    const { code, token } = recoverySecrets(env.sessionSecret, user.id, mailed.value)
    const expiresAt = mailed.expiresAt.toISOString()
    await putInOutbox(tx, jobs, {
      dedupeKey,
      kind: 'recovery-code',
      recipient: email,
      payload: {
        userId: user.id,
        name: user.name,
        code,
        token,
        sealedEmail: sealRecoveryEmail(env.sessionSecret, email),
        expiresAt,
      },
    })
    return sent
  })
}

const isAlive = gt(verifications.expiresAt, sql`now()`)

async function livesCodeOf(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ id: verifications.id })
    .from(users)
    .innerJoin(verifications, eq(verifications.identifier, sql`${recoveryIdentifier('')} || ${users.id}`))
    .where(and(eq(users.email, email), isAlive))
  return found.length > 0
}

const { id, value, expiresAt } = verifications
const MADE = { id, value, expiresAt }

/** The code that lives: whoever asks has time for it again, while it has tries left and is not too old. */
async function prolongCode(tx: Transaction, userId: string) {
  const anew = sql`now() + make_interval(mins => ${RECOVERY_CODE.minutes})`
  const last = sql`${verifications.createdAt} + make_interval(mins => ${RECOVERY_CODE.longestMinutes})`
  const prolonged = sql`CASE WHEN left(${value}, 1) = '0' THEN ${expiresAt}
                             ELSE greatest(${expiresAt}, least(${anew}, ${last})) END`
  const [living] = await tx
    .update(verifications)
    .set({ expiresAt: prolonged, updatedAt: sql`now()` })
    .where(and(eq(verifications.identifier, recoveryIdentifier(userId)), isAlive))
    .returning(MADE)
  return living
}

async function makeCode(tx: Transaction, userId: string) {
  const identifier = recoveryIdentifier(userId)
  await dropVerifications(tx, identifier)
  const [made] = await tx
    .insert(verifications)
    .values({
      identifier,
      value: newRecoveryValue(),
      expiresAt: sql`now() + make_interval(mins => ${RECOVERY_CODE.minutes})`,
    })
    .returning(MADE)
  return made!
}

/** A mail of this code that has not left stays at home; one that has gives its key to the next. */
async function makeRoomFor(tx: Transaction, dedupeKey: string): Promise<void> {
  const before = eq(outbox.dedupeKey, dedupeKey)
  await tx.delete(outbox).where(and(before, isNull(outbox.sentAt)))
  await tx
    .update(outbox)
    .set({ dedupeKey: sql`${outbox.dedupeKey} || ':' || ${outbox.id}` })
    .where(and(before, isNotNull(outbox.sentAt)))
}
