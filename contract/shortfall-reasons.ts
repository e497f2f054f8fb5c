/** Why a brewery cannot send what it sold. No zod here: tables import this file too. */
export const SHORTFALL_REASONS = ['no-stock', 'damaged', 'not-there', 'other'] as const
export type ShortfallReason = (typeof SHORTFALL_REASONS)[number]
