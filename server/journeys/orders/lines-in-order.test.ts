import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { readMailOrder } from '#server/features/mail/mail-orders.ts'
import { readPurchases } from '#server/features/purchases/read-purchases.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { getOrder } from '../order-desk/get-order.ts'
import { readParcels } from '../parcels/read-parcels.ts'

const checkout = useCheckout()

test('the lines of an order stand everywhere as they stood in the cart', async () => {
  const services = checkout.with()
  const { id: companyId } = await aCompany(checkout.db)
  const names = ['Malta', 'Ámbar', 'Zonda', 'Bruma']
  const shelf: Awaited<ReturnType<typeof aBeer>>[] = []
  for (const name of names) shelf.push(await aBeer(checkout.db, { companyId, name }))
  // Neither as they were made nor by name.
  const cart = [2, 0, 3, 1].map((at) => shelf[at]!)
  const asInCart = cart.map(({ name }) => name)
  const { id: buyerId } = await aBuyer(checkout.db)
  const { orderId } = await aPaidOrder(
    services,
    buyerId,
    cart.map(({ id }) => ({ id, quantity: 1 })),
  )

  const [purchase] = await readPurchases(checkout.db, sql`orders.id = ${orderId}`, 1)
  expect(purchase!.Items.map(({ name }) => name)).toEqual(asInCart)
  expect((await readMailOrder(checkout.db, orderId)).lines.map(({ name }) => name)).toEqual(asInCart)
  const [parcel] = await readParcels(checkout.db, companyId, [orderId], { role: 'Admin' })
  expect(parcel!.lines.map(({ name }) => name)).toEqual(asInCart)
  const atDesk = await getOrder(checkout.db, orderId)
  expect(isRefusal(atDesk) || atDesk.lines.map(({ name }) => name)).toEqual(asInCart)
  expect(services.payments.requests.get(orderId)?.lines.map(({ name }) => name)).toEqual(asInCart)
})
