import { asc, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { WEBHOOK_TARGETS_MAX } from '#contract/limits.ts'
import type { listWebhooks as call } from '#contract/webhooks.ts'
import type { Database } from '#database/open-pool.ts'
import { webhookTargets } from '#database/schema.ts'
import { ownCompany } from '../figures/own-company.ts'
import { targetsOnWire } from './target-on-wire.ts'

/** All addresses that a company has told. Refuses: user-not-found (no such company, or somebody else's). */
export async function listWebhooks(
  db: Database,
  id: string,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const rows = await db
    .select()
    .from(webhookTargets)
    .where(eq(webhookTargets.companyId, companyId))
    .orderBy(asc(webhookTargets.id))
  return { targets: await targetsOnWire(db, rows), most: WEBHOOK_TARGETS_MAX }
}
