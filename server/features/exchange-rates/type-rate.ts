import { and, desc, eq, sql } from 'drizzle-orm'
import type { ExchangedCurrency } from '#contract/charge-currencies.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { typeRate as call } from '#contract/exchange-rates.ts'
import { isPlausibleRate, PLAUSIBLE_RATES, TOO_MANY_TIMES } from '#contract/plausible-rate.ts'
import type { Transaction } from '#database/open-pool.ts'
import { exchangeRates } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { lockRates } from '../../charge/lock-rates.ts'
import { chargeCurrency, readQuote } from '../../charge/read-quote.ts'
import type { Services } from '../../services.ts'

/**
 * Uses the rate that an admin types from now on, before all that are told, until it is too old or withdrawn.
 * Refuses: rate-implausible; no-rate-needed (charged in dollars, site not known); rate-changed (another one is in use than
 * they saw); rate-too-far (ten times the last one or more, a tenth or less).
 */
export async function typeRate(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { rate, seen, reason }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isPlausibleRate(rate)) return refuse('rate-implausible', PLAUSIBLE_RATES)
  return db.transaction(async (tx) => {
    await lockRates(tx)
    const found = await tx.execute<{ currency: ExchangedCurrency | null }>(
      sql`SELECT ${chargeCurrency(env)} AS currency`,
    )
    const currency = found.rows[0]?.currency
    if (!currency) return refuse('no-rate-needed')
    const inUse = (await readQuote(tx, env))?.rate ?? ''
    if (inUse !== seen) return refuse('rate-changed')
    const last = await lastUsable(tx, currency, rate)
    if (last?.isTooFar) return refuse('rate-too-far', { last: last.rate })
    const [typed] = await tx
      .insert(exchangeRates)
      .values({
        ...{ currency, rate, reason, source: 'admin', state: 'usable', adminId: actor.userId },
        ...{ fetchedAt: sql`clock_timestamp()`, decidedAt: sql`clock_timestamp()` },
      })
      .returning({ id: exchangeRates.id })
    const { id } = typed!
    await recordAudit(tx, actor, {
      action: 'rate-typed',
      subject: { kind: 'rate', id, name: currency },
      reason,
      facts: { currency, before: { rate: inUse }, after: { rate } },
    })
    return { id }
  })
}

/** The last rate that could be used, however old, and whether a new one is too far from it: compared exactly. */
async function lastUsable(tx: Transaction, currency: ExchangedCurrency, rate: string) {
  const [last] = await tx
    .select({
      rate: sql<string>`trim_scale(${exchangeRates.rate})::text`,
      isTooFar: sql<boolean>`${rate}::numeric >= ${exchangeRates.rate} * ${TOO_MANY_TIMES}
        OR ${rate}::numeric * ${TOO_MANY_TIMES} <= ${exchangeRates.rate}`,
    })
    .from(exchangeRates)
    .where(and(eq(exchangeRates.currency, currency), eq(exchangeRates.state, 'usable')))
    .orderBy(desc(exchangeRates.id))
    .limit(1)
  return last
}
