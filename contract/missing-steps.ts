/** What a brewery does before its first sale, in the order in which it is asked for. No zod here: pages import this file too. */
export const MISSING_STEPS = ['email', 'face', 'beer', 'account', 'ships-to'] as const
export type MissingStep = (typeof MISSING_STEPS)[number]
