import type { ApiKey } from '#contract/api-keys.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Services } from '../../services.ts'
import { ownCompany } from '../figures/own-company.ts'
import { readKeys } from './read-keys.ts'

/** The keys of the caller's company. Refuses: user-not-found (somebody else's). */
export async function listKeys(
  { db }: Pick<Services, 'db'>,
  id: string,
  caller: SessionUser,
): Promise<{ keys: ApiKey[] } | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  return isRefusal(companyId) ? companyId : readKeys(db, companyId)
}
