import { eq, sql } from 'drizzle-orm'
import { PAYMENT_SITES, type PaymentSite } from '#contract/charge-currencies.ts'
import { paymentAccount } from '#database/schema.ts'
import { isProviderFailure } from '../ports/payment-provider.ts'
import type { Services } from '../services.ts'

const isSite = (site: string): site is PaymentSite => Object.hasOwn(PAYMENT_SITES, site)

/**
 * Asks the provider whose account collects, and remembers its site, and the least and the most that it can be paid at once. Without an answer the remembered one stands; a site
 * that we do not know is an error in the log, and is remembered as little.
 * @returns the code of a site that we do not know, or undefined when the answer was no such thing
 */
export async function learnAccount({
  db,
  payments,
  log,
}: Pick<Services, 'db' | 'payments' | 'log'>): Promise<string | undefined> {
  const told = await payments.readAccount()
  const [remembered] = await db.select().from(paymentAccount).where(eq(paymentAccount.only, true))
  if (isProviderFailure(told)) {
    const { message: reason } = told
    log.warn({ reason, site: remembered?.site }, 'the provider does not say where its account was opened')
    return undefined
  }
  const { collectorId, site, leastCents, mostCents } = told
  if (!isSite(site)) {
    log.error({ site }, 'the account was opened on a site that cannot charge here')
    return site
  }
  if (remembered && remembered.site !== site) {
    log.warn({ from: remembered.site, to: site }, 'cards are charged on another site from now on')
  }
  const isSame = remembered?.site === site
  const facts = {
    ...{ collectorId, site, learnedAt: sql`now()` },
    leastCents: leastCents ?? (isSame ? remembered.leastCents : null),
    mostCents: mostCents ?? (isSame ? remembered.mostCents : null),
  }
  await db
    .insert(paymentAccount)
    .values(facts)
    .onConflictDoUpdate({ target: paymentAccount.only, set: facts })
  return undefined
}
