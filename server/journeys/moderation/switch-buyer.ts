import { eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { changeBuyer as call } from '#contract/profiles.ts'
import { buyers } from '#database/schema.ts'
import { buyerRecord } from '../../features/identity/buyer-record.ts'
import { lockUser } from '../../features/identity/lock-user.ts'
import { pendingEmailOf } from '../../features/identity/pending-email.ts'
import { switchUser } from '../../features/identity/switch-user.ts'
import type { Actor } from '../../record-audit.ts'
import { recordToldAct } from '../../record-told-act.ts'
import type { Services } from '../../services.ts'
import { cancelOpenOrders, lockOpenOrdersOf } from '../checkout/cancel-open-orders.ts'
import { inTransaction } from '../checkout/in-transaction.ts'
import { type Switch, switchFacts } from './switch.ts'

/**
 * Turns a buyer's switch. Off: they are logged out everywhere, and their open orders are cancelled, so that what these
 * held is on sale again; what is paid is honoured. On: they may log in again, and nothing else comes back. The same state
 * again changes and writes nothing. Answers the record. Refuses: user-not-found, account-deleted.
 */
export async function switchBuyer(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  actor: Actor,
  { id, status, reason }: Switch,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id)
    const [profile] = await tx.select().from(buyers).where(eq(buyers.userId, id))
    if (!user || !profile) return refuse('user-not-found')
    if (status && user.deletedAt) return refuse('account-deleted')
    if (status !== user.active) {
      const open = status ? [] : await lockOpenOrdersOf(tx, id)
      await cancelOpenOrders(tx, open, 'buyer-deactivated')
      const switched = await switchUser(tx, id, status)
      if (isRefusal(switched)) return switched
      await recordToldAct(jobs, tx, actor, {
        action: status ? 'buyer-activated' : 'buyer-deactivated',
        subject: { kind: 'buyer', id, userId: id, name: user.name },
        reason,
        facts: switchFacts(status, { ...switched, cancelledOrders: open.length }),
      })
    }
    return {
      ...buyerRecord(profile, { email: user.email, active: status }),
      pendingEmail: await pendingEmailOf(tx, user),
    }
  })
}
