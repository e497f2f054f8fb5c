import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beers } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from './a-beer.ts'
import { aRefundOf, aSale } from './a-sale.ts'

const database = useTestDatabase()

test('a sale, one for nothing and one that was paid back in part are as the shop leaves them', async () => {
  const imported = await aCompany(database.db, { userId: null })
  const [dear, free, strange] = [
    await aBeer(database.db, { priceCents: 900 }),
    await aBeer(database.db, { priceCents: 0 }),
    await aBeer(database.db, { companyId: imported.id }),
  ]
  await aSale(database.db, '2026-03-10T12:00:00Z', [{ beer: free, quantity: 3 }])
  const sale = await aSale(database.db, '2026-03-11T12:00:00Z', [
    { beer: dear, quantity: 2 },
    { beer: strange, quantity: 1 },
  ])
  await aRefundOf(database.db, sale, { beer: dear, quantity: 1 })
  expect(await findBrokenInvariants(database.pool)).toEqual([])
  const [kept] = await database.db.select().from(beers).where(eq(beers.id, dear.id))
  expect(kept).toMatchObject({ onHand: 10, unitsSold: 2, soldCents: 900 })
})
