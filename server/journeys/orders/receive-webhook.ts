import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { webhookInbox } from '#database/schema.ts'
import type { OrdersServices } from './orders-services.ts'

/** What arrived: the parts that are signed, and the body, which is not. */
export type Notice = {
  paymentId: string | undefined
  type: string | undefined
  /** What the older notices (IPN) have in place of a type. */
  topic?: string | undefined
  requestId: string
  signature: string
  body: Record<string, unknown>
}

const PAYMENT_ID = /^\d{1,20}$/
const NOTICE_ID = /^[\w-]{1,64}$/

/**
 * Takes a notice of the provider: checks its signature, keeps it in the inbox and leaves the rest to a job, so that the
 * provider has its answer at once. A notice that comes again is the same one, and so is one that was signed once and
 * comes with another body. Only the payment's id is used, and the payment itself is then asked for: a notice replayed by
 * somebody else tells us nothing wrong (docs/decisions/0026-payment-notices.md).
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
  const { paymentId = '', requestId, signature, type = 'payment' } = notice
  if (!payments.isGenuineNotice({ paymentId, requestId, signature })) return refuse('notice-not-genuine')
  // Other topics (orders of the provider's own, disputes) say nothing that the payment does not say.
  if (type !== 'payment' || !PAYMENT_ID.test(paymentId)) return { received: true }

  const event = eventOf(notice)
  const signed = { requestId: requestId.slice(0, 300), signature: spellOut(signature) }
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ event: webhookInbox.event })
      .from(webhookInbox)
      .where(
        and(
          eq(webhookInbox.paymentId, paymentId),
          sql`${webhookInbox.raw}->>'signature' = ${signed.signature}`,
        ),
      )
      .limit(1)
    if (known) return
    const added = await tx
      .insert(webhookInbox)
      .values({ event, paymentId, raw: { ...scalarsOf(notice.body), ...signed } })
      .onConflictDoNothing()
      .returning({ event: webhookInbox.event })
    if (added.length) await jobs.enqueue(tx, 'process-webhook', { event })
  })
  return { received: true }
}

function isOlderNotice({ paymentId, topic, body }: Notice): boolean {
  return paymentId === undefined && (topic !== undefined || 'topic' in body)
}

/**
 * The provider numbers its notices; the number is the same in every attempt to deliver one. The payment's id stands
 * before it, because it is signed and the number is not: a notice sent again under another number hides no other's.
 */
function eventOf({ body, paymentId, requestId }: Notice): string {
  const id = String(body.id ?? '')
  return `${paymentId}:${NOTICE_ID.test(id) ? `notice:${id}` : `request:${requestId.slice(0, 100)}`}`
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

function isKeepable(text: string): boolean {
  return text.length <= 300 && !text.includes('\u0000') && text.isWellFormed()
}
