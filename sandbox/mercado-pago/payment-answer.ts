import { account } from './account.ts'
import { providerDate } from './dates.ts'
import { amountFromCents } from './money.ts'
import type { PaymentRecord, RefundRecord } from './records.ts'

/** A payment as the API writes it: field names of https://www.mercadopago.com/developers/en/reference/payments */
export function paymentAnswer(payment: PaymentRecord) {
  const refundedCents = payment.refunds.reduce((sum, refund) => sum + refund.amountCents, 0)
  const amount = amountFromCents(payment.amountCents)
  const isPaid = payment.approvedAt !== null
  return {
    id: payment.id,
    date_created: providerDate(payment.createdAt),
    date_approved: isPaid ? providerDate(payment.approvedAt!) : null,
    date_last_updated: providerDate(payment.updatedAt),
    date_of_expiration: null,
    money_release_date: isPaid ? providerDate(payment.approvedAt!) : null,
    money_release_status: isPaid ? 'released' : 'pending',
    operation_type: 'regular_payment',
    issuer_id: '3',
    payment_method_id: 'master',
    payment_type_id: 'credit_card',
    payment_method: { id: 'master', type: 'credit_card', issuer_id: '3' },
    status: payment.status,
    status_detail: payment.statusDetail,
    currency_id: payment.currencyId,
    description: payment.description,
    live_mode: false,
    sponsor_id: null,
    authorization_code: isPaid ? '301299' : null,
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
    transaction_amount_refunded: amountFromCents(refundedCents),
    coupon_amount: 0,
    installments: 1,
    transaction_details: {
      net_received_amount: isPaid ? amount : 0,
      total_paid_amount: amount,
      overpaid_amount: 0,
      installment_amount: amount,
    },
    fee_details: [],
    captured: true,
    binary_mode: false,
    statement_descriptor: 'MERPAGO*SANDBOX',
    card: {
      first_six_digits: '503175',
      last_four_digits: '0604',
      expiration_month: 11,
      expiration_year: 2030,
      cardholder: { name: 'SANDBOX' },
    },
    notification_url: payment.notificationUrl,
    refunds: payment.refunds.map((refund) => refundAnswer(payment, refund)),
    processing_mode: 'aggregator',
    merchant_account_id: null,
  }
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
    status: 'approved',
    reason: null,
    amount_refunded_to_payer: amountFromCents(refund.amountCents),
  }
}
