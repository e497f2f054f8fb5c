import type { BodyOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { Company, signUpCompany as call } from '#contract/identity.ts'
import { companies } from '#database/schema.ts'
import { refuseChanged } from '../../people/refuse-changed.ts'
import type { Services } from '../../services.ts'
import { companyRecord } from './company-record.ts'
import { waitsFromNow } from './waits-from-now.ts'

/**
 * Registers a seller: user, password and company, all or nothing. The record's id is the company's.
 * @param address of the peer, for the limit that buyers and sellers share
 * Refuses: read-only-field (another role, a status, an id, beers), too-many-requests, email-taken, malformed (a picture
 * that is not ours).
 */
export async function signUpCompany(
  { env, identity, media, rateLimits }: Services,
  form: BodyOf<typeof call>,
  address: string,
): Promise<Company | Refusal> {
  const { email, password, id, role, status, email_verified: _, Products, ...profile } = form
  const changed = refuseChanged(
    { id: '', role: 'Company', status: true, Products: undefined },
    { id, role, status, Products: Products?.length ? Products : undefined },
  )
  if (changed) return changed
  const tooMany = await rateLimits.take('sign-up', address)
  if (tooMany) return tooMany
  const name = `${profile.name} ${profile.lastName}`
  return identity.register({ name, email, password, role: 'Company' }, async (tx, userId) => {
    const notOurs = await media.claim(tx, profile.image)
    if (notOurs) return notOurs
    const [made] = await tx
      .insert(companies)
      .values({ ...profile, userId, waitsSince: waitsFromNow(env) })
      .returning()
    return companyRecord(made!, { email, active: true })
  })
}
