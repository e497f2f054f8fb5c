import { createHash } from 'node:crypto'
import { dollarsFromCents } from '#contract/money.ts'
import type { OutgoingPayout } from '../../../ports/payout-provider.ts'
import {
  type BatchDestination,
  batchAccount,
  type IntentDestination,
  intentAccount,
  plainText,
} from './destinations.ts'

type To<Destination> = OutgoingPayout & { destination: Destination }

/**
 * What one call asks. `json`: its very bytes, which are signed. `key`: follows from them, so that the same call has the same key
 * whoever repeats it, after whatever crash; in other words or company it is another call, and refused for its payouts' ids.
 */
export type PayoutRequest = { path: string; json: string; key: string }

/** Payouts to Argentine accounts in one call, in the order of their ids: the same payouts are the same bytes. */
export function batchRequest(payouts: To<BatchDestination>[], noticesUrl: string): PayoutRequest {
  const inOrder = payouts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return requestOf('/v1/payouts', {
    external_reference: uuidOf(inOrder.map(({ id }) => id).join()),
    description: plainText(inOrder.length === 1 ? inOrder[0]!.description : `${inOrder.length} payouts`),
    config: { notification_url: noticesUrl },
    transactions: inOrder.map(({ id, description, currency, amountCents, destination }) => ({
      type: 'account',
      description: plainText(description),
      external_reference: id,
      amount: { currency, value: dollarsFromCents(amountCents) },
      account: batchAccount(destination),
    })),
  })
}

/** One payout to a Brazilian or Chilean account. Its amount stands in three places. */
export function intentRequest(payout: To<IntentDestination>, noticesUrl: string): PayoutRequest {
  const amount = dollarsFromCents(payout.amountCents)
  return requestOf('/v1/transaction-intents/process', {
    external_reference: payout.id,
    point_of_interaction: { type: 'PSP_TRANSFER' },
    seller_configuration: { notification_info: { notification_url: noticesUrl } },
    transaction: {
      from: { accounts: [{ amount }] },
      to: { accounts: [{ amount, ...intentAccount(payout.destination) }] },
      total_amount: amount,
    },
  })
}

function requestOf(path: string, body: object): PayoutRequest {
  const json = JSON.stringify(body)
  return { path, json, key: uuidOf(json) }
}

/** A uuid that follows from a text (version 8, RFC 9562). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return parts.join('-')
}
