import { type SQL, sql } from 'drizzle-orm'
import { PAYMENT_SITES } from '#contract/charge-currencies.ts'

const WHOLE = Object.values(PAYMENT_SITES).flatMap(({ currency, decimals }) =>
  decimals === 0 ? [currency] : [],
)

/**
 * SQL of the smallest amount of a charge currency, in hundredths: 100 where it has no decimals. What is shared among several is
 * shared in these, or nobody could pay it.
 * @param currency an expression of one of the charge currencies
 */
export function chargeStep(currency: SQL): SQL {
  return sql`CASE WHEN ${currency} = ANY(${sql.param(WHOLE)}::text[]) THEN 100 ELSE 1 END`
}
