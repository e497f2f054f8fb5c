/** Where one is among a seller's beers: whose ('' while nobody is chosen), searched for what, which page from 1. */
export type ProductsPlace = { id: string; q: string; page: number }

/** Where an address says that one is. */
export function productsPlace(query: URLSearchParams): ProductsPlace {
  const pag = query.get('pag') ?? ''
  return {
    id: query.get('id') ?? '',
    q: query.get('q')?.trim() ?? '',
    page: /^[1-9]\d{0,5}$/.test(pag) ? Number(pag) : 1,
  }
}

/** The address of a place, with `inactivate` that of the sheet which asks why this beer is taken off sale there. */
export function productsAddress({ id, q, page }: ProductsPlace, inactivate = ''): string {
  const query = new URLSearchParams({
    id,
    ...(q && { q }),
    ...(page > 1 && { pag: String(page) }),
    ...(inactivate && { inactivate }),
  })
  return `/admin/seller/products?${query}`
}
