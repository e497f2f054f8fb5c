/**
 * How refunds go until it is told otherwise: made at once; in process until somebody decides; in process while the central
 * bank's Pix cannot be reached, which is shown to those alone who ask for it; refused for want of money in the account.
 */
export const REFUND_MOODS = ['at-once', 'in-process', 'contingency', 'no-balance'] as const
export type RefundMood = (typeof REFUND_MOODS)[number]
