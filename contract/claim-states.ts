/** Whether a buyer's claim at the payment provider waits for somebody. No zod here: tables import this file too. */
export const CLAIM_STATES = ['open', 'closed'] as const
