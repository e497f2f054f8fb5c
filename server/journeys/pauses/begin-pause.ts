import { eq } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { PAUSE_MOST_DAYS } from '#contract/limits.ts'
import type { beginPause as call, Pause } from '#contract/pauses.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import { textOf } from '#contract/texts/text.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { companies } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { addDays } from '../figures/calendar.ts'
import { ownCompany } from '../figures/own-company.ts'
import { COMPANY } from '../people/company-kind.ts'
import { readPause } from './read-pause.ts'

/**
 * A company goes away until a day, or changes until when. Its gate is closed meanwhile: whoever places an order of its beers is
 * past it before, and has what they ordered, or sees the pause. A trigger tells its beers, which lists and counts begin with.
 * Refuses: user-not-found (somebody else's, deleted meanwhile), too-many-requests, malformed (a day that is over, or too far).
 */
export async function beginPause(
  { db, env, rateLimits }: Pick<Services, 'db' | 'env' | 'rateLimits'>,
  id: string,
  { until, note = '' }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<Pause | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const today = shopDay(env)
  const lastDay = addDays(today, PAUSE_MOST_DAYS)
  if (until < today || until > lastDay) {
    return refuse('malformed', undefined, { until: textOf(pauseTexts.dayOut, { day: dayWords(lastDay) }) })
  }
  const tooOften = await rateLimits.take('pause', companyId)
  if (tooOften) return tooOften
  return inTransaction(db, async (tx) => {
    const user = await COMPANY.holdUser(tx, companyId, true)
    if (!user || user.deletedAt) return refuse('user-not-found')
    await tx.update(companies).set({ pausedUntil: until, pauseNote: note }).where(eq(companies.id, companyId))
    return readPause(tx, companyId, today)
  })
}
