import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import { alertChoices, followedCompanies, savedBeers } from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

type Saved = Pick<DataExport, 'savedBeers' | 'followedCompanies' | 'alerts'>

const OF_SAVED = columnsLess<typeof savedBeers, Saved['savedBeers'][number]>(savedBeers, {
  userId: 'stands at the account',
  centsThen: 'given as the price in dollars',
  centsTold: 'given as the price in dollars',
})
const OF_FOLLOWED = columnsLess<typeof followedCompanies, Saved['followedCompanies'][number]>(
  followedCompanies,
  { userId: 'stands at the account' },
)

const OF_ALERTS = columnsLess<typeof alertChoices, NonNullable<Saved['alerts']>>(alertChoices, {
  userId: 'stands at the account',
  stopKey: 'whoever has it may stop their mails',
})

/** The beers that somebody saved and the breweries that they follow, newest first, and which mails they get about them. */
export async function exportSaved(tx: Transaction, { userId }: OwnAccount): Promise<Saved> {
  const [alerts] = await rows<NonNullable<Saved['alerts']>>(
    tx,
    sql`SELECT ${OF_ALERTS} FROM alert_choices WHERE user_id = ${userId}`,
  )
  return {
    alerts: alerts ?? null,
    savedBeers: await rows(
      tx,
      sql`SELECT ${OF_SAVED}, cents_then / 100.0 AS "priceThen", cents_told / 100.0 AS "priceTold",
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
