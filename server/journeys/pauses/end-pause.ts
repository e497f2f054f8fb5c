import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Pause } from '#contract/pauses.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { companies } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { ownCompany } from '../figures/own-company.ts'
import { COMPANY } from '../people/company-kind.ts'
import { readPause } from './read-pause.ts'

/** A company is back before its day, whether it was away or not. Refuses: user-not-found (somebody else's), too-many-requests. */
export async function endPause(
  { db, env, rateLimits }: Pick<Services, 'db' | 'env' | 'rateLimits'>,
  id: string,
  caller: SessionUser,
): Promise<Pause | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const tooOften = await rateLimits.take('pause', companyId)
  if (tooOften) return tooOften
  return inTransaction(db, async (tx) => {
    await COMPANY.holdUser(tx, companyId, false)
    await tx.update(companies).set({ pausedUntil: null, pauseNote: '' }).where(eq(companies.id, companyId))
    return readPause(tx, companyId, shopDay(env))
  })
}
