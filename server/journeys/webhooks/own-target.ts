import { and, eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { webhookTargets } from '#database/schema.ts'
import { ownCompany } from '../figures/own-company.ts'
import { COMPANY } from '../people/company-kind.ts'

export type TargetRow = typeof webhookTargets.$inferSelect
export type TargetId = { id: string; webhookId: string }

/** A target of the caller's own company. Refuses: user-not-found (somebody else's company), not-found. */
export async function ownTarget(
  db: Database,
  { id, webhookId }: TargetId,
  caller: SessionUser,
): Promise<TargetRow | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  return (await findTarget(db, companyId, webhookId)) ?? refuse('not-found')
}

/** The same, held for a change. The user first, as whoever deletes the account does. */
export async function lockOwnTarget(
  tx: Transaction,
  { id, webhookId }: TargetId,
  caller: SessionUser,
): Promise<TargetRow | Refusal> {
  if (caller.id !== id.toLowerCase() || !isUuid(webhookId)) return refuse('not-found')
  const user = await COMPANY.holdUser(tx, caller.id, false)
  if (!user || user.deletedAt) return refuse('user-not-found')
  const [found] = await tx
    .select()
    .from(webhookTargets)
    .where(ofCompany(caller.id, webhookId))
    .for('no key update')
  return found ?? refuse('not-found')
}

async function findTarget(db: Database, companyId: string, webhookId: string) {
  if (!isUuid(webhookId)) return undefined
  const [found] = await db.select().from(webhookTargets).where(ofCompany(companyId, webhookId))
  return found
}

const ofCompany = (companyId: string, webhookId: string) =>
  and(eq(webhookTargets.id, webhookId), eq(webhookTargets.companyId, companyId))
