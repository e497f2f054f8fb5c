import type { ReportKind } from '#contract/provider-book-kinds.ts'

/** What we ask to be told, and nothing about whoever paid: no name, document or card. */
export const COLUMNS: Record<ReportKind, readonly string[]> = {
  released: [
    ...['DATE', 'SOURCE_ID', 'EXTERNAL_REFERENCE', 'RECORD_TYPE', 'DESCRIPTION', 'NET_CREDIT_AMOUNT'],
    ...['NET_DEBIT_AMOUNT', 'GROSS_AMOUNT', 'MP_FEE_AMOUNT', 'FINANCING_FEE_AMOUNT', 'SHIPPING_FEE_AMOUNT'],
    ...['TAXES_AMOUNT', 'COUPON_AMOUNT', 'METADATA', 'CURRENCY', 'TAXES_DISAGGREGATED', 'BALANCE_AMOUNT'],
  ],
  settlement: [
    ...['EXTERNAL_REFERENCE', 'SOURCE_ID', 'TRANSACTION_TYPE', 'TRANSACTION_AMOUNT', 'TRANSACTION_CURRENCY'],
    ...['TRANSACTION_DATE', 'FEE_AMOUNT', 'SETTLEMENT_NET_AMOUNT', 'SETTLEMENT_CURRENCY', 'SETTLEMENT_DATE'],
    ...['REAL_AMOUNT', 'COUPON_AMOUNT', 'METADATA', 'TAXES_AMOUNT', 'TAXES_DISAGGREGATED'],
  ],
}
