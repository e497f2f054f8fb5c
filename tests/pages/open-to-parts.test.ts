import { beforeAll, describe, expect, test } from 'vitest'
import { STAFF_PARTS, type StaffPart, staffMay } from '#contract/staff-roles.ts'
import { EVERY_PAGE as VISITS } from '#tests/e2e/every-page.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aStaffMember } from '#tests/factories/a-staff-member.ts'
import { guardPage } from '#web/request/guard-pages.ts'
import { aShopToBeRefused } from './a-shop-to-be-refused.ts'
import { EVERY_PAGE } from './every-page.ts'
import { openPage } from './send-page-form.tsx'

/**
 * A page opens whole to whom it is open: no loader asks for what the API refuses them. Calls are held by the authorization matrix,
 * and pages by their handles; this holds the two together.
 */

const PAGES = new Map(EVERY_PAGE.map(({ path, module }) => [path, guardPage(path, module)]))
const checkout = useCheckout()
type People = Parameters<(typeof VISITS)['admin'][number]['at']>[0]
let people: People
let services: ReturnType<typeof checkout.with>
const cookies = {} as Record<StaffPart | 'asBuyer' | 'asSeller', string>

beforeAll(async () => {
  services = checkout.with()
  const shop = await aShopToBeRefused(services)
  const { buyerId, sellerId, beerId, buyerEmail, freeId: orderId, importId } = shop
  people = {
    ...{ buyer: { id: buyerId, email: buyerEmail }, seller: { id: sellerId, email: '' }, orderId, importId },
    beer: { id: beerId, name: 'Roja', companyId: sellerId },
  } as People
  for (const part of STAFF_PARTS) cookies[part] = (await aStaffMember(services, part)).headers.cookie
  const seeAs = async (id: string) => {
    const admin = await aStaffMember(services, 'care')
    await admin.send('POST', '/admin/viewings', { id, reason: 'Llamó por teléfono.' })
    return admin.headers.cookie
  }
  cookies.asBuyer = await seeAs(buyerId)
  cookies.asSeller = await seeAs(sellerId)
})

/** What somebody is answered who opens a page. */
async function open(route: string, at: string, cookie: string): Promise<number> {
  const { status } = await openPage(services, { module: PAGES.get(route)!, path: route, at, cookie })
  return status
}

const mayOpen = (part: StaffPart, route: string) => {
  const { openTo, staff = 'owner' } = PAGES.get(route)!.handle!
  return openTo === 'everybody' || staffMay(part, staff)
}

describe.each(STAFF_PARTS)('of the administration: %s', (part) => {
  test.each(VISITS.admin)('$route', async ({ route, at }) => {
    expect(await open(route, at(people), cookies[part])).toBe(mayOpen(part, route) ? 200 : 404)
  })
})

/** Closed on purpose to who sees as somebody (contract/viewing-calls.ts). */
const CLOSED_WHILE_SEEING = new Set([
  ...['account/payout', 'account/secondFactor', 'account/data', 'account/sessions'],
  ...['company/:id/keys', 'company/:id/webhooks', 'company/:id/messages', 'myShop/:id/messages/:companyId'],
])

/** Their middleware, which does not run here, leads elsewhere before anything is loaded. */
const LEAD_ELSEWHERE = ['pending', 'succes', 'failure']

describe.each([
  ['buyer', 'asBuyer'],
  ['seller', 'asSeller'],
] as const)('seen as a %s', (kind, who) => {
  test.each(VISITS[kind].filter(({ route }) => !LEAD_ELSEWHERE.includes(route)))(
    '$route',
    async ({ route, at, status = 200 }) => {
      const answer = await open(route, at(people), cookies[who])
      expect(answer).toBe(CLOSED_WHILE_SEEING.has(route) ? 403 : status)
    },
  )
})
