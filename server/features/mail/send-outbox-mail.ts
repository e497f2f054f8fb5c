import { and, eq, isNull, sql } from 'drizzle-orm'
import { DELETED_EMAIL_DOMAIN } from '#contract/limits.ts'
import { outbox } from '#database/schema.ts'
import { isDatabaseDown } from '../../http/database-down.ts'
import { MailServerAway } from '../../ports/mailer.ts'
import { inLanguage } from '../../readers-language.ts'
import { reasonToKeep } from '../../reason-to-keep.ts'
import type { Services } from '../../services.ts'
import { languageOfReader } from './language-of-reader.ts'
import { type ClaimedMail, claimMail, whileClaimed } from './mail-claim.ts'
import { writeMail } from './write-mail.ts'

const LONGEST_PAUSE_SECONDS = 3600

type MailServices = Pick<Services, 'db' | 'env' | 'mailer' | 'log'>

/**
 * Sends a mail of the outbox, unless it has left or somebody else is at it. A server that does not take it is asked
 * again after a pause that doubles; while no server is there at all, nothing is tried or counted. Should this process end
 * between sending and writing that down, the mail leaves twice, under the same Message-ID, so that mail programs can
 * tell. A mail whose time is over is done without leaving, and so is one for an account that has been deleted. Of the one
 * that told its owner so, the address is forgotten. Why it did not leave stays with it until it has. Answers whether it
 * left now.
 */
export async function sendOutboxMail(services: MailServices, outboxId: string): Promise<boolean> {
  const { db, mailer } = services
  if (mailer.isAway()) return false
  const mail = await claimMail(db, outboxId)
  return mail ? whileClaimed(db, outboxId, () => sendClaimed(services, outboxId, mail)) : false
}

async function sendClaimed(services: MailServices, outboxId: string, mail: ClaimedMail): Promise<boolean> {
  const { db, env, mailer } = services
  const isForNobody = mail.recipient.endsWith(`@${DELETED_EMAIL_DOMAIN}`)
  const written = isForNobody
    ? undefined
    : await inLanguage(await languageOfReader(db, mail), () =>
        writeMail(db, env.publicUrl, mail.kind, mail.payload),
      ).catch(async (error) => {
        if (!isDatabaseDown(error)) await keepReason(services, outboxId, mail, error)
        throw error
      })
  const messageId = `<${outboxId}@${new URL(env.publicUrl).hostname}>`
  try {
    if (written) await mailer.send({ to: mail.recipient, messageId, ...written })
  } catch (error) {
    tellLog(services, outboxId, mail, error as Error)
    await keepReason(services, outboxId, mail, error)
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

/**
 * Why it did not leave, and when it is tried again. That the server was away is no fault of the mail, and counts as no
 * try: the mailer itself knows how often to look.
 */
async function keepReason(
  { db, env }: MailServices,
  outboxId: string,
  { recipient, attempts }: ClaimedMail,
  error: unknown,
): Promise<void> {
  const isAway = error instanceof MailServerAway
  const doubled = env.RETRY_EVERY_SECONDS * 2 ** Math.min(attempts - 1, 12)
  const pauseSeconds = isAway ? env.RETRY_EVERY_SECONDS : Math.min(doubled, LONGEST_PAUSE_SECONDS)
  await db
    .update(outbox)
    .set({
      lastError: reasonToKeep(error),
      nextAttemptAt: sql`now() + ${pauseSeconds} * interval '1 second'`,
      ...(isAway && { attempts: attempts - 1 }),
    })
    // Its reader may have deleted their account meanwhile: what names them is not written down after that.
    .where(and(eq(outbox.id, outboxId), isNull(outbox.sentAt), eq(outbox.recipient, recipient)))
}

/** Once for each reason that a mail is given: a server that refuses all of them for hours says the same each time. */
function tellLog({ log }: MailServices, outboxId: string, mail: ClaimedMail, error: Error): void {
  const { kind, attempts, lastError } = mail
  if (error instanceof MailServerAway || reasonToKeep(error) === lastError) return
  log.warn({ outboxId, kind, attempts, reason: error.message }, 'a mail did not leave')
}
