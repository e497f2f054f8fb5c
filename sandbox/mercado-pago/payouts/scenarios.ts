import { amountFromCents } from '../money.ts'
import { batchName } from './payout-answer.ts'
import type { AskedPayout } from './payout-rules.ts'

/**
 * The provider's own test scenarios: what `external_reference` says is what becomes of it, and nothing is kept (`X-Test-Token: true`;
 * https://github.com/mercadopago/devsite-docs, guides/money-out/integration-test.en.md). Status and detail are in other words than
 * those of a real payout.
 */
const SCENARIOS: Record<string, [status: string, detail: string]> = {
  new: ['new', ''],
  failed_by_bank: ['failed', 'by_bank'],
  failed_by_provider: ['failed', 'by_provider'],
  failed_by_caps: ['failed', 'by_caps'],
  failed_other_reason: ['failed', 'other_reason'],
  failed_by_high_risk: ['failed', 'by_high_risk'],
  failed_invalid_destination_account: ['failed', 'invalid_destination_account'],
  failed_by_compliance: ['failed', 'by_compliance'],
  failed_insufficient_funds: ['failed', 'insufficient_funds'],
  partially_processed: ['partially_processed', ''],
  partially_processed_pending_bank: ['partially_processed', 'pending_bank'],
  reverted: ['reverted', 'refunded'],
  partially_reverted_partially_refunded: ['partially_reverted', 'partially_refunded'],
}

const PROCESSED: [string, string] = ['processed', '']
const outcomeOf = ({ externalReference }: AskedPayout) =>
  Object.hasOwn(SCENARIOS, externalReference) ? SCENARIOS[externalReference]! : PROCESSED

/** The reference that is answered two minutes late, and the one that is answered 500. */
export const SLOW_SCENARIO = 'timeout'
export const BROKEN_SCENARIO = 'internal_server_error'

/** An intent as the tests answer it: the detail stands with the account that pays. */
export function intentScenario(asked: AskedPayout) {
  const [status, status_detail] = outcomeOf(asked)
  const amount = amountFromCents(asked.amountCents)
  return {
    id: `test-${asked.externalReference}`,
    status,
    external_reference: asked.externalReference,
    transaction: {
      from: { accounts: [{ amount, status_detail }] },
      to: { accounts: [{ ...asked.destination, amount }] },
      paid_amount: amount,
      refunded_amount: amountFromCents(refundedCents(status, asked)),
      total_amount: amount,
    },
  }
}

export function batchScenario(externalReference: string, payouts: AskedPayout[]) {
  return {
    id: batchName(0),
    external_reference: externalReference,
    status: 'created',
    transactions: payouts.map((asked) => {
      const [status, status_detail] = outcomeOf(asked)
      const amount = { currency: asked.currencyId, value: amountFromCents(asked.amountCents) }
      return {
        id: `test-${asked.externalReference}`,
        external_reference: asked.externalReference,
        amount,
        status,
        status_detail,
      }
    }),
  }
}

function refundedCents(status: string, { amountCents }: AskedPayout): number {
  if (status === 'reverted') return amountCents
  return status === 'partially_reverted' ? Math.floor(amountCents / 200) * 100 : 0
}
