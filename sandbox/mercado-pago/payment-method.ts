import type { Site } from './sites.ts'

export interface PaymentMethod {
  id: string
  type: 'credit_card' | 'ticket'
}

const CARD: PaymentMethod = { id: 'master', type: 'credit_card' }

/** What is left pending is a voucher to be paid in cash; everything else is paid by card. */
export const methodOf = (status: string, site: Site): PaymentMethod =>
  status === 'pending' ? { id: site.voucherMethodId, type: 'ticket' } : CARD
