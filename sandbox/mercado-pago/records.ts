import type { PaymentMethod } from './payment-method.ts'
import type { SiteId } from './sites.ts'

/** What the stand-in remembers. Amounts in whole cents, moments in milliseconds since 1970. */

export interface PreferenceRecord {
  id: string
  siteId: SiteId
  /** The fields as the caller sent them; unknown ones are kept, as Mercado Pago keeps them. */
  sent: Record<string, unknown>
  items: PreferenceItem[]
  totalCents: number
  currencyId: string
  externalReference: string | null
  backUrls: { success: string; failure: string; pending: string }
  notificationUrl: string | null
  binaryMode: boolean
  expires: boolean
  expiresFrom: number | null
  expiresTo: number | null
  /** Until when vouchers chosen on this page can be paid, where it says so. */
  vouchersExpireAt: number | null
  merchantOrderId: number
  createdAt: number
}

export interface PreferenceItem {
  id: string
  title: string
  description: string
  categoryId: string
  pictureUrl: string
  quantity: number
  unitPriceCents: number
}

export type PaymentStatus =
  | 'pending'
  | 'in_process'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'refunded'
  | 'charged_back'

export interface PaymentRecord {
  id: number
  preferenceId: string
  merchantOrderId: number
  status: PaymentStatus
  statusDetail: string
  amountCents: number
  currencyId: string
  /** What the provider keeps of it once it is paid. */
  feeCents: number
  /** Days from the approval until the money can be used. */
  releaseDays: number
  method: PaymentMethod
  /** When a voucher that nobody paid ends; null for a card. */
  expiresAt: number | null
  externalReference: string | null
  notificationUrl: string | null
  /** Whether changes of this payment are announced; false only where a test asked for silence. */
  announced: boolean
  payer: Record<string, unknown>
  description: string
  metadata: unknown
  refunds: RefundRecord[]
  createdAt: number
  updatedAt: number
  approvedAt: number | null
}

export interface RefundRecord {
  id: number
  amountCents: number
  status: 'approved' | 'in_process' | 'rejected'
  /** Made while Pix cannot be reached (refunds-of.ts). */
  isContingent: boolean
  createdAt: number
}

export interface ChargebackRecord {
  id: number
  paymentId: number
  amountCents: number
  currencyId: string
  /** true: won, the money is the seller's again; false: lost; null: not decided. */
  isCovered: boolean | null
  /** Their contents lie beside the ledger (chargebacks.ts). */
  documents: { name: string; type: string; bytes: number }[]
  documentsUntil: number
  createdAt: number
  updatedAt: number
}

export interface ClaimRecord {
  id: number
  paymentId: number
  isOpen: boolean
  /** By when the seller must answer. */
  dueAt: number
  createdAt: number
  updatedAt: number
}

type NoticeTopic = 'payment' | 'topic_chargebacks_wh' | 'topic_claims_integration_wh' | 'stop_delivery_op_wh'

export interface DeliveryRecord {
  /** The notification's id: the same in every attempt. */
  id: number
  paymentId: number
  /** `ipn` is the older form, which nobody can sign. */
  form: 'webhook' | 'ipn'
  /** `type` of the notice. */
  topic: NoticeTopic
  action: string
  /** Its `data`; the id in it, if there is one, is what is signed. */
  data: Record<string, unknown>
  /** Whether it carries a signature: as it was asked for when it was made. */
  isSigned: boolean
  isRepeated: boolean
  url: string
  createdAt: number
  attempts: number
  nextAttemptAt: number
  outcome: 'waiting' | 'delivered' | 'given-up'
  lastAnswer: string | null
}

export interface IdempotentAnswer {
  requestHash: string
  status: number
  body: unknown
}
