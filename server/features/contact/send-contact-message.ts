import { and, eq, sql } from 'drizzle-orm'
import type { sendContactMessage as call } from '#contract/contact.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import * as contactTexts from '#contract/texts/contact.ts'
import { languageNow } from '#contract/texts/language.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { contactMessages, orders } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'

type Message = BodyOf<typeof call>

/** A second click and a reloaded page send the same again: within this time it is the same message. */
const SAME_WITHIN_SECONDS = 60

/**
 * Keeps a message to the shop and has it mailed to whoever answers there. The same one sent again at once is answered
 * like the first, and neither kept nor mailed a second time.
 * @param caller whose purchase it may be about; somebody else's is left out
 * @param address of the peer, for the limit; not by e-mail too, which anybody may write into the form: its owner would wait
 * Refuses: too-many-requests.
 */
export async function sendContactMessage(
  { db, env, jobs, rateLimits }: Services,
  { purchase, ...message }: Message,
  caller: SessionUser | null,
  address: string,
): Promise<{ message: string } | Refusal> {
  const sent = { message: textOf(contactTexts.success) }
  const tooMany = await rateLimits.take('contact', address)
  // The last one allowed, clicked twice, has been sent.
  if (tooMany) return (await wasJustSent(db, message)) ? sent : tooMany

  return db.transaction(async (tx) => {
    // One after another for an e-mail, so that of two clicks at the same time the second sees the first.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`contact:${message.email}`}, 0))`)
    if (await wasJustSent(tx, message)) return sent
    const orderId = await ownOrder(tx, purchase, caller)
    const [kept] = await tx
      .insert(contactMessages)
      .values({ ...message, orderId, language: languageNow() })
      .returning({ id: contactMessages.id })
    await putInOutbox(tx, jobs, {
      dedupeKey: `contact:${kept!.id}`,
      kind: 'contact',
      recipient: env.CONTACT_EMAIL,
      payload: { messageId: kept!.id },
    })
    return sent
  })
}

/** The purchase, when it is the caller's own. */
async function ownOrder(
  tx: Transaction,
  id: string | undefined,
  caller: SessionUser | null,
): Promise<string | null> {
  if (!id || !caller || !isUuid(id)) return null
  const [own] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyerId, caller.id)))
  return own?.id ?? null
}

async function wasJustSent(
  db: Database | Transaction,
  { name, email, phone, message }: Omit<Message, 'purchase'>,
) {
  const found = await db.$count(
    contactMessages,
    and(
      eq(contactMessages.email, email),
      eq(contactMessages.name, name),
      eq(contactMessages.phone, phone),
      eq(contactMessages.message, message),
      sql`${contactMessages.createdAt} > now() - make_interval(secs => ${SAME_WITHIN_SECONDS})`,
    ),
  )
  return found > 0
}
