import { eq, sql } from 'drizzle-orm'
import type { answerMessage as call } from '#contract/contact-messages.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { CONTACT_ANSWERS_MOST } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { contactAnswers, contactMessages } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { getMessage } from './get-message.ts'

type Answered = ResponseOf<typeof call>

/**
 * Answers what somebody wrote to the shop, by mail, and is done with it. The same answer sent again is answered like the first, and
 * neither kept nor mailed twice. What it says is not told in the audit log: it goes when its reader is forgotten.
 *
 * Refuses: not-found; message-answered, when another admin has answered since the page was read; enough-written, beyond so many.
 */
export async function answerMessage(
  { db, env, jobs }: Pick<Services, 'db' | 'env' | 'jobs'>,
  id: string,
  { key, seen, words }: BodyOf<typeof call>,
  actor: Actor,
): Promise<Answered | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) return refuse('not-found')
    const before = await tx
      .select({ key: contactAnswers.key })
      .from(contactAnswers)
      .where(eq(contactAnswers.messageId, id))
    if (before.some((answer) => answer.key === key)) return getMessage(tx, id)
    if (before.length > seen) return refuse('message-answered')
    if (before.length >= CONTACT_ANSWERS_MOST) return refuse('enough-written', { max: CONTACT_ANSWERS_MOST })
    const [answer] = await tx
      .insert(contactAnswers)
      .values({ messageId: id, key, adminId: actor.userId, words })
      .returning({ id: contactAnswers.id })
    await tx
      .update(contactMessages)
      .set({ doneAt: sql`coalesce(done_at, now())` })
      .where(eq(contactMessages.id, id))
    const { email, language } = message
    await putInOutbox(tx, jobs, {
      dedupeKey: `contact-answered:${answer!.id}`,
      kind: 'contact-answered',
      recipient: email,
      payload: { answerId: answer!.id, replyTo: env.CONTACT_EMAIL, ...(language && { language }) },
    })
    await recordAudit(tx, actor, { action: 'message-answered', subject: { kind: 'message', id: message.id } })
    return getMessage(tx, id)
  })
}

async function lockMessage(tx: Transaction, messageId: string) {
  const { id, email, language } = contactMessages
  const [found] = await tx
    .select({ id, email, language })
    .from(contactMessages)
    .where(eq(id, messageId))
    .for('no key update')
  return found
}
