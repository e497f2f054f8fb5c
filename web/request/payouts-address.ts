import type { PAYOUT_SORTS } from '#contract/payout-sorts.ts'
import type { SortPlace } from './sort-in.ts'

export type PayoutsSort = SortPlace<(typeof PAYOUT_SORTS)[number]>

/** Where what a company was paid is listed. */
export function payoutsAddress(companyId: string, page = 1, sorted: Partial<PayoutsSort> = {}): string {
  const query = new URLSearchParams(Object.entries(sorted).filter(([, value]) => value))
  if (page > 1) query.set('pag', String(page))
  return `/company/${companyId}/payouts${query.size ? `?${query}` : ''}`
}

/** Where the statement of one of its payouts is. */
export function statementAddress({ companyId, id }: { companyId: string; id: string }): string {
  return `/company/${companyId}/payouts/${id}`
}
