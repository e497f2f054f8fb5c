import type { ResponseOf } from '#contract/endpoint.ts'
import type { getWaitingSignIn as call } from '#contract/sign-in.ts'
import type { Services } from '../../../services.ts'
import { findUserByEmail } from './provider-links.ts'
import { findWaiting } from './waiting-person.ts'

/** Whom a provider vouches for in this browser, until they have chosen; null when nobody waits. */
export async function getWaitingSignIn(
  { db, env }: Services,
  headers: Headers,
): Promise<ResponseOf<typeof call>> {
  const person = await findWaiting(db, env.publicUrl, headers)
  if (!person) return null
  const { name, lastName, email } = person
  return { name, lastName, email, hasAccount: Boolean(await findUserByEmail(db, email)) }
}
