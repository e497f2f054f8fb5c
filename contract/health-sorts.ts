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

/** Where nothing is said of the order: names from A on, of ratings the lowest, of all else the most. */
export const HEALTH_UP_FIRST: readonly HealthSort[] = ['company', 'rating']
