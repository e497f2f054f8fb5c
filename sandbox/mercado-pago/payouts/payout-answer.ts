import { account } from '../account.ts'
import { providerDate } from '../dates.ts'
import { amountFromCents } from '../money.ts'
import type { PayoutRecord } from './payout-record.ts'

/** Payouts as the API writes them. Its ids: `POP…` of a batch, `TOP…` of a transaction in one, the account's number before an intent's. */
export const batchName = (id: number) => `POP${id}`
export const payoutName = ({ id, way }: Pick<PayoutRecord, 'id' | 'way'>) =>
  way === 'batch' ? `TOP${id}` : `${account.collectorId}-${id}`

export function transactionAnswer(payout: PayoutRecord) {
  return {
    id: payoutName(payout),
    external_reference: payout.externalReference,
    amount: { currency: payout.currencyId, value: amountFromCents(payout.amountCents) },
    status: payout.status,
    status_detail: payout.statusDetail,
    ...(payout.returnedCents && { refunded_amount: amountFromCents(payout.returnedCents) }),
    created_date: providerDate(payout.createdAt),
    last_update_date: providerDate(payout.updatedAt),
  }
}

/** A batch with its transactions, which all have one. */
export function batchAnswer(payouts: PayoutRecord[]) {
  const [{ batch, createdAt }] = payouts as [PayoutRecord]
  return {
    id: batchName(batch!.id),
    external_reference: batch!.externalReference,
    status: 'created',
    created_date: providerDate(createdAt),
    transactions: payouts.map(transactionAnswer),
  }
}

export function intentAnswer(payout: PayoutRecord) {
  const amount = amountFromCents(payout.amountCents)
  return {
    id: payoutName(payout),
    status: payout.status,
    created_date: providerDate(payout.createdAt),
    last_updated_date: providerDate(payout.updatedAt),
    external_reference: payout.externalReference,
    point_of_interaction: { type: 'PSP_TRANSFER' },
    transaction: {
      from: { accounts: [{ amount, status_detail: '' }] },
      to: { accounts: [{ ...payout.destination, amount, status_detail: payout.statusDetail }] },
      paid_amount: amount,
      refunded_amount: amountFromCents(payout.returnedCents),
      payer: { id: account.collectorId },
      total_amount: amount,
    },
  }
}
