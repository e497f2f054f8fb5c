import { eq, sql } from 'drizzle-orm'
import * as accountWords from '#contract/texts/account-words.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Transaction } from '#database/open-pool.ts'
import { apiKeys, beerImports, companies } from '#database/schema.ts'

/**
 * Leaves of a company its name and place, which stand in what it sold: who spoke for it, its address, story and picture
 * are gone, and with its switch its beers go off sale. The caller holds its row and its beers'.
 */
export async function forgetCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.companyId, companyId))
  await tx.delete(beerImports).where(eq(beerImports.companyId, companyId))
  // What they wrote to buyers whom they could not send something.
  await tx.execute(sql`
    UPDATE parcel_removals SET words = ''
    WHERE words <> '' AND order_id IN (SELECT order_id FROM parcels WHERE company_id = ${companyId})
      AND company_id = ${companyId}`)
  // What admins noted about it, or about what it sent.
  await tx.execute(sql`UPDATE work_notes SET words = '' WHERE words <> '' AND company_id = ${companyId}`)
  await tx
    .update(companies)
    .set({
      name: textOf(accountWords.deletedAccount),
      lastName: '',
      document: '',
      phone: '',
      address: '',
      story: '',
      image: '',
      shipsTo: null,
      pausedUntil: null,
      pauseNote: '',
      salesMails: 'each',
      lowStockUnits: null,
      lowStockLookedAt: null,
      waitsSince: null,
      askedWords: '',
      active: false,
    })
    .where(eq(companies.id, companyId))
}
