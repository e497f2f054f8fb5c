import { type SQL, sql } from 'drizzle-orm'
import type { Env } from '../settings/env.ts'

/** The moment before which a rate is too old to be used. */
export function oldestUsable({
  EXCHANGE_RATE_MAX_AGE_HOURS: hours,
}: Pick<Env, 'EXCHANGE_RATE_MAX_AGE_HOURS'>): SQL {
  return sql`now() - ${hours} * interval '1 hour'`
}

/**
 * The row of exchange_rates that a currency's charges use now, or none: what an admin typed or, where they did not, the
 * newest of the others, both while they are young.
 * @param currency an expression of SQL
 */
export function rateInUse(currency: SQL, env: Pick<Env, 'EXCHANGE_RATE_MAX_AGE_HOURS'>): SQL {
  return sql`
    SELECT * FROM exchange_rates
    WHERE currency = ${currency} AND state = 'usable' AND fetched_at > ${oldestUsable(env)}
    ORDER BY source = 'admin' DESC, id DESC LIMIT 1`
}
