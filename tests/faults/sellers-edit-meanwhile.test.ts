import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { beers } from '#database/schema.ts'
import { changeBeer } from '#server/features/catalogue/change-beer.ts'
import { postReview } from '#server/features/reviews/post-review.ts'
import { changeBeerForAdmin } from '#server/journeys/catalogue/change-beer-for-admin.ts'
import { expireHolds } from '#server/journeys/orders/expire-holds.ts'
import { openPayment } from '#server/journeys/orders/open-payment.ts'
import { placeOrder } from '#server/journeys/orders/place-order.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { BUYER } from '#server/journeys/people/buyer-kind.ts'
import { COMPANY } from '#server/journeys/people/company-kind.ts'
import { switchPerson } from '#server/journeys/people/switch-person.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { type TestCheckout, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { TRIAL_SITES } from './trial-sites.ts'

const checkout = useCheckout({ poolSize: 16, sites: TRIAL_SITES })
const SECONDS = 4
/** A busy machine gets less done in that time: then they go on until each thing was done once. */
const SECONDS_AT_MOST = 120

const any = <Value>(list: Value[]): Value => list[Math.floor(Math.random() * list.length)]!

test('what sellers and the administration change while buyers pay loses no unit and no cent', async () => {
  const { db, database } = checkout
  // One shop whose account moved to another country: orders of both are open side by side.
  const [services, elsewhere] = [checkout.with({ HOLD_SECONDS: '1' }), checkout.with({ HOLD_SECONDS: '1' })]
  const breweries = await Promise.all([aCompany(db), aCompany(db)])
  const shelf = await Promise.all(
    Array.from({ length: 6 }, (_, at) => aBeer(db, { companyId: breweries[at % 2]!.id, onHand: 30 })),
  )
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(db)))
  const { id: userId, name } = await aLoggedInAdmin(services)
  const caller = { access: true, id: userId, role: 'Admin' as const, name }
  const actor = { userId, address: '203.0.113.7', browser: 'Firefox', requestId: 'r1' }
  const done = { paid: 0, refused: 0, changed: 0, switched: 0, reviewed: 0 }

  async function buy(services: TestCheckout) {
    const buyer = any(buyers)
    const products = shelf.filter(() => Math.random() < 0.5).map(({ id }) => ({ id, quantity: 1 }))
    if (!products.length) return
    const placed = await placeOrder(services, buyer.id, { products })
    if (isRefusal(placed)) return done.refused++
    const opened = await openPayment(services, placed.orderId)
    if (isRefusal(opened) || Math.random() < 0.2) return
    await settlePayment(services, services.payments.pay(placed.orderId))
    done.paid++
    const review = { rate: 1 + Math.floor(Math.random() * 5), productId: any(products).id, comment: '' }
    if (!isRefusal(await postReview(db, { access: true, id: buyer.id, role: 'Person', name: 'Ana' }, review)))
      done.reviewed++
  }

  async function edit() {
    const { id, companyId } = any(shelf)
    const [shown] = await db.select().from(beers).where(eq(beers.id, id))
    const { onHand } = shown!
    const record = {
      name: 'Bruma',
      description: 'Resina y pomelo.',
      type: 'IPA' as const,
      presentation: 'Lata 473 ml',
      ABV: 6,
      IBU: 60,
      price: any([3.5, 4, 4.5]),
      status: Math.random() < 0.9,
      stockShown: onHand,
      stock: Math.max(0, onHand + any([-3, -1, 2, 6])),
    }
    const seller = { access: true, id: companyId, role: 'Company' as const, name: 'Una' }
    if (!isRefusal(await changeBeer(services, id, record, seller))) done.changed++
  }

  async function administer() {
    const status = Math.random() < 0.7
    await switchPerson(services, COMPANY, actor, { id: any(breweries).id, status })
    await switchPerson(services, BUYER, actor, { id: any(buyers).id, status })
    const { id, companyId } = any(shelf)
    await changeBeerForAdmin(services, id, { companyId, status }, { caller, actor })
    done.switched++
  }

  const startedAt = Date.now()
  const seconds = () => (Date.now() - startedAt) / 1000
  const isEnough = () => Object.values(done).every((times) => times > 0) || seconds() > SECONDS_AT_MOST
  const keepOn = async (act: () => Promise<unknown>) => {
    while (seconds() < SECONDS || !isEnough()) await act()
  }
  await Promise.all([
    ...Array.from({ length: 8 }, (_, at) => keepOn(() => buy(at % 2 ? elsewhere : services))),
    ...Array.from({ length: 3 }, () => keepOn(edit)),
    keepOn(administer),
    keepOn(() => expireHolds(services)),
  ])

  expect(await findBrokenInvariants(database.pool)).toEqual([])
  for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(0)
  const { rows } = await database.pool.query(
    'SELECT DISTINCT charge_currency AS currency FROM orders WHERE paid_at IS NOT NULL AND charge_cents > 0 ORDER BY 1',
  )
  expect(rows).toEqual([{ currency: 'ARS' }, { currency: 'CLP' }])
}, 300_000)
