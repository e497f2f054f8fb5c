import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import { followedCompanies, savedBeers } from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

type Saved = Pick<DataExport, 'savedBeers' | 'followedCompanies'>

const OF_SAVED = columnsLess<typeof savedBeers, Saved['savedBeers'][number]>(savedBeers, {
  userId: 'stands at the account',
  centsThen: 'given as the price in dollars',
})
const OF_FOLLOWED = columnsLess<typeof followedCompanies, Saved['followedCompanies'][number]>(
  followedCompanies,
  { userId: 'stands at the account' },
)

/** The beers that somebody saved and the breweries that they follow, newest first. */
export async function exportSaved(tx: Transaction, { userId }: OwnAccount): Promise<Saved> {
  return {
    savedBeers: await rows(
      tx,
      sql`SELECT ${OF_SAVED}, cents_then / 100.0 AS "priceThen",
                 (SELECT name FROM beers WHERE beers.id = beer_id) AS "beerName"
          FROM saved_beers WHERE user_id = ${userId} ORDER BY since DESC, beer_id`,
    ),
    followedCompanies: await rows(
      tx,
      sql`SELECT ${OF_FOLLOWED}, (SELECT company FROM companies WHERE companies.id = company_id) AS company
          FROM followed_companies WHERE user_id = ${userId} ORDER BY since DESC, company_id`,
    ),
  }
}
