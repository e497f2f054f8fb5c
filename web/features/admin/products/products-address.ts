import type { SessionUser } from '#contract/identity.ts'
import { staffMay } from '#contract/staff-roles.ts'
import { addressOf, pageIn } from '../list-place.ts'

/** Where one is among beers: of which brewery ('': of all), searched for what, which page from 1. */
export type ProductsPlace = { id: string; q: string; page: number }

/** Where an address says that one is. */
export function productsPlace(query: URLSearchParams): ProductsPlace {
  return { id: query.get('id') ?? '', q: query.get('q')?.trim() ?? '', page: pageIn(query) }
}

/** The address of a list without its query: of a brewery's beers, or of all. */
export function productsPath({ id }: Pick<ProductsPlace, 'id'>): string {
  return id ? '/admin/seller/products' : '/admin/products'
}

/** The address of a place, with `inactivate` that of the sheet which asks why this beer is taken off sale there. */
export function productsAddress({ id, q, page }: ProductsPlace, inactivate = ''): string {
  return addressOf(productsPath({ id }), { id, q, inactivate }, page)
}

/** The address of a beer's form, which leads back to this place. */
export function modifyAddress(beerId: string, { id, q, page }: ProductsPlace): string {
  return addressOf(`/admin/adminproductmodify/${beerId}`, { of: id ? '' : 'all', q }, page)
}

/** The place that a beer's form leads back to: among all, or among its brewery's for who may see those. */
export function placeBehind(
  query: URLSearchParams,
  companyId: string,
  { staff }: SessionUser,
): ProductsPlace {
  const ofAll = query.get('of') === 'all' || !staffMay(staff, 'read-desk')
  return { ...productsPlace(query), id: ofAll ? '' : companyId }
}
