import { account } from './account.ts'
import { providerDate } from './dates.ts'
import { amountFromCents } from './money.ts'
import type { PaymentRecord, RefundRecord } from './records.ts'
import { isHidden, refundedCents } from './refunds-of.ts'

const DAY_MS = 86_400_000

const CARD = {
  first_six_digits: '503175',
  last_four_digits: '0604',
  expiration_month: 11,
  expiration_year: 2030,
  cardholder: { name: 'SANDBOX' },
}

/** A payment as the API writes it: field names of https://www.mercadopago.com/developers/en/reference/payments */
export function paymentAnswer(payment: PaymentRecord) {
  const amount = amountFromCents(payment.amountCents)
  const isPaid = payment.approvedAt !== null
  const releaseAt = isPaid ? releasedAt(payment) : null
  const isByCard = payment.method.type === 'credit_card'
  return {
    id: payment.id,
    date_created: providerDate(payment.createdAt),
    date_approved: isPaid ? providerDate(payment.approvedAt!) : null,
    date_last_updated: providerDate(payment.updatedAt),
    date_of_expiration: payment.expiresAt === null ? null : providerDate(payment.expiresAt),
    money_release_date: releaseAt === null ? null : providerDate(releaseAt),
    money_release_status: releaseAt !== null && releaseAt <= Date.now() ? 'released' : 'pending',
    operation_type: 'regular_payment',
    issuer_id: isByCard ? '3' : null,
    payment_method_id: payment.method.id,
    payment_type_id: payment.method.type,
    payment_method: { ...payment.method, issuer_id: isByCard ? '3' : null },
    status: payment.status,
    status_detail: payment.statusDetail,
    currency_id: payment.currencyId,
    description: payment.description,
    live_mode: false,
    sponsor_id: null,
    authorization_code: isPaid && isByCard ? '301299' : null,
    integrator_id: null,
    taxes_amount: 0,
    counter_currency: null,
    shipping_amount: 0,
    collector_id: account.collectorId,
    payer: { type: null, id: '1', ...payment.payer },
    metadata: payment.metadata,
    additional_info: {},
    order: { id: String(payment.merchantOrderId), type: 'mercadopago' },
    external_reference: payment.externalReference,
    transaction_amount: amount,
    transaction_amount_refunded: amountFromCents(refundedCents(payment)),
    coupon_amount: 0,
    installments: 1,
    transaction_details: {
      net_received_amount: isPaid ? amountFromCents(payment.amountCents - payment.feeCents) : 0,
      total_paid_amount: amount,
      overpaid_amount: 0,
      installment_amount: amount,
    },
    fee_details: isPaid ? feesOf(payment) : [],
    captured: true,
    binary_mode: false,
    statement_descriptor: 'MERPAGO*SANDBOX',
    card: isByCard ? CARD : {},
    notification_url: payment.notificationUrl,
    refunds: payment.refunds
      .filter((refund) => !isHidden(refund))
      .map((refund) => refundAnswer(payment, refund)),
    processing_mode: 'aggregator',
    merchant_account_id: null,
  }
}

/** When the money of a payment that was approved can be used. */
export function releasedAt({ approvedAt, releaseDays }: PaymentRecord): number | null {
  return approvedAt === null ? null : approvedAt + releaseDays * DAY_MS
}

function feesOf({ feeCents }: PaymentRecord) {
  return [{ type: 'mercadopago_fee', fee_payer: 'collector', amount: amountFromCents(feeCents) }]
}

export function refundAnswer(payment: PaymentRecord, refund: RefundRecord) {
  return {
    id: refund.id,
    payment_id: payment.id,
    amount: amountFromCents(refund.amountCents),
    metadata: {},
    source: { id: String(account.collectorId), name: 'Sandbox', type: 'collector' },
    date_created: providerDate(refund.createdAt),
    unique_sequence_number: null,
    refund_mode: 'standard',
    adjustment_amount: 0,
    status: refund.status,
    reason: null,
    labels: refund.isContingent ? ['hidden', 'contingency'] : [],
    amount_refunded_to_payer: refund.status === 'approved' ? amountFromCents(refund.amountCents) : 0,
  }
}
