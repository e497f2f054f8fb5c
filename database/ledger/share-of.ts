import { type SQL, sql } from 'drizzle-orm'

/** Expressions of one row among those that share something. */
type Sharing = {
  /** What is shared, in hundredths of a currency. */
  cents: SQL
  /** By what this row takes part, what that comes to up to here, this row included, and in all. */
  weight: SQL
  weightSoFar: SQL
  allWeight: SQL
  /** The currency's smallest amount (chargeStep). */
  step: SQL
}

/**
 * SQL of a row's share of an amount, in hundredths; null where nothing has a weight. All rows up to here have theirs together rounded
 * down to the smallest coin, and a row the difference to those before it: no coin is lost, and none is there twice.
 */
export function shareOf({ cents, weight, weightSoFar, allWeight, step }: Sharing): SQL {
  const upTo = (sum: SQL) => sql`div(${cents}::numeric * ${sum}, nullif(${allWeight}, 0) * ${step})`
  return sql`(${step} * (${upTo(weightSoFar)} - ${upTo(sql`(${weightSoFar} - ${weight})`)}))::bigint`
}
