import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beers, companies } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { untilWaiting } from '#tests/database/until-waiting.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'

const database = useTestDatabase()

test('a beer that is published while its company is switched off is not on sale', async () => {
  const { db } = database
  const company = await aCompany(db)
  let publishing: ReturnType<typeof aBeer> | undefined
  await db.transaction(async (tx) => {
    await tx.update(companies).set({ active: false }).where(eq(companies.id, company.id))
    publishing = aBeer(db, { companyId: company.id })
    await untilWaiting(database.pool)
  })
  expect(await publishing).toMatchObject({ companyActive: false, onSale: false })
})

test('a company that is switched off never meets an order of its beers in a deadlock', async () => {
  const { db } = database
  const { id: companyId } = await aCompany(db)
  // The one with the higher id lies first on the disk.
  const higher = 'ffffffff-ffff-7fff-8fff-ffffffffffff'
  const lower = '00000000-0000-7000-8000-000000000000'
  await aBeer(db, { id: higher, companyId })
  await aBeer(db, { id: lower, companyId })
  let switching: PromiseLike<unknown> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM beers WHERE id = ${lower} FOR NO KEY UPDATE`)
    switching = db
      .update(companies)
      .set({ active: false })
      .where(eq(companies.id, companyId))
      .then(() => 'done')
    await untilWaiting(database.pool)
    await tx.execute(sql`SELECT FROM beers WHERE id = ${higher} FOR NO KEY UPDATE`)
  })
  await switching
  const shelf = await db.select().from(beers).where(eq(beers.companyId, companyId))
  expect(shelf.map(({ onSale }) => onSale)).toEqual([false, false])
})
