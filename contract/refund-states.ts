/**
 * How a refund stands. `sent`: asked for, and its answer is not known. `in-process`: the provider has taken it on and has
 * not said yet whether the money goes back. No zod here: tables import this file too.
 */
export const REFUND_STATES = ['due', 'sent', 'in-process', 'done', 'failed'] as const
