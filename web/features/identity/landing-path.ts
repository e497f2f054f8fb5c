import type { SessionUser } from '#contract/identity.ts'
import { staffMay } from '#contract/staff-roles.ts'

type LogIn = {
  user: Pick<SessionUser, 'id' | 'role' | 'team' | 'staff'>
  cartUnits: number
  /** Where the visitor wanted to go, checked to be a path of this shop. */
  next?: string | undefined
}

/**
 * Where a log-in leads (specification section 2): a buyer to the shop, or to the cart that they have filled; a seller
 * home, or where a member of its team works; an admin to the panel, or to the day of the shop who is not let in there. It is the log-in itself that leads there, so once a session.
 * Who came from a page of the shop goes back to it; but the cart is no page of a seller's or an admin's.
 */
export function landingPath({ user, cartUnits, next }: LogIn): string {
  const { role } = user
  const mayFollow = next && (role === 'Person' || !/^\/cart\b/.test(next))
  if (mayFollow) return next
  if (role === 'Person') return cartUnits > 0 ? '/cart' : '/shop'
  if (role === 'Admin') return staffMay(user.staff, 'read-desk') ? '/admin' : '/admin/today'
  return workOf(user) ?? '/home'
}

/** Where somebody of a brewery's team begins: a packer at what has to leave, whoever sells at the day, others at their account. */
function workOf({ id, team }: LogIn['user']): string | undefined {
  if (!team) return undefined
  return { packer: `/company/${id}/parcels`, seller: `/company/${id}/today`, none: '/account' }[team.role]
}
