import { sql } from 'drizzle-orm'
import type { ExchangedCurrency } from '#contract/charge-currencies.ts'
import { chargeWatch } from '#database/schema.ts'
import { isProviderFailure } from '../ports/payment-provider.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings/env.ts'
import { keepRate } from './keep-rate.ts'
import { learnAccount } from './learn-account.ts'
import { chargeCurrency, readQuote } from './read-quote.ts'
import { watchCharging } from './watch-charging.ts'

/** Without a rate that can be used nobody waits longer than this for the next try. */
const RETRY_SECONDS = 60

type Parts = Pick<Services, 'db' | 'env' | 'log' | 'payments' | 'rateSources'>

/** How often the sweep looks whether it is time to ask. */
export function looksEverySeconds({
  EXCHANGE_RATE_EVERY_SECONDS: every,
}: Pick<Settings, 'EXCHANGE_RATE_EVERY_SECONDS'>): number {
  return Math.min(RETRY_SECONDS, every)
}

/**
 * Learns the account's site where no setting names it, asks for the rate of its currency when it is time, and tells the
 * log once when nobody can be charged any more, and once when they can again. At start, and then again and again; of
 * several processes one asks. An account that is charged in dollars asks nobody.
 * @param starting true: the account may be another than it was, and without a rate nobody leaves the asking to a process
 *   that went before, which may be gone
 * @returns at a start: the account's site where it is one that we do not know
 */
export async function followRates(services: Parts, { starting = false } = {}): Promise<string | undefined> {
  const { db, env } = services
  const unknownSite = starting && !env.PAYMENT_SITE ? await learnAccount(services) : undefined
  if (env.PAYMENT_SITE !== 'USD' && (await isOurTurn(services, starting))) {
    if (!starting && !env.PAYMENT_SITE) await learnAccount(services)
    const found = await db.execute<{ currency: ExchangedCurrency | null }>(
      sql`SELECT ${chargeCurrency(env)} AS currency`,
    )
    const currency = found.rows[0]?.currency
    if (currency) await askForRate(services, currency)
  }
  await watchCharging(services)
  return unknownSite
}

/** Claims the asking: true for one process in EXCHANGE_RATE_EVERY_SECONDS, and sooner while nobody can be charged. */
async function isOurTurn({ db, env }: Parts, starting: boolean): Promise<boolean> {
  const every = env.EXCHANGE_RATE_EVERY_SECONDS
  const stuckSeconds = starting ? 0 : looksEverySeconds(env)
  const seconds = (await readQuote(db, env)) ? every : stuckSeconds
  const due = sql`coalesce(${chargeWatch.askedAt}, '-infinity') <= now() - ${seconds} * interval '1 second'`
  const claimed = await db
    .insert(chargeWatch)
    .values({ askedAt: sql`now()` })
    .onConflictDoUpdate({ target: chargeWatch.only, set: { askedAt: sql`now()` }, setWhere: due })
    .returning({ askedAt: chargeWatch.askedAt })
  return claimed.length > 0
}

/** The first of the sources that answers is believed; the last good rate stands where none does. */
async function askForRate(services: Parts, currency: ExchangedCurrency): Promise<void> {
  const { rateSources, log } = services
  for (const source of rateSources) {
    const told = await source.readRate(currency)
    if (!isProviderFailure(told)) return keepRate(services, { ...told, currency, source: source.name })
    log.warn(
      { source: source.name, reason: told.message },
      'a source of exchange rates does not say what a dollar costs',
    )
  }
}
