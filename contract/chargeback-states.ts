/**
 * How a chargeback stands: money that a buyer's bank asks back. `open`: nobody has decided yet, and its money is frozen.
 * `won`: the money is back with the shop. `lost`: it is gone. No zod here: tables import this file too.
 */
export const CHARGEBACK_STATES = ['open', 'won', 'lost'] as const
export type ChargebackState = (typeof CHARGEBACK_STATES)[number]

/** How documents stand that are to be sent on to the provider. `sent`: asked for, and its answer is not known. */
export const DOCUMENTS_STATES = ['due', 'sent', 'done', 'failed'] as const
