import type { z } from 'zod'
import type { paymentReturn } from '#contract/checkout.ts'

type Outcome = z.output<typeof paymentReturn>['outcome']

/** What a page of a payment's outcome says. `closed`: the order ended without waiting for this payment. */
export type ShownOutcome = 'approved' | 'rejected' | 'pending' | 'closed'

/**
 * The database's word goes before the address's (decisions, "Cart and paying"): an approved payment is shown as such on
 * every page, one that is still open as pending; only the provider's own rejection page reads an open order, one that
 * still waits for another try, as rejected.
 */
export function shownOutcome(page: '/succes' | '/failure' | '/pending', outcome: Outcome): ShownOutcome {
  if (outcome === 'paid') return 'approved'
  if (outcome === 'rejected' || page === '/failure') return 'rejected'
  return outcome === 'closed' ? 'closed' : 'pending'
}
