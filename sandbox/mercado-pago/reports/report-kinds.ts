/** The two reports: what moved the available balance, and what was credited, released or not. */
export const REPORT_KINDS = ['release', 'settlement'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** The columns of an account that has chosen none, in their order. */
export const USUAL_COLUMNS: Record<ReportKind, readonly string[]> = {
  release: [
    ...['DATE', 'SOURCE_ID', 'EXTERNAL_REFERENCE', 'RECORD_TYPE', 'DESCRIPTION', 'NET_CREDIT_AMOUNT'],
    ...['NET_DEBIT_AMOUNT', 'GROSS_AMOUNT', 'MP_FEE_AMOUNT', 'FINANCING_FEE_AMOUNT', 'SHIPPING_FEE_AMOUNT'],
    ...['TAXES_AMOUNT', 'COUPON_AMOUNT', 'INSTALLMENTS', 'PAYMENT_METHOD'],
  ],
  settlement: [
    ...['EXTERNAL_REFERENCE', 'SOURCE_ID', 'USER_ID', 'PAYMENT_METHOD_TYPE', 'PAYMENT_METHOD', 'SITE'],
    ...['TRANSACTION_TYPE', 'TRANSACTION_AMOUNT', 'TRANSACTION_CURRENCY', 'TRANSACTION_DATE', 'FEE_AMOUNT'],
    ...['SETTLEMENT_NET_AMOUNT', 'SETTLEMENT_CURRENCY', 'SETTLEMENT_DATE', 'REAL_AMOUNT', 'COUPON_AMOUNT'],
    ...['METADATA', 'MKP_FEE_AMOUNT', 'FINANCING_FEE_AMOUNT', 'SHIPPING_FEE_AMOUNT', 'TAXES_AMOUNT'],
    ...['INSTALLMENTS'],
  ],
}
