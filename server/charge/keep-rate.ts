import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { AskedSource, ExchangedCurrency } from '#contract/charge-currencies.ts'
import type { Transaction } from '#database/open-pool.ts'
import { exchangeRates } from '#database/schema.ts'
import type { ToldRate } from '../ports/told-rate.ts'
import type { Services } from '../services.ts'
import { lockRates } from './lock-rates.ts'

/** A rate that stays the same is written down so often while one may be used: a row says that it was heard again. */
const TIMES_IN_ITS_LIFE = 4
const HOUR_MS = 3_600_000

/**
 * Writes down what a source tells, unless that stands there already. Near the last rate that it told, or that an admin
 * typed, it is used; further away it waits for an admin's word, and one that was refused is not asked about again. Whatever
 * waited before is overtaken, of a currency that is charged no more too.
 */
export async function keepRate(
  { db, env, log }: Pick<Services, 'db' | 'env' | 'log'>,
  told: ToldRate & { currency: ExchangedCurrency; source: AskedSource },
): Promise<void> {
  const { currency, source, rate, validFrom } = told
  const waits = await db.transaction(async (tx) => {
    await lockRates(tx)
    const [last] = await tx
      .select()
      .from(exchangeRates)
      .where(and(eq(exchangeRates.currency, currency), ne(exchangeRates.source, 'admin')))
      .orderBy(desc(exchangeRates.id))
      .limit(1)
    const accepted = await lastAccepted(tx, currency)
    const share = env.EXCHANGE_RATE_MAX_CHANGE_PERCENT / 100
    const isNear = !accepted.length || accepted.some((each) => Math.abs(Number(rate) - each) <= each * share)
    const state = isNear ? 'usable' : 'waiting'
    if (last && Number(last.rate) === Number(rate)) {
      if (last.state === 'refused' && !isNear) return false
      const tellAgainMs = (env.EXCHANGE_RATE_MAX_AGE_HOURS * HOUR_MS) / TIMES_IN_ITS_LIFE
      const isYoung = Date.now() - last.fetchedAt.getTime() < tellAgainMs
      if (isYoung && last.state === state && last.source === source) return false
    }
    await tx.update(exchangeRates).set({ state: 'overtaken' }).where(eq(exchangeRates.state, 'waiting'))
    await tx
      .insert(exchangeRates)
      .values({ currency, source, rate, validFrom, state, fetchedAt: sql`clock_timestamp()` })
    return state === 'waiting'
  })
  if (waits)
    log.warn({ currency, rate, source }, 'an exchange rate is far from the last one: it waits for an admin')
}

/** What a new rate is measured by: the last one that was told and used, and the last that an admin typed. */
async function lastAccepted(tx: Transaction, currency: ExchangedCurrency): Promise<number[]> {
  const isAdmins = sql`${exchangeRates.source} = 'admin'`
  const found = await tx
    .selectDistinctOn([isAdmins], { rate: exchangeRates.rate })
    .from(exchangeRates)
    .where(and(eq(exchangeRates.currency, currency), eq(exchangeRates.state, 'usable')))
    .orderBy(isAdmins, desc(exchangeRates.id))
  return found.map(({ rate }) => Number(rate))
}
