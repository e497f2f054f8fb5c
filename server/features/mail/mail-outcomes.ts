import { and, eq, isNull, sql } from 'drizzle-orm'
import { DELETED_EMAIL_DOMAIN } from '#contract/limits.ts'
import type { HeldBack } from '#contract/mail-reasons.ts'
import type { Database } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { MAILS, SECRET_PARTS } from '../../outbox/mail-kinds.ts'
import { MailServerAway } from '../../ports/mailer.ts'
import type { Services } from '../../services.ts'
import type { ClaimedMail } from './mail-claim.ts'

const LONGEST_PAUSE_SECONDS = 3600

/** A secret code or link has done its work: nobody reads it here afterwards. */
const PAYLOAD_WITHOUT_SECRETS = sql`${outbox.payload} - ${sql.param([...SECRET_PARTS])}::text[]`

/** Of the mail that told of a deletion, or went to whatever address somebody typed, nobody is to read the address here. */
function withoutReader({ kind }: ClaimedMail) {
  return MAILS[kind].to === 'nobody-any-more' ? { recipient: `nobody@${DELETED_EMAIL_DOMAIN}` } : {}
}

/** A mail is done with, whether it left or there was nothing left to tell. */
export async function finish(
  db: Database,
  outboxId: string,
  mail: ClaimedMail,
  { left }: { left: boolean },
): Promise<boolean> {
  await db
    .update(outbox)
    .set({
      sentAt: new Date(),
      payload: PAYLOAD_WITHOUT_SECRETS,
      lastError: '',
      ...withoutReader(mail),
    })
    .where(eq(outbox.id, outboxId))
  return left
}

/** A mail never leaves: admins see why. Its reader may have deleted their account meanwhile: then it is for nobody. */
export async function holdBack(
  db: Database,
  outboxId: string,
  mail: ClaimedMail,
  heldBack: HeldBack,
): Promise<false> {
  await db
    .update(outbox)
    .set({ heldBack, payload: PAYLOAD_WITHOUT_SECRETS, lastError: '', ...withoutReader(mail) })
    .where(and(eq(outbox.id, outboxId), isNull(outbox.sentAt), eq(outbox.recipient, mail.recipient)))
  return false
}

/** A mail too many for its recipient is no fault of it, and counts as no try. */
export async function waitForRoom(
  db: Database,
  outboxId: string,
  { recipient, attempts }: ClaimedMail,
  seconds: number,
): Promise<false> {
  await db
    .update(outbox)
    .set({
      attempts: attempts - 1,
      lastError: 'as many mails as this recipient gets in an hour have left',
      nextAttemptAt: sql`now() + ${seconds} * interval '1 second'`,
    })
    .where(and(eq(outbox.id, outboxId), isNull(outbox.sentAt), eq(outbox.recipient, recipient)))
  return false
}

/**
 * Why it did not leave, and when it is tried again. That the server was away is no fault of the mail, and counts as no
 * try: the mailer itself knows how often to look.
 */
export async function keepReason(
  { db, env }: Pick<Services, 'db' | 'env'>,
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
