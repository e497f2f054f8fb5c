import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Waits } from '#contract/today.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMessage } from '#tests/factories/a-message.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()

test('a company is told what waits of its own, and the administration what waits of the shop’s, each up to what a tab says', async () => {
  const services = checkout.with()
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const waits = async ({ send }: { send: typeof seller.send }) => (await send('GET', '/waits')).body as Waits
  expect(await waits(seller)).toEqual({ messages: 0, complaints: 0 })
  const beer = await aBeer(checkout.db, { companyId: seller.id, priceCents: 450, onHand: 500 })
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  await aMessage(services, { orderId, companyId: seller.id })
  expect(await waits(seller)).toEqual({ messages: 1, complaints: 0 })
  expect(await waits(await aLoggedInSeller(services))).toEqual({ messages: 0, complaints: 0 })

  const admin = await aLoggedInAdmin(services)
  const before = await waits(admin)
  expect(before).toEqual({ messages: 0, withdrawals: 0, reports: 0, breweryClaims: 0 })
  await checkout.db.execute(sql`
    INSERT INTO contact_messages (name, email, phone, message, language)
    SELECT 'Ana', 'ana@example.com', '351', 'Hola ' || n, 'es' FROM generate_series(1, 150) AS n`)
  expect(await waits(admin)).toEqual({ ...before, messages: 100 })
  expect((await buyer.send('GET', '/waits')).status).toBe(403)
})
