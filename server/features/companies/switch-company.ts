import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'

/** Turns the admins' switch of a company; a trigger turns that of its beers. The caller holds the company and its beers. */
export async function switchCompany(tx: Transaction, companyId: string, active: boolean): Promise<void> {
  await tx.update(companies).set({ active }).where(eq(companies.id, companyId))
}
