/**
 * What a key of a brewery may do, in the field's manner (`noun:verb`): each scope opens the calls that name it, and no other;
 * none holds another. No zod here: tables and pages import this file too.
 */
export const API_SCOPES = [
  'beers:read',
  'beers:write',
  'stock:write',
  'parcels:read',
  'parcels:write',
  'sales:read',
] as const
export type ApiScope = (typeof API_SCOPES)[number]
