import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Buyer, SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'
import { buyers, users } from '#database/schema.ts'
import { buyerRecord } from './buyer-record.ts'

/** A buyer's record, for themself and admins. Refuses: user-not-found, also for who may not know. */
export async function getBuyer(db: Database, id: string, caller: SessionUser): Promise<Buyer | Refusal> {
  const mayKnow = caller.role === 'Admin' || caller.id === id.toLowerCase()
  if (!mayKnow || !isUuid(id)) return refuse('user-not-found')
  const [found] = await db
    .select({ buyer: buyers, user: { email: users.email, active: users.active } })
    .from(buyers)
    .innerJoin(users, eq(users.id, buyers.userId))
    .where(eq(buyers.userId, id))
  return found ? buyerRecord(found.buyer, found.user) : refuse('user-not-found')
}
