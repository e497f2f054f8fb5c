import { account } from '../account.ts'
import { providerDate } from '../dates.ts'
import type { Site } from '../sites.ts'
import type { Movement } from './movements.ts'
import type { ReportKind } from './report-kinds.ts'

/** What a row says, by column; a column that is not here is empty. */
export type ReportRow = Record<string, string>

const RELEASED_AS: Record<Movement['kind'], [recordType: string, description: string]> = {
  payment: ['release', 'payment'],
  refund: ['release', 'refund'],
  block: ['block', 'chargeback'],
  unblock: ['unblock', 'chargeback'],
  chargeback: ['release', 'chargeback'],
  withdrawal: ['release', 'payout'],
  payout: ['release', 'payout'],
}

const SETTLED_AS: Partial<Record<Movement['kind'], string>> = {
  payment: 'SETTLEMENT',
  refund: 'REFUND',
  chargeback: 'CHARGEBACK',
  // As real accounts write it, and no glossary does.
  withdrawal: 'PAYOUTS',
  payout: 'PAYOUTS',
}

/** `-12.30`: a point, no thousands, two decimals also where the currency has none. */
const amount = (cents: number) => (cents / 100).toFixed(2)

/**
 * A movement as either report writes it (https://www.mercadopago.com/developers/en/docs/checkout-pro/additional-content/reports).
 * Credit and debit are above zero, gross has its sign, fees are below zero.
 * @param balanceCents the available balance after it
 */
export function reportRow(kind: ReportKind, site: Site, movement: Movement, balanceCents: number): ReportRow {
  const { at, sourceId, externalReference, grossCents, feeCents, method, refundId, approvedAt } = movement
  const netCents = grossCents + feeCents
  const common = {
    SOURCE_ID: String(sourceId),
    EXTERNAL_REFERENCE: externalReference ?? '',
    METADATA: refundId === null ? '{}' : JSON.stringify({ refund_id: refundId }),
    PAYMENT_METHOD: method?.id ?? 'available_money',
    PAYMENT_METHOD_TYPE: method?.type ?? '',
    INSTALLMENTS: '1',
    ...{
      FINANCING_FEE_AMOUNT: '0.00',
      SHIPPING_FEE_AMOUNT: '0.00',
      COUPON_AMOUNT: '0.00',
      TAXES_AMOUNT: '0.00',
    },
    TAXES_DISAGGREGATED: '[{financial_entity:none,amount:0.00,detail:tax_withholding_collector}]',
  }
  if (kind === 'settlement')
    return {
      ...common,
      ...{
        USER_ID: String(account.collectorId),
        SITE: site.id,
        DESCRIPTION: '',
        BUSINESS_UNIT: 'Mercado Pago',
      },
      TRANSACTION_TYPE: SETTLED_AS[movement.kind]!,
      ...{ TRANSACTION_AMOUNT: amount(grossCents), TRANSACTION_CURRENCY: site.currencyId },
      ...{ TRANSACTION_DATE: providerDate(at), SETTLEMENT_DATE: providerDate(at) },
      ...{ FEE_AMOUNT: amount(feeCents), MKP_FEE_AMOUNT: amount(feeCents) },
      ...{ SETTLEMENT_NET_AMOUNT: amount(netCents), SETTLEMENT_CURRENCY: site.currencyId },
      REAL_AMOUNT: amount(netCents),
    }
  const [recordType, description] = RELEASED_AS[movement.kind]
  return {
    ...common,
    ...{ DATE: providerDate(at), RECORD_TYPE: recordType, DESCRIPTION: description },
    ...{ NET_CREDIT_AMOUNT: amount(Math.max(netCents, 0)), NET_DEBIT_AMOUNT: amount(Math.max(-netCents, 0)) },
    ...{ GROSS_AMOUNT: amount(grossCents), MP_FEE_AMOUNT: amount(feeCents), CURRENCY: site.currencyId },
    TRANSACTION_APPROVAL_DATE: approvedAt === null ? '' : providerDate(approvedAt),
    BALANCE_AMOUNT: amount(balanceCents),
  }
}

/** A row of the released money that is no movement: what was there before the period, and what is there after it. */
export function balanceRow(
  recordType: 'initial_available_balance' | 'total',
  balanceCents: number,
  at: number | undefined,
): ReportRow {
  return {
    ...{ DATE: at === undefined ? '' : providerDate(at), RECORD_TYPE: recordType, INSTALLMENTS: '1' },
    ...{
      NET_CREDIT_AMOUNT: amount(balanceCents),
      NET_DEBIT_AMOUNT: '0.00',
      GROSS_AMOUNT: amount(balanceCents),
    },
    ...{ MP_FEE_AMOUNT: '0.00', BALANCE_AMOUNT: amount(balanceCents) },
  }
}
