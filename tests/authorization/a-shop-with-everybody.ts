import { sql } from 'drizzle-orm'
import { API_SCOPES, type ApiScope } from '#contract/api-scopes.ts'
import { STAFF_PARTS, type StaffPart } from '#contract/staff-roles.ts'
import { sessions } from '#database/schema.ts'
import type { Services } from '#server/services.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aKey } from '#tests/factories/a-key.ts'
import type { TestPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { aStaffMember } from '#tests/factories/a-staff-member.ts'
import { aTargetedBrewery, type TargetedBrewery } from '#tests/factories/a-targeted-brewery.ts'
import { aTeamMember } from '#tests/factories/a-team-member.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

/** What calls are about: the brewery, its buyer, and who stands around them; ids as on the wire. */
export type Target = TargetedBrewery & {
  rivalId: string
  rivalBeerId: string
  outsiderId: string
  adminId: string
  /** An admin who makes no calls. */
  otherAdminId: string
  /** Who packs for the brewery: `users.id`. */
  packerUserId: string
}

/**
 * A brewery with everything and somebody who bought there, a rival that sells too, a buyer who bought nothing from
 * either, and admins. `cookies`: of the browser in which each of them is logged in. `keys`: of the brewery with all scopes and with
 * one each, and the rival's.
 */
export async function aShopWithEverybody(services: Services & { payments: TestPaymentProvider }) {
  const rival = await aLoggedInSeller(services, { company: 'Cervecería Dos' })
  const rivalBeer = await aBeer(services.db, { companyId: rival.id, name: 'Dos Stout' })
  const brewery = await aTargetedBrewery(services, { beerId: rivalBeer.id })
  const outsider = await aLoggedInBuyer(services)
  const admin = await aLoggedInAdmin(services)
  const teamSeller = await aTeamMember(services, brewery.companyId, 'seller')
  const packer = await aTeamMember(services, brewery.companyId, 'packer')
  const staff = {} as Record<StaffPart, string>
  for (const part of STAFF_PARTS) staff[part] = (await aStaffMember(services, part)).headers.cookie
  const target: Target = {
    ...brewery,
    ...{ rivalId: rival.id, rivalBeerId: rivalBeer.id, outsiderId: outsider.id },
    ...{ adminId: admin.id, otherAdminId: brewery.people.admin.id, packerUserId: packer.userId },
  }
  const cookies = {
    visitor: '',
    buyer: brewery.people.buyer.headers.cookie,
    otherBuyer: outsider.headers.cookie,
    seller: brewery.people.seller.headers.cookie,
    teamSeller: teamSeller.headers.cookie,
    packer: packer.headers.cookie,
    rivalSeller: rival.headers.cookie,
    admin: admin.headers.cookie,
    ...staff,
  }
  // That an admin's session is used is written down every few minutes: no change of any call's, however long these tests take.
  await services.db.update(sessions).set({ updatedAt: sql`now() + interval '40 minutes'` })
  const keys = {
    all: await aKey(services, brewery.companyId),
    rival: await aKey(services, rival.id),
    one: new Map<ApiScope, string>(),
  }
  for (const scope of API_SCOPES) keys.one.set(scope, await aKey(services, brewery.companyId, [scope]))
  return { target, cookies, keys }
}
