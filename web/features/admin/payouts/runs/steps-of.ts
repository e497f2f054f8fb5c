import type { PayoutRun } from '#contract/payout-runs.ts'
import type { PayoutState, PayoutWay } from '#contract/payout-states.ts'
import type { PayoutStep } from './run-address.ts'

/** What an admin can say of a payout: how an open one ended, unless the payment provider tells that itself; that a paid one came back. */
export function stepsOf(way: PayoutWay, { state }: { state: PayoutState }): PayoutStep['step'][] {
  if (state === 'paid') return ['returned']
  const isOpen = state === 'approved' || state === 'sent'
  return isOpen && way !== 'mercado-pago' ? ['paid', 'failed'] : []
}

/** Whether it can be said of all that have not ended at once: of one its own row says it. */
export function canMarkAll({ way, open }: Pick<PayoutRun, 'way' | 'open'>): boolean {
  return open > 1 && way !== 'mercado-pago'
}
