import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { type LockedParcel, lockParcel, type ParcelId, sellerWho } from './lock-parcel.ts'

/** Who calls, and as what an admin is written down in the audit log. */
export type Mover = { caller: SessionUser; actor: Actor }

/**
 * Locks a parcel for whoever moves it: its seller or somebody of its team, or an admin in their place. A brewery that is switched off cannot log
 * in, and nobody logs in for an imported one; what is paid is sent all the same.
 *
 * @returns `by` who does it (`users.id`), `admin` when it is one
 * Refuses: not-found (also another seller's).
 */
export async function lockToMove(
  tx: Transaction,
  id: ParcelId,
  { caller, actor }: Mover,
): Promise<{ parcel: LockedParcel; by: string; admin?: Actor } | Refusal> {
  const isAdmin = caller.role === 'Admin'
  if (!isAdmin && id.companyId.toLowerCase() !== caller.id) return refuse('not-found')
  const parcel = await lockParcel(tx, id)
  if (!parcel) return refuse('not-found')
  if (isAdmin) return { parcel, by: actor.userId, admin: actor }
  const by = sellerWho(caller, parcel)
  return by ? { parcel, by } : refuse('not-found')
}
