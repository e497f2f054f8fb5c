import type { BodyOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { Buyer, signUpBuyer as call } from '#contract/identity.ts'
import { buyers } from '#database/schema.ts'
import { refuseChanged } from '../../people/refuse-changed.ts'
import type { Services } from '../../services.ts'
import { buyerRecord } from './buyer-record.ts'

/**
 * Registers a buyer: user, password and profile, all or nothing.
 * @param address of the peer, for the limit
 * Refuses: read-only-field (another role, a status, an id), too-many-requests, email-taken, malformed (a picture that is
 * not ours).
 */
export async function signUpBuyer(
  { identity, media, rateLimits }: Services,
  form: BodyOf<typeof call>,
  address: string,
): Promise<Buyer | Refusal> {
  const { email, password, id, role, status, email_verified: _, ...profile } = form
  const changed = refuseChanged({ id: '', role: 'Person', status: true }, { id, role, status })
  if (changed) return changed
  const tooMany = await rateLimits.take('sign-up', address)
  if (tooMany) return tooMany
  const name = `${profile.name} ${profile.lastName}`
  return identity.register({ name, email, password, role: 'Person' }, async (tx, userId) => {
    const notOurs = await media.claim(tx, profile.image)
    if (notOurs) return notOurs
    const [buyer] = await tx
      .insert(buyers)
      .values({ ...profile, userId })
      .returning()
    return buyerRecord(buyer!, { email, active: true })
  })
}
