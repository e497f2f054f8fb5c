/**
 * Where a claim of an imported brewery stands: mailed its link, confirmed and waiting for an admin, refused, accepted (its link
 * waits for the claimant), lapsed (nobody followed it in time), or taken: the brewery is theirs. No zod here: pages import this too.
 */
export const BREWERY_CLAIM_STATES = ['sent', 'waiting', 'refused', 'accepted', 'lapsed', 'taken'] as const

/** What an admin decides about one. */
export const BREWERY_CLAIM_DECISIONS = ['accepted', 'refused'] as const
export type BreweryClaimDecision = (typeof BREWERY_CLAIM_DECISIONS)[number]
