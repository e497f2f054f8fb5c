import { addressOf, pageIn } from '../list-place.ts'

/** Where one is among a seller's beers: whose ('' while nobody is chosen), searched for what, which page from 1. */
export type ProductsPlace = { id: string; q: string; page: number }

/** Where an address says that one is. */
export function productsPlace(query: URLSearchParams): ProductsPlace {
  return { id: query.get('id') ?? '', q: query.get('q')?.trim() ?? '', page: pageIn(query) }
}

/** The address of a place, with `inactivate` that of the sheet which asks why this beer is taken off sale there. */
export function productsAddress({ id, q, page }: ProductsPlace, inactivate = ''): string {
  return addressOf('/admin/seller/products', { id, q, inactivate }, page)
}

/** The address of a beer's form, which leads back to this place. */
export function modifyAddress(beerId: string, { q, page }: Omit<ProductsPlace, 'id'>): string {
  return addressOf(`/admin/adminproductmodify/${beerId}`, { q }, page)
}
