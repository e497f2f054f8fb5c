/** What somebody may be in the team of a brewery, besides its owner. No zod here: tables import this file too. */
export const TEAM_ROLES = ['seller', 'packer'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** The same of a session's user; `none`: they were removed, and have nothing left but their own account. */
export const TEAM_STANDINGS = [...TEAM_ROLES, 'none'] as const
export type TeamStanding = (typeof TEAM_STANDINGS)[number]
