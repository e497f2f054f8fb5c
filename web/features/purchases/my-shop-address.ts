/** An address of one's purchases: a page of them, and what is open over it. `cancel` names a parcel, `review` a beer. */
export function myShopAddress(page: number, over: { review?: string; cancel?: string } = {}): string {
  const query = new URLSearchParams({ ...(page > 1 && { pag: String(page) }), ...over })
  return query.size ? `/myShop?${query}` : '/myShop'
}

/** The page that an address asks for: 1 where it names none that there could be. */
export function pageOf(query: URLSearchParams): number {
  const asked = query.get('pag') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}
