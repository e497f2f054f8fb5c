import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import type { listWork } from '#contract/work-list.ts'
import { companies, parcels } from '#database/schema.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'

const checkout = useCheckout()

test('an order says what of it waits and how its breweries are asked, as the list does, and what people did besides paying', async () => {
  const { services, admin, one, other, aPaidOrder } = await anOrderDesk(checkout.with())
  const { orderId } = await aPaidOrder()
  const fresh = await aPaidOrder()
  await services.db.update(companies).set({ phone: '+54 353 5550100' }).where(eq(companies.id, one.id))
  await services.db
    .update(parcels)
    .set({ createdAt: sql`now() - interval '5 days'` })
    .where(eq(parcels.orderId, orderId))
  await other.send('PUT', `/company/${other.id}/parcels/${orderId}/shipped`, { carrier: 'Andina' })

  const orderOf = async (id: string) => (await admin.send('GET', `/admin/orders/${id}`)).body as DeskOrder
  const order = await orderOf(orderId)
  expect(order.waits).toHaveLength(1)
  expect(order.waits[0]).toMatchObject({
    kind: 'parcel-late',
    parcel: { companyId: one.id, phone: '+54 353 5550100', carrier: '', tracking: '' },
  })
  expect(order.waits[0]!.parcel!.email).toMatch(/@/)
  const list = (await admin.send('GET', '/admin/work?kind=parcel-late')).body as ResponseOf<typeof listWork>
  expect(list.work.filter((row) => row.orderId === orderId)).toEqual(order.waits)
  const contacts = Object.fromEntries(order.parcels.map(({ companyId, phone }) => [companyId, phone]))
  expect(contacts[one.id]).toBe('+54 353 5550100')
  expect(order.deeds.map(({ deed, about }) => [deed, about])).toEqual([['shipped', 'parcel']])
  expect((await orderOf(fresh.orderId)).waits).toEqual([])
})
