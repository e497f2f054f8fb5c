/** A page of a brewery's list of threads, of those alone that hold these words where there are any. */
export function threadsAddress(companyId: string, { page = 1, q = '' } = {}): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { pag: String(page) }) })
  const path = `/company/${companyId}/messages`
  return query.size ? `${path}?${query}` : path
}
