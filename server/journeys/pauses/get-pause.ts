import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Pause } from '#contract/pauses.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { ownCompany } from '../figures/own-company.ts'
import { readPause } from './read-pause.ts'

/** Whether a company is away. Refuses: user-not-found (no such company, or somebody else's). */
export async function getPause(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  caller: SessionUser,
): Promise<Pause | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  return isRefusal(companyId) ? companyId : readPause(db, companyId, shopDay(env))
}
