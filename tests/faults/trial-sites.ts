import type { PaymentSite } from '#contract/charge-currencies.ts'

/** Where trials take money: at a site whose currency has two decimals, and at one whose currency has none. */
export const TRIAL_SITES = ['MLA', 'MLC'] as const satisfies PaymentSite[]
export type TrialSite = (typeof TRIAL_SITES)[number]
