import type { z } from 'zod'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { signUpCompany as call, company } from '#contract/identity.ts'
import { companies } from '#database/schema.ts'
import type { Services } from '../../services.ts'

type Company = z.output<typeof company>

/**
 * Registers a seller: user, password and company, all or nothing. The record's id is the company's.
 * @param address of the peer, for the limit that buyers and sellers share
 * Refuses: too-many-requests, email-taken.
 */
export async function signUpCompany(
  { identity, rateLimits }: Services,
  { email, password, ...profile }: BodyOf<typeof call>,
  address: string,
): Promise<Company | Refusal> {
  const tooMany = await rateLimits.take('sign-up', address)
  if (tooMany) return tooMany
  const name = `${profile.name} ${profile.lastName}`
  return identity.register({ name, email, password, role: 'Company' }, async (tx, userId) => {
    const [made] = await tx
      .insert(companies)
      .values({ ...profile, userId })
      .returning()
    return companyRecord(made!, email)
  })
}

function companyRecord(made: typeof companies.$inferSelect, email: string): Company {
  const { id, name, lastName, phone, country, state, city, address, image, story, company, active } = made
  return {
    id,
    name,
    lastName,
    email,
    document: Number(made.document),
    phone,
    country,
    state,
    city,
    address,
    image,
    role: 'Company',
    status: active,
    company,
    story,
  }
}
