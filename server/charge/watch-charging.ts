import { eq, isNotNull, sql } from 'drizzle-orm'
import { chargeWatch, paymentAccount } from '#database/schema.ts'
import type { Services } from '../services.ts'
import { readQuote } from './read-quote.ts'

/**
 * Notes since when nobody can be charged, for the work list, and tells the log: once at error level when that begins, and
 * once when it is over, whichever process finds out.
 */
export async function watchCharging({ db, env, log }: Pick<Services, 'db' | 'env' | 'log'>): Promise<void> {
  if (await readQuote(db, env)) {
    const ended = await db
      .update(chargeWatch)
      .set({ stuckSince: null, missing: null })
      .where(isNotNull(chargeWatch.stuckSince))
      .returning({ only: chargeWatch.only })
    if (ended.length) log.warn('cards can be charged again')
    return
  }
  const [account] = await db.select().from(paymentAccount).where(eq(paymentAccount.only, true))
  const missing = env.PAYMENT_SITE || account ? 'rate' : 'site'
  const stuck = { stuckSince: sql`now()`, missing } as const
  const begun = await db
    .insert(chargeWatch)
    .values(stuck)
    .onConflictDoUpdate({
      target: chargeWatch.only,
      set: stuck,
      setWhere: sql`${chargeWatch.missing} IS DISTINCT FROM ${missing}`,
    })
    .returning({ only: chargeWatch.only })
  if (begun.length)
    log.error({ missing }, 'no card can be charged: no payment page is opened until that is known')
}
