import type { z } from 'zod'
import type { paymentReturn } from '#contract/orders.ts'

type Outcome = z.output<typeof paymentReturn>['outcome']

/**
 * What a page of a payment's outcome says. `closed`: the order ended without waiting for this payment; `waiting`: it
 * waits, and nobody paid yet; `none`: no payment of whoever looks goes by this address.
 */
export type ShownOutcome = 'approved' | 'rejected' | 'pending' | 'waiting' | 'closed' | 'none'

/**
 * The database's word goes before the address's (decisions, "Cart and paying"): which page it is, and that the address
 * names a payment, count only for an order that waits and of whose payment nobody has told us: the provider may be slow.
 */
export function shownOutcome(
  page: '/succes' | '/failure' | '/pending',
  outcome: Outcome,
  isPaymentNamed: boolean,
): ShownOutcome {
  switch (outcome) {
    case 'paid':
      return 'approved'
    case 'in-process':
      return 'pending'
    case 'open':
      if (!isPaymentNamed) return 'waiting'
      return page === '/failure' ? 'rejected' : 'pending'
    case 'unknown':
      return 'none'
    default:
      return outcome
  }
}
