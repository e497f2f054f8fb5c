import type { SessionUser } from '#contract/identity.ts'
import { staffMay } from '#contract/staff-roles.ts'
import * as barSearchTexts from '#contract/texts/bar-search.ts'
import { type Text, textOf } from '#contract/texts/text.ts'

/** What the bar can search: where that leads, and its field's attributes. */
type Search = { to: string; field: { name: string; 'aria-label': string; placeholder: string } }

/**
 * What the bar searches: the shop, and on pages of who works here orders in its place, for whom there are any; among a brewery's parcels
 * those. Worded here, so that no script holds the words. `profile`: the page of an owner's brewery, which is theirs to work on and the
 * shop's for all others.
 */
export function barSearches(user: SessionUser | null) {
  const orders = user && ordersOf(user)
  const parcels = orders && user.role === 'Company' ? parcelsPath(user.id) : null
  const { orderLabel, orderPlaceholder, parcelPlaceholder } = barSearchTexts
  const ofParcels = parcels ? search(parcels, 'q', orderLabel, parcelPlaceholder) : null
  return {
    shop: search('/shop', 'name', barSearchTexts.label, barSearchTexts.placeholder),
    orders:
      orders === parcels ? ofParcels : orders ? search(orders, 'q', orderLabel, orderPlaceholder) : null,
    parcels: ofParcels,
    profile: user?.role === 'Company' && !user.team ? `/company/${user.id}` : null,
  }
}

function search(to: string, name: string, label: Text, placeholder: Text): Search {
  return { to, field: { name, 'aria-label': textOf(label), placeholder: textOf(placeholder) } }
}

/** Where who works here finds an order, by its number, its buyer or its beer: all of a brewery, or of the shop. */
function ordersOf({ id, role, team, staff }: SessionUser): string | null {
  if (role === 'Admin') return staffMay(staff, 'read-desk') ? '/admin/orders' : null
  if (role !== 'Company' || team?.role === 'none') return null
  return team?.role === 'packer' ? parcelsPath(id) : `/company/${id}/sales`
}

function parcelsPath(companyId: string): string {
  return `/company/${companyId}/parcels`
}
