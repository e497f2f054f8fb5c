import type { Ledger } from '../ledger.ts'
import type { DeliveryRecord, PaymentRecord } from '../records.ts'
import { postNotice } from './post-notice.ts'

export type Announce = (payment: PaymentRecord, action: 'payment.created' | 'payment.updated') => void

/** A notice that is not about the payment itself, though about what became of it. */
type Tell = (
  payment: PaymentRecord,
  notice: Pick<DeliveryRecord, 'topic' | 'action' | 'data'> & { isRepeated?: boolean },
) => void

/** How notices go until it is told otherwise. */
interface NoticeMood {
  isSigned: boolean
  delayMs: number
}

/** A notice about a payout, at the address that it was sent with, or else the account's own. */
type TellOf = (
  notice: Pick<DeliveryRecord, 'topic' | 'action' | 'data' | 'extra' | 'body'> & {
    payoutId: number
    url: string | null
  },
) => void

export interface WebhookSettings {
  secret: string
  /** Where notices go whose preference names no notification_url. */
  defaultUrl?: string | undefined
  /** How long an answer may take; Mercado Pago waits 22 seconds. */
  timeoutMs: number
  /** Pause before the second attempt, the third, …; after the last one the notice is given up. */
  retryDelaysMs: readonly number[]
}

export interface WebhookDeliverer {
  announce: Announce
  /** Sent to the account's own address alone, as the panel has it: a preference's is for payments. */
  tell: Tell
  tellOf: TellOf
  mood: NoticeMood
  pause(): void
  resume(): void
  readonly isPaused: boolean
  close(): Promise<void>
}

const AT_ONCE = 32

/**
 * Sends notices at least once: each is in the ledger before it is sent, and what was waiting (or in flight) when
 * this program stopped is sent by the next run. Any answer but 200 or 201 is a failed attempt.
 */
export function deliverWebhooks(ledger: Ledger, settings: WebhookSettings): WebhookDeliverer {
  const waiting = new Set<number>()
  const inFlight = new Map<number, Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isPaused = false

  for (const delivery of ledger.deliveries.values())
    if (delivery.outcome === 'waiting') waiting.add(delivery.id)
  sendWhatIsDue()

  function sendWhatIsDue() {
    clearTimeout(timer)
    if (isPaused || stopping.signal.aborted) return
    let nextAt = Number.POSITIVE_INFINITY
    for (const id of waiting) {
      if (inFlight.size >= AT_ONCE) return
      const delivery = ledger.deliveries.get(id)!
      if (inFlight.has(id)) continue
      if (delivery.nextAttemptAt > Date.now()) {
        nextAt = Math.min(nextAt, delivery.nextAttemptAt)
        continue
      }
      const attempt = attemptDelivery(delivery).finally(() => {
        inFlight.delete(id)
        sendWhatIsDue()
      })
      inFlight.set(id, attempt)
    }
    // A timer holds 2^31 ms at most; waking up early only looks again.
    if (!Number.isFinite(nextAt)) return
    timer = setTimeout(sendWhatIsDue, Math.min(Math.max(nextAt - Date.now(), 0), 2 ** 30))
  }

  async function attemptDelivery(delivery: DeliveryRecord) {
    const answer = await postNotice(delivery, settings.secret, settings.timeoutMs, stopping.signal)
    if (stopping.signal.aborted && answer !== '200' && answer !== '201') return
    const attempts = delivery.attempts + 1
    const isDelivered = answer === '200' || answer === '201'
    const delayMs = delivery.isRepeated ? settings.retryDelaysMs[attempts - 1] : undefined
    const outcome = isDelivered ? 'delivered' : delayMs === undefined ? 'given-up' : 'waiting'
    if (outcome !== 'waiting') waiting.delete(delivery.id)
    const nextAttemptAt = Date.now() + (delayMs ?? 0)
    ledger.saveDelivery({ ...delivery, attempts, outcome, nextAttemptAt, lastAnswer: answer })
  }

  const mood: NoticeMood = { isSigned: true, delayMs: 0 }

  type Sent = Pick<
    DeliveryRecord,
    'paymentId' | 'payoutId' | 'topic' | 'action' | 'data' | 'extra' | 'body' | 'form' | 'url'
  > & { isRepeated?: boolean }
  function send(sent: Sent) {
    const now = Date.now()
    const delivery: DeliveryRecord = {
      id: ledger.nextId(),
      isRepeated: true,
      ...sent,
      isSigned: mood.isSigned && sent.form === 'webhook',
      createdAt: now,
      attempts: 0,
      nextAttemptAt: now + mood.delayMs,
      outcome: 'waiting',
      lastAnswer: null,
    }
    ledger.saveDelivery(delivery)
    waiting.add(delivery.id)
    sendWhatIsDue()
  }

  return {
    mood,
    announce(payment, action) {
      const url = payment.notificationUrl ?? settings.defaultUrl
      const told = {
        paymentId: payment.id,
        topic: 'payment',
        action,
        data: { id: String(payment.id) },
      } as const
      if (url) send({ ...told, form: 'webhook', url })
      if (payment.notificationUrl && isToldTwice(payment.notificationUrl))
        send({ ...told, form: 'ipn', url: payment.notificationUrl })
    },
    tell(payment, notice) {
      const url = settings.defaultUrl
      if (url) send({ ...notice, paymentId: payment.id, form: 'webhook', url })
    },
    tellOf(notice) {
      const url = notice.url ?? settings.defaultUrl
      if (url) send({ ...notice, paymentId: null, form: 'webhook', url })
    },
    pause() {
      isPaused = true
    },
    resume() {
      isPaused = false
      sendWhatIsDue()
    },
    get isPaused() {
      return isPaused
    },
    async close() {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all(inFlight.values())
    },
  }
}

/**
 * A preference's own address is told in both forms unless it asks for one
 * (https://github.com/mercadopago/sdk-nodejs/issues/126).
 */
const isToldTwice = (url: string) => new URL(url).searchParams.get('source_news') !== 'webhooks'
