/** Where what a company was paid is listed. */
export function payoutsAddress(companyId: string, page = 1): string {
  return `/company/${companyId}/payouts${page > 1 ? `?pag=${page}` : ''}`
}

/** Where the statement of one of its payouts is. */
export function statementAddress({ companyId, id }: { companyId: string; id: string }): string {
  return `/company/${companyId}/payouts/${id}`
}
