/** What is still to be done of a refund: asked for again, or asked about. */
export const OPEN_REFUND_STATES = ['due', 'sent', 'in-process'] as const

/**
 * How a refund stands. `sent`: asked for, and its answer is not known. `in-process`: the provider has taken it on and has
 * not said yet whether the money goes back. No zod here: tables import this file too.
 */
export const REFUND_STATES = [...OPEN_REFUND_STATES, 'done', 'failed'] as const
