import type { PayoutStanding } from '../../../ports/payout-provider.ts'

/** What every detail of a status means, or what each does: '' where none is told. A detail that is not here is unknown. */
type Meaning = PayoutStanding | Record<string, PayoutStanding>

/**
 * Mercado Pago's words for how a payout stands. It has two vocabularies: that of its documentation (`approved`, `rejected`, `refunded`, …:
 * https://www.mercadopago.com.mx/developers/en/docs/payouts/resources/transaction-status-and-errors.md) and that of its test
 * scenarios (`new`, `failed`, `processed`, `reverted`: https://github.com/mercadopago/devsite-docs, guides/money-out/integration-test).
 * Among them `approved` alone is money that has not moved, and `success` is money only once it is `accredited`.
 */
const MEANINGS: Record<string, Meaning> = {
  created: 'taken',
  new: 'taken',
  pending: 'in-process',
  in_process: 'in-process',
  transaction_in_process: 'in-process',
  partially_processed: 'in-process',
  approved: {
    '': 'in-process',
    approved: 'paid',
    accredited: 'paid',
    partially_refunded: 'returned-partly',
    refunded: 'returned',
  },
  success: {
    '': 'in-process',
    in_progress: 'in-process',
    accredited: 'paid',
    partially_refunded: 'returned-partly',
    refunded: 'returned',
  },
  processed: {
    '': 'paid',
    approved: 'paid',
    accredited: 'paid',
    partially_refunded: 'returned-partly',
    refunded: 'returned',
  },
  refunded: { '': 'returned', refunded: 'returned', partially_refunded: 'returned-partly' },
  reverted: { '': 'returned', refunded: 'returned', partially_refunded: 'returned-partly' },
  partially_refunded: 'returned-partly',
  partially_reverted: 'returned-partly',
  rejected: 'failed',
  failed: 'failed',
  error: 'failed',
  canceled: 'failed',
  cancelled: 'failed',
}

/**
 * A payout's standing by the provider's status and its detail ('' where it tells none); undefined of words that nobody here knows.
 * Those are no payment and no failure: whoever reads them waits.
 */
export function standingOf(status: string, detail: string): PayoutStanding | undefined {
  const meaning = Object.hasOwn(MEANINGS, status) ? MEANINGS[status] : undefined
  if (typeof meaning !== 'object') return meaning
  return Object.hasOwn(meaning, detail) ? meaning[detail] : undefined
}
