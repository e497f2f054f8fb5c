import { eq } from 'drizzle-orm'
import type { Refusal } from '#contract/errors.ts'
import { users } from '#database/schema.ts'
import type { Services } from '../../services.ts'

/**
 * Whether an e-mail has an account, of any role.
 * @param email in lower case
 * @param address of the peer; peers and e-mails are limited apart, so that neither one stranger nor many can list who
 * is a customer. Refuses: too-many-requests.
 */
export async function checkEmail(
  { db, rateLimits }: Services,
  email: string,
  address: string,
): Promise<boolean | Refusal> {
  const tooMany =
    (await rateLimits.take('email-check-by-address', address)) ??
    (await rateLimits.take('email-check-of-email', email))
  if (tooMany) return tooMany
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}
