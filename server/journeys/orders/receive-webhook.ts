import { and, eq, ne, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { webhookInbox } from '#database/schema.ts'
import type { OrdersServices } from './orders-services.ts'
import { batchOf, type Notice, type ReadNotice, readNotice } from './read-notice.ts'

const NOTICE_ID = /^[\w-]{1,64}$/

/**
 * Takes a notice of the provider: checks its signature, keeps it in the inbox and leaves the rest to a job, so that the
 * provider has its answer at once. A notice that comes again is the same one, and so is one that was signed once and
 * comes with another body. Only the id of what it is about is used, and the provider is then asked for that: a notice
 * replayed by somebody else tells us nothing wrong (docs/decisions/0026-payment-notices.md). A warning not to send is all that there is
 * of it, and its payment is in no signature: one signature is one warning (0070).
 *
 * An older notice (IPN: `?topic=payment&id=…`) cannot be signed and repeats what a webhook says: it is answered, so that
 * it is not repeated for days, and left unread.
 *
 * Refuses: notice-not-genuine; nothing has changed then.
 */
export async function receiveWebhook(
  { db, jobs, payments }: OrdersServices,
  notice: Notice,
): Promise<{ received: true } | Refusal> {
  if (isOlderNotice(notice)) return { received: true }
  const { dataId = '', requestId, signature } = notice
  if (!payments.isGenuineNotice({ dataId, requestId, signature })) return refuse('notice-not-genuine')
  const read = readNotice(notice)
  if (!read) return { received: true }

  const { reason, ...about } = read
  const event = eventOf(notice, read)
  const signed = { requestId: requestId.slice(0, 300), signature: spellOut(signature) }
  const raw = {
    ...scalarsOf(notice.body),
    ...(reason !== undefined && { reason: keepable(reason) }),
    ...signed,
  }
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ event: webhookInbox.event })
      .from(webhookInbox)
      .where(and(isOfItsKind(about), sql`${webhookInbox.raw}->>'signature' = ${signed.signature}`))
      .limit(1)
    if (known) return
    const added = await tx
      .insert(webhookInbox)
      .values({ event, ...about, raw })
      .onConflictDoNothing()
      .returning({ event: webhookInbox.event })
    if (added.length) await jobs.enqueue(tx, 'process-webhook', { event })
  })
  return { received: true }
}

function isOlderNotice({ dataId, topic, body }: Notice): boolean {
  return dataId === undefined && (topic !== undefined || 'topic' in body)
}

/** Where a notice that was signed alike would stand: each way asks an index. */
function isOfItsKind({ topic, paymentId }: Omit<ReadNotice, 'reason'>) {
  return topic === 'payment' ? eq(webhookInbox.paymentId, paymentId!) : ne(webhookInbox.topic, 'payment')
}

/**
 * The provider numbers its notices; the number is the same in every attempt to deliver one. The id of what it is about stands
 * before it, because it is signed and the number is not: a notice sent again under another number hides no other's. What a
 * payout of a batch tells has the payout's number in that place: each is an event of its own.
 */
function eventOf({ body, requestId }: Notice, { topic, paymentId, subjectId }: ReadNotice): string {
  const id = batchOf(body) === undefined ? String(body.id ?? '') : ''
  const about = topic === 'payment' ? paymentId : `${topic}:${subjectId ?? paymentId}`
  return `${about}:${NOTICE_ID.test(id) ? `notice:${id}` : `request:${requestId.slice(0, 100)}`}`
}

/** One signature is written in one way: its digits may come in capitals, and with spaces between its parts. */
function spellOut(signature: string): string {
  return signature.replaceAll(' ', '').toLowerCase()
}

/** The body's plain values, as far as PostgreSQL can keep them: no zero bytes, no bottomless nesting. */
function scalarsOf(body: Record<string, unknown>): Record<string, string | number | boolean> {
  const kept = Object.entries(body)
    .slice(0, 30)
    .filter(([name, value]) => isKeepable(name) && ['string', 'number', 'boolean'].includes(typeof value))
    .filter(([, value]) => isKeepable(String(value)))
  return Object.fromEntries(kept) as Record<string, string | number | boolean>
}

const keepable = (text: string) => (isKeepable(text) ? text : '')

function isKeepable(text: string): boolean {
  return text.length <= 300 && !text.includes('\u0000') && text.isWellFormed()
}
