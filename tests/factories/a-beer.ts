import type { Database } from '#database/open-pool.ts'
import { beers, companies, stockMovements } from '#database/schema.ts'

type Beer = typeof beers.$inferSelect

/** A brewery that nobody signs in as: where beers come from in tests that are not about breweries. */
export async function aCompany(db: Database, facts: Partial<typeof companies.$inferInsert> = {}) {
  const [company] = await db
    .insert(companies)
    .values({ company: 'Birra del Valle', country: 'Chile', state: 'Valparaíso', city: 'Quilpué', ...facts })
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
