import * as refundReasonTexts from './texts/refund-reason.ts'
import type { Text } from './texts/text.ts'

/** Why a payment that an order has no use for goes back whole: what its buyer is told beside the sum. */
export const UNUSED_PAYMENT_REASONS = [
  'mismatch',
  'second-capture',
  'order-ended',
  'sold-out',
  'price-changed',
  'name-changed',
  'not-shipped-there',
] as const
export type UnusedPaymentReason = (typeof UNUSED_PAYMENT_REASONS)[number]

/** Why money goes back, in words: of an unused payment, and of what somebody asked for. */
export const REFUND_REASONS: Readonly<Record<UnusedPaymentReason, Text> & Record<string, Text>> = {
  admin: refundReasonTexts.admin,
  'parcel-cancelled': refundReasonTexts.parcelCancelled,
  'parcel-short': refundReasonTexts.parcelShort,
  'units-cancelled': refundReasonTexts.unitsCancelled,
  complaint: refundReasonTexts.complaint,
  mismatch: refundReasonTexts.mismatch,
  'second-capture': refundReasonTexts.secondCapture,
  'order-ended': refundReasonTexts.orderEnded,
  'sold-out': refundReasonTexts.soldOut,
  'price-changed': refundReasonTexts.priceChanged,
  'name-changed': refundReasonTexts.nameChanged,
  'not-shipped-there': refundReasonTexts.notShippedThere,
  'made-at-provider': refundReasonTexts.madeAtProvider,
  'charged-back': refundReasonTexts.chargedBack,
}

/** The reason that a buyer is told; null for what was asked for, which they know or read beside its units. */
export function unusedPaymentReason(reason: string): UnusedPaymentReason | null {
  return UNUSED_PAYMENT_REASONS.find((each) => each === reason) ?? null
}
