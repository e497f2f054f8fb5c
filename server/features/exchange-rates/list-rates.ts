import { type SQL, sql } from 'drizzle-orm'
import type { ExchangedCurrency } from '#contract/charge-currencies.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { listRates as call, ListedRate } from '#contract/exchange-rates.ts'
import { RATES_PER_PAGE } from '#contract/limits.ts'
import { rateInUse } from '../../charge/rate-in-use.ts'
import { chargeCurrency } from '../../charge/read-quote.ts'
import type { Services } from '../../services.ts'

type RateRow = ListedRate

/**
 * What cards are charged in, the rate in use, the one that waits, and a page of the history by key: rates that arrive
 * meanwhile move nothing.
 */
export async function listRates(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { before }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  if (env.PAYMENT_SITE === 'USD') return { currency: 'USD', ...NOTHING }
  const currency = chargeCurrency(env)
  const rows = async (from: SQL) => {
    const found = await db.execute<RateRow>(sql`
      SELECT shown.id, trim_scale(rate)::text AS rate, source, state, fetched_at AS at, valid_from AS "validFrom",
             fetched_at + ${env.EXCHANGE_RATE_MAX_AGE_HOURS} * interval '1 hour' AS until,
             reason, users.name AS admin
      FROM (${from}) AS shown LEFT JOIN users ON users.id = admin_id
      ORDER BY shown.id DESC`)
    return found.rows.map(asListed)
  }
  const [known, [used], [waiting], listed] = await Promise.all([
    db.execute<{ currency: ExchangedCurrency | null }>(sql`SELECT ${currency} AS currency`),
    rows(rateInUse(currency, env)),
    rows(sql`SELECT * FROM exchange_rates WHERE currency = ${currency} AND state = 'waiting'`),
    rows(sql`
      SELECT * FROM exchange_rates
      WHERE currency = ${currency} AND (${before ?? null}::uuid IS NULL OR id < ${before ?? null}::uuid)
      ORDER BY id DESC LIMIT ${RATES_PER_PAGE + 1}`),
  ])
  const rates = listed.slice(0, RATES_PER_PAGE)
  return {
    currency: known.rows[0]!.currency,
    used: used ?? null,
    waiting: waiting ?? null,
    rates,
    next: listed.length > rates.length ? rates.at(-1)!.id : null,
  }
}

const NOTHING = { used: null, waiting: null, rates: [], next: null }

function asListed(row: RateRow): ListedRate {
  const iso = (instant: string) => new Date(instant).toISOString()
  return { ...row, at: iso(row.at), validFrom: iso(row.validFrom), until: iso(row.until) }
}
