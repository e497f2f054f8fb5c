/** Money that the account sends to somebody else's. Amounts in whole cents, moments in milliseconds since 1970. */
export interface PayoutRecord {
  id: number
  /** Which of the two ways it was asked for: in a batch, or as an intent of its own. */
  way: 'batch' | 'intent'
  /** The batch that it came in; null of an intent. */
  batch: { id: number; externalReference: string } | null
  externalReference: string
  amountCents: number
  currencyId: string
  description: string
  /** The receiving account, as it was sent. */
  destination: Record<string, unknown>
  status: PayoutStatus
  statusDetail: string
  /** What the receiving bank sent back. */
  returnedCents: number
  notificationUrl: string | null
  createdAt: number
  updatedAt: number
  /** When it left the account's balance for good, and when the receiving bank sent something back. */
  creditedAt: number | null
  returnedAt: number | null
}

type PayoutStatus =
  | 'approved'
  | 'pending'
  | 'success'
  | 'in_process'
  | 'transaction_in_process'
  | 'rejected'
  | 'refunded'

/** Why one is rejected (https://www.mercadopago.com.mx/developers/en/docs/payouts/resources/transaction-status-and-errors.md). */
export const REJECTIONS = [
  'by_bank',
  'by_provider',
  'high_risk',
  'insufficient_funds',
  'other_reason',
  'review_manual',
] as const
export type Rejection = (typeof REJECTIONS)[number]
