import type { NoticeTopic } from '#contract/notice-topics.ts'
import { cutText } from '../../cut-text.ts'

/** What arrived: the parts that are signed, and the body, which is not. */
export type Notice = {
  /** The provider's id of what it is about, as the address has it; some notices have none there. */
  dataId: string | undefined
  type: string | undefined
  /** What the older notices (IPN) have in place of a type. */
  topic?: string | undefined
  requestId: string
  signature: string
  body: Record<string, unknown>
}

/** A notice that we act on: of which payment it is, or of what else (`subjectId`); `reason` in the provider's words. */
export type ReadNotice = {
  topic: NoticeTopic
  paymentId: string | null
  subjectId: string | null
  reason?: string
}

/** The topics that say something which no other call tells, in the provider's words. */
const TOPICS: Record<string, NoticeTopic> = {
  payment: 'payment',
  topic_claims_integration_wh: 'claim',
  topic_chargebacks_wh: 'chargeback',
  stop_delivery_op_wh: 'delivery-warning',
  transaction_intent: 'payout',
}

const ID = /^\d{1,20}$/
const PAYOUT_ID = /^[\w-]{1,64}$/
const REASON_MAX_CHARACTERS = 300

/** What a notice is about; undefined where that is nothing to us, such as the provider's own orders, or makes no sense. */
export function readNotice({ dataId = '', type, body }: Notice): ReadNotice | undefined {
  const batchId = batchOf(body)
  const topic = batchId === undefined ? TOPICS[type ?? textOf(body.type) ?? 'payment'] : 'payout'
  switch (topic) {
    case 'payment':
      return ID.test(dataId) ? { topic, paymentId: dataId, subjectId: null } : undefined
    case 'claim':
    case 'chargeback':
      return ID.test(dataId) ? { topic, paymentId: null, subjectId: dataId } : undefined
    case 'delivery-warning': {
      // It has no id in its address: its payment stands in the body alone.
      const data = (body.data ?? {}) as Record<string, unknown>
      const paymentId = String(data.payment_id ?? '')
      const reason = cutText(textOf(data.description) ?? '', REASON_MAX_CHARACTERS)
      return ID.test(paymentId) ? { topic, paymentId, subjectId: null, reason } : undefined
    }
    case 'payout': {
      const id = dataId || String(body.id ?? '')
      if (!PAYOUT_ID.test(id)) return undefined
      const reference =
        batchId === undefined ? `transaction-intents/${id}` : `payouts/${batchId}/transactions/${id}`
      return { topic, paymentId: null, subjectId: reference }
    }
    default:
      return undefined
  }
}

/**
 * The batch of a payout, which its notice names in place of a type; the payout itself is the notice's id
 * (https://www.mercadopago.com.mx/developers/en/docs/payouts-v2/notifications).
 */
export function batchOf({ payout }: Record<string, unknown>): string | undefined {
  const id = typeof payout === 'object' && payout !== null && 'id' in payout ? String(payout.id) : ''
  return PAYOUT_ID.test(id) ? id : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
