import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { beers } from '#database/schema.ts'

/** A deleted company's pictures of its beers are dropped; what was bought keeps the one that its buyer saw. */
export async function forgetBeerPictures(tx: Transaction, companyId: string): Promise<void> {
  await tx
    .update(beers)
    .set({ image: '' })
    .where(and(eq(beers.companyId, companyId), ne(beers.image, '')))
}
