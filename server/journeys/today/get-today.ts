import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { TODAY_ROWS } from '#contract/limits.ts'
import type { Today } from '#contract/today.ts'
import { getBalance } from '../../features/sales/get-balance.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { readApproval } from '../approvals/approval-of.ts'
import { countWaitingComplaints } from '../complaints/count-waiting.ts'
import { addDays } from '../figures/calendar.ts'
import { findEndingSoon } from '../figures/find-running-out.ts'
import { ownCompany } from '../figures/own-company.ts'
import { readWaitingThreads } from '../order-messages/list-threads.ts'
import { readPause } from '../pauses/read-pause.ts'
import { findSoldOut } from './find-sold-out.ts'
import { newestUnanswered } from './newest-unanswered.ts'
import { readWaitingParcels } from './read-waiting-parcels.ts'
import { sumSoldLately } from './sum-sold-lately.ts'
import { whatIsMissing } from './what-is-missing.ts'

/** A company's day: each part says what the page says that it leads to. Refuses: user-not-found (no such company, or somebody else's). */
export async function getToday(
  services: Pick<Services, 'db' | 'env'>,
  id: string,
  caller: SessionUser,
): Promise<Today | Refusal> {
  const { db, env } = services
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const day = shopDay(env)
  const weekFrom = addDays(day, -6)
  const [
    parcels,
    ending,
    soldOut,
    sold,
    balance,
    reviews,
    messages,
    missing,
    { pause },
    complaints,
    approval,
  ] = await Promise.all([
    readWaitingParcels(db, companyId),
    findEndingSoon(db, companyId),
    findSoldOut(db, companyId),
    sumSoldLately(db, companyId, { from: weekFrom, today: day }, env.SHOP_TIMEZONE),
    // What the shop owes and has paid out is its owner's to know.
    caller.team ? { balances: [] } : getBalance(db, companyId, caller),
    newestUnanswered(db, companyId),
    readWaitingThreads(db, companyId),
    whatIsMissing(services, companyId),
    readPause(db, companyId, day),
    countWaitingComplaints(db, companyId),
    readApproval(db, companyId),
  ])
  if (isRefusal(balance)) return balance
  return {
    ...{ day, weekFrom, parcels, soldOut, reviews, messages, missing, pause, complaints, approval },
    ending: {
      count: ending.length,
      beers: ending.slice(0, TODAY_ROWS).map(({ soldLately: _, ...beer }) => beer),
    },
    ...sold,
    balances: balance.balances,
  }
}
