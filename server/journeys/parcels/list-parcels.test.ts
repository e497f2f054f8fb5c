import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { QueryOf } from '#contract/endpoint.ts'
import { isRefusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { orderCode } from '#contract/order-code.ts'
import type { listParcels as call } from '#contract/parcels.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { listParcels } from './list-parcels.ts'

const checkout = useCheckout()

/** Of how many that stand alike the list is to hold all. */
const MOST = 2

/** Five parcels of a brewery, from the oldest on: three that arrived, one to be sent, one whose money went back. */
async function aBusyBrewery() {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id, onHand: 50 })
  const buyer = await aLoggedInBuyer(services)
  const orderIds: string[] = []
  for (let each = 0; each < 5; each++) {
    const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
    await checkout.db.execute(
      sql`UPDATE parcels SET created_at = now() - ${5 - each} * interval '1 hour' WHERE order_id = ${orderId}`,
    )
    orderIds.push(orderId)
  }
  for (const orderId of orderIds.slice(0, 3)) {
    const at = `/company/${seller.id}/parcels/${orderId}`
    await seller.send('PUT', `${at}/shipped`, {
      carrier: 'OCA',
      tracking: `Ñandú ${orderIds.indexOf(orderId)}`,
    })
    await seller.send('PUT', `${at}/delivered`, { idChecked: true })
  }
  await requestRefund(services, { orderId: orderIds[4]!, restock: true, reason: 'all of it' })
  const caller = { id: seller.id, role: 'Company', team: null } as unknown as SessionUser
  const list = async (query: Partial<QueryOf<typeof call>>, most = MOST) => {
    const listed = await listParcels(checkout.db, seller.id, { q: undefined, ...query }, caller, most)
    if (isRefusal(listed)) throw new Error(listed.refused)
    const { parcels, ...counted } = listed
    return { ...counted, shown: parcels.map(({ orderId }) => orderIds.indexOf(orderId)) }
  }
  return { orderIds, list }
}

test('what stands alike is counted up to a limit, and pages end there', async () => {
  const { list } = await aBusyBrewery()
  const none = { pending: false, shipped: false, delivered: false, cancelled: false }
  expect(await list({ state: 'delivered' })).toMatchObject({
    shown: [2, 1],
    counts: { pending: 1, shipped: 0, delivered: 2, cancelled: 1 },
    isMore: { ...none, delivered: true },
    isOfNewest: false,
    totalPages: 1,
  })
  expect(await list({})).toMatchObject({ shown: [4, 3], totalPages: 1 })
  expect(await list({ state: 'delivered', pag: 2 })).toMatchObject({ shown: [] })
  expect(await list({ state: 'delivered' }, 3)).toMatchObject({
    shown: [2, 1, 0],
    counts: { delivered: 3 },
    isMore: none,
  })
  expect(await list({ state: 'pending' })).toMatchObject({ shown: [3] })
  expect(await list({ state: 'cancelled' })).toMatchObject({ shown: [4] })
})

test('each state is sorted by the day on which it was paid, both ways, from its own end on', async () => {
  const { list } = await aBusyBrewery()
  expect(await list({ state: 'delivered', dir: 'asc' })).toMatchObject({
    shown: [0, 1],
    counts: { pending: 1, delivered: 2 },
  })
  expect(await list({ state: 'delivered', dir: 'desc' })).toMatchObject({ shown: [2, 1] })
  expect(await list({ dir: 'asc' }, 5)).toMatchObject({ shown: [0, 1, 2, 3, 4] })
})

test('words are looked for among what is to be sent and the newest, a whole code among all', async () => {
  const { orderIds, list } = await aBusyBrewery()
  // The newest alone is the one whose money went back.
  expect(await list({ q: 'perez' }, 1)).toMatchObject({
    shown: [3],
    isOfNewest: true,
    counts: { delivered: 0 },
  })
  expect(await list({ q: 'perez' }, 5)).toMatchObject({ shown: [3, 2, 1, 0], isOfNewest: false })
  expect(await list({ q: 'nandu 1' }, 5)).toMatchObject({ shown: [1] })
  expect(await list({ q: 'nandu 1' }, 3)).toMatchObject({ shown: [], isOfNewest: true })
  const code = orderCode(orderIds[0]!)
  expect(await list({ q: code }, 1)).toMatchObject({ shown: [0], isOfNewest: false })
  expect(await list({ q: code.slice(2) }, 5)).toMatchObject({ shown: [0] })
  expect(await list({ orders: [code.toLowerCase(), orderIds[1]!] }, 2)).toMatchObject({ shown: [1, 0] })
  expect(await list({ orders: [orderIds[0]!, orderIds[1]!], q: 'nandu 1' }, 2)).toMatchObject({ shown: [1] })
})
