/**
 * An address of one's purchases: a page of them, of those that `q` finds, and what is open over it. `cancel` names a parcel, `review`
 * a beer.
 */
export function myShopAddress(
  page: number,
  over: { q?: string; review?: string; cancel?: string } = {},
): string {
  const { q, ...open } = over
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { pag: String(page) }), ...open })
  return query.size ? `/myShop?${query}` : '/myShop'
}

/** The page that an address asks for: 1 where it names none that there could be. */
export function pageOf(query: URLSearchParams): number {
  const asked = query.get('pag') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}
