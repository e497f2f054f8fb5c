import type { PaymentMethod } from './payment-method.ts'
import type { ReportKind } from './reports/report-kinds.ts'
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
  /** When one that was in process ended; not there where it was made at once. */
  endedAt?: number
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

type NoticeTopic =
  | 'payment'
  | 'topic_chargebacks_wh'
  | 'topic_claims_integration_wh'
  | 'stop_delivery_op_wh'
  | 'transaction_intent'
  | 'payout'

/** Money that the account's owner took to their bank. */
export interface WithdrawalRecord {
  id: number
  amountCents: number
  createdAt: number
}

/** How files of one report are written. */
export interface ReportConfigRecord {
  /** As the caller sent it. */
  sent: Record<string, unknown>
  columns: string[]
  prefix: string
  separator: ';' | ','
  translation: 'en' | 'es' | 'pt'
}

/** A report that was asked for. */
export interface ReportRecord {
  id: number
  kind: ReportKind
  beginAt: number
  endAt: number
  fileName: string
  config: ReportConfigRecord
  createdAt: number
  readyAt: number
  isFailed: boolean
}

export interface DeliveryRecord {
  /** The notification's id: the same in every attempt. */
  id: number
  /** What it is about: a payment, or else a payout. */
  paymentId: number | null
  payoutId?: number
  /** `ipn` is the older form, which nobody can sign. */
  form: 'webhook' | 'ipn'
  /** `type` of the notice; one with a body of its own has none. */
  topic: NoticeTopic
  action: string
  /** Its `data`; the id in it, if there is one, is what is signed. */
  data: Record<string, unknown>
  /** What its body has besides, and a body of its own that has nothing of the usual one. */
  extra?: Record<string, unknown>
  body?: Record<string, unknown>
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
