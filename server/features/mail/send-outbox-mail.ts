import { and, eq, isNull, sql } from 'drizzle-orm'
import { DELETED_EMAIL_DOMAIN } from '#contract/limits.ts'
import { outbox } from '#database/schema.ts'
import { isDatabaseDown } from '../../http/database-down.ts'
import { reasonToKeep } from '../../reason-to-keep.ts'
import type { Services } from '../../services.ts'
import { writeMail } from './write-mail.ts'

const LONGEST_PAUSE_SECONDS = 3600

/**
 * Sends a mail of the outbox, unless it has left or somebody else is at it. A server that does not take it is asked
 * again after a pause that doubles. Should this process end between sending and writing that down, the mail leaves
 * twice, under the same Message-ID, so that mail programs can tell. A mail whose time is over is done without leaving,
 * and so is one for an account that has been deleted. Of the one that told its owner so, the address is forgotten.
 * Why it did not leave stays with it until it has. Answers whether it left now.
 */
export async function sendOutboxMail(
  { db, env, mailer, log }: Pick<Services, 'db' | 'env' | 'mailer' | 'log'>,
  outboxId: string,
): Promise<boolean> {
  const claimed = await db.execute<{
    kind: string
    recipient: string
    payload: unknown
    attempts: number
  }>(sql`
    UPDATE outbox
    SET attempts = attempts + 1,
        next_attempt_at = now()
          + least(${env.RETRY_EVERY_SECONDS} * 2 ^ least(attempts, 12), ${LONGEST_PAUSE_SECONDS}) * interval '1 second'
    WHERE id = ${outboxId} AND sent_at IS NULL AND next_attempt_at <= now()
    RETURNING kind, recipient, payload, attempts`)
  const mail = claimed.rows[0]
  if (!mail) return false

  const isForNobody = mail.recipient.endsWith(`@${DELETED_EMAIL_DOMAIN}`)
  const keepReason = (error: unknown) =>
    db
      .update(outbox)
      .set({ lastError: reasonToKeep(error) })
      // Its reader may have deleted their account meanwhile: what names them is not written down after that.
      .where(and(eq(outbox.id, outboxId), isNull(outbox.sentAt), eq(outbox.recipient, mail.recipient)))
  const written = isForNobody
    ? undefined
    : await writeMail(db, env.publicUrl, mail.kind, mail.payload).catch(async (error) => {
        if (!isDatabaseDown(error)) await keepReason(error)
        throw error
      })
  const messageId = `<${outboxId}@${new URL(env.publicUrl).hostname}>`
  try {
    if (written) await mailer.send({ to: mail.recipient, messageId, ...written })
  } catch (error) {
    const { message } = error as Error
    log.warn({ outboxId, kind: mail.kind, attempts: mail.attempts, reason: message }, 'a mail did not leave')
    await keepReason(error)
    return false
  }
  // A secret code or link has done its work: nobody reads it here afterwards.
  const payload = sql`${outbox.payload} - 'code' - 'token'`
  const forgotten = mail.kind === 'account-deleted' && { recipient: `nobody@${DELETED_EMAIL_DOMAIN}` }
  await db
    .update(outbox)
    .set({ sentAt: new Date(), payload, lastError: '', ...forgotten })
    .where(eq(outbox.id, outboxId))
  return written !== undefined
}
