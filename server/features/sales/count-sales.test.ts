import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { parcels } from '#database/schema.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { createCountSales } from './count-sales.ts'

const checkout = useCheckout()

/** A brewery that sells orders of two lines, for 13 dollars each. */
async function aBrewery() {
  const services = checkout.with()
  const one = await aBeer(checkout.db, { priceCents: 450, onHand: 50 })
  const { companyId } = one
  const two = await aBeer(checkout.db, { companyId, priceCents: 400, onHand: 50 })
  const buyer = await aBuyer(checkout.db)
  const sell = async (minutesAgo: number) => {
    const wanted = [
      { id: one.id, quantity: 2 },
      { id: two.id, quantity: 1 },
    ]
    const { orderId } = await aPaidOrder(services, buyer.id, wanted)
    await checkout.db
      .update(parcels)
      .set({ createdAt: sql`now() - ${minutesAgo} * interval '1 minute'` })
      .where(eq(parcels.orderId, orderId))
  }
  return { companyId, sell }
}
const sold = (orders: number) => ({
  ...{ orders, lines: orders * 2 },
})

test('what was counted once is remembered, and what was sold since is added, each time', async () => {
  const { companyId, sell } = await aBrewery()
  const countSales = createCountSales(checkout.db)
  expect(await countSales(companyId)).toEqual(sold(0))
  await sell(5)
  expect(await countSales(companyId)).toEqual(sold(1))
  const another = createCountSales(checkout.db)
  await sell(60)
  await sell(11)
  for (let again = 0; again < 3; again++) expect(await another(companyId.toUpperCase())).toEqual(sold(3))
  await sell(0)
  expect(await another(companyId)).toEqual(sold(4))
  expect(await another((await aBrewery()).companyId)).toEqual(sold(0))
})

test('after an hour it is counted anew', async () => {
  const { companyId, sell } = await aBrewery()
  const countSales = createCountSales(checkout.db)
  await countSales(companyId)
  // Somebody puts an old sale into the books by hand.
  await sell(60)
  expect(await countSales(companyId)).toEqual(sold(0))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001)
  expect(await countSales(companyId)).toEqual(sold(1))
  vi.restoreAllMocks()
})
