/** What the table of the breweries’ health is sorted by. No zod: pages import this file too. */
export const HEALTH_SORTS = [
  'company',
  'parcels',
  'late',
  'refunded',
  'complaints',
  'escalated',
  'hours',
  'rating',
] as const
export type HealthSort = (typeof HEALTH_SORTS)[number]
