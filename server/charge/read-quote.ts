import { sql } from 'drizzle-orm'
import { PAYMENT_SITES } from '#contract/charge-currencies.ts'
import { executePrepared } from '#database/execute-prepared.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import type { Env } from '../settings/env.ts'
import { IN_DOLLARS, type Quote } from './quote.ts'
import { rateInUse } from './rate-in-use.ts'

export type QuoteSettings = Pick<Env, 'PAYMENT_SITE' | 'EXCHANGE_RATE_MAX_AGE_HOURS'>

/** The sites' currencies as rows (code, currency). */
const SITES = sql.join(
  Object.entries(PAYMENT_SITES).map(([code, { currency }]) => sql`(${code}, ${currency})`),
  sql`, `,
)

/** The currency that cards are charged in, or null while the account's site is not known; an expression of SQL. */
export function chargeCurrency({ PAYMENT_SITE: site }: Pick<Env, 'PAYMENT_SITE'>) {
  return sql`(SELECT currency FROM (VALUES ${SITES}) AS sites (code, currency)
              WHERE code = coalesce(${site ?? null}::text, (SELECT site FROM payment_account)))`
}

/**
 * How dollars become what a card is charged now: an admin's own rate while it is young, else the newest young one of those
 * who are asked; with what the account takes at once. One statement over an index, and none where the account is charged in dollars.
 * @returns undefined while the account's site is not known, or no rate is usable: nobody can be charged then
 */
export async function readQuote(db: Database | Transaction, env: QuoteSettings): Promise<Quote | undefined> {
  if (env.PAYMENT_SITE === 'USD') return IN_DOLLARS
  const found = await executePrepared<Omit<Exclude<Quote, typeof IN_DOLLARS>, 'at'> & { at: string }>(
    db,
    sql`
    SELECT currency, trim_scale(rate)::text AS rate, source, fetched_at AS at, least_cents AS "leastCents",
           most_cents AS "mostCents"
    FROM (${rateInUse(chargeCurrency(env), env)}) AS used
    LEFT JOIN payment_account
      ON currency = (SELECT sites.currency FROM (VALUES ${SITES}) AS sites (code, currency) WHERE code = site)`,
  )
  const [used] = found.rows
  return used && ({ ...used, at: new Date(used.at) } as Quote)
}
