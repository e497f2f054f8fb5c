/** A page of a brewery's list of threads. */
export function threadsAddress(companyId: string, page = 1): string {
  return page > 1 ? `/company/${companyId}/messages?pag=${page}` : `/company/${companyId}/messages`
}
