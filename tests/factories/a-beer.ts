import { randomUUID } from 'node:crypto'
import type { Database } from '#database/open-pool.ts'
import { beers, companies, stockMovements, users } from '#database/schema.ts'

type Beer = typeof beers.$inferSelect

let breweries = 0

async function aSellersUser(db: Database): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ name: 'Eva Malta', email: `eva-${randomUUID()}@example.com`, role: 'Company' })
    .returning()
  return user!.id
}

/**
 * A brewery under a name of its own: where beers come from in tests that are not about breweries. Somebody sells for it,
 * though nobody signs in; `userId: null` makes one that was imported.
 */
export async function aCompany(db: Database, facts: Partial<typeof companies.$inferInsert> = {}) {
  const userId = facts.userId === undefined ? await aSellersUser(db) : facts.userId
  const [company] = await db
    .insert(companies)
    .values({
      company: `Birra del Valle ${++breweries}`,
      country: 'Chile',
      state: 'Valparaíso',
      city: 'Quilpué',
      ...facts,
      userId,
    })
    .returning()
  return company!
}

/** A beer on sale with 10 units on hand (and the movement that put them there), of a brewery of its own unless told. */
export async function aBeer(db: Database, facts: Partial<typeof beers.$inferInsert> = {}): Promise<Beer> {
  const companyId = facts.companyId ?? (await aCompany(db)).id
  const [beer] = await db
    .insert(beers)
    .values({
      name: 'Ñandú IPA',
      description: 'Lúpulo patagónico, resina y pomelo.',
      type: 'IPA',
      presentation: 'Lata 473 ml',
      abvPercent: 6.5,
      ibu: 62,
      priceCents: 450,
      onHand: 10,
      ...facts,
      companyId,
    })
    .returning()
  if (beer!.onHand > 0) {
    await db.insert(stockMovements).values({ beerId: beer!.id, units: beer!.onHand, cause: 'put' })
  }
  return beer!
}
