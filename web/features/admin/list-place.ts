/** A page number as an address says it; 1 for what is none. */
export function pageIn(query: URLSearchParams): number {
  const said = query.get('pag') ?? ''
  return /^[1-9]\d{0,5}$/.test(said) ? Number(said) : 1
}

/** An address with those parts of a query that say something; the first page is not said. */
export function addressOf(path: string, parts: Record<string, string>, page = 1): string {
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))
  if (page > 1) query.set('pag', String(page))
  return query.size ? `${path}?${query}` : path
}
