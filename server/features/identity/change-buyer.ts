import { eq } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeBuyer as call } from '#contract/profiles.ts'
import { buyers } from '#database/schema.ts'
import { keepLeadingZeros } from '../../keep-leading-zeros.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import type { Services } from '../../services.ts'
import { buyerRecord } from './buyer-record.ts'

type Change = BodyOf<typeof call>
type FullRecord = Extract<Change, { name: string }>

/**
 * Changes the caller's own buyer. Orders keep the name and address that they were placed with.
 * @param request its headers, for the session, and the peer's address, for the limits
 * Refuses: forbidden (the switch is the admins'), read-only-field (also somebody else's id), malformed (a picture that is
 * not ours), and for another e-mail as changeUser does. Nothing is saved then.
 */
export async function changeBuyer(
  { identity, media }: Services,
  change: Change,
  caller: SessionUser,
  request: { headers: Headers; address: string },
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!('name' in change)) return refuse('forbidden')
  const { id, role, status, password, email, currentPassword } = change
  const now = { id: caller.id, role: caller.role, status: true, password: '' }
  const changed = refuseChanged(now, { id, role, status, password })
  if (changed) return changed

  const columns = columnsOf(change)
  const name = `${columns.name} ${columns.lastName}`
  const saved = await identity.changeUser(
    request.headers,
    { name, email, currentPassword, address: request.address },
    async (tx) => {
      const mine = eq(buyers.userId, caller.id)
      const [before] = await tx.select().from(buyers).where(mine)
      if (!before) return refuse('user-not-found')
      const refused = columns.image === before.image ? undefined : await media.claim(tx, columns.image)
      if (refused) return refused
      const document = keepLeadingZeros(before.document, columns.document)
      const [after] = await tx
        .update(buyers)
        .set({ ...columns, document })
        .where(mine)
        .returning()
      return after!
    },
  )
  if (isRefusal(saved)) return saved
  return {
    ...buyerRecord(saved.profile, { email: saved.email, active: true }),
    pendingEmail: saved.pendingEmail,
  }
}

/** What a buyer wrote → columns. What was left out stays. */
function columnsOf(change: FullRecord) {
  const { name, lastName, document, phone, country, state, city, address, image } = change
  return { name, lastName, document, phone, country, state, city, address, image }
}
