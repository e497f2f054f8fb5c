import { eq } from 'drizzle-orm'
import { isLanguage, type Language } from '#contract/texts/language.ts'
import type { Database } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import type { AnyPayload } from '../../outbox/mail-kinds.ts'

/**
 * The language that a mail's reader once chose; undefined: none, or nobody who has an account. A mail about an account
 * names it (`userId`): it may go to an e-mail that the account has no more, or not yet. One that is gone cannot be asked:
 * such a mail says itself what language it was (`language`).
 */
export async function languageOfReader(
  db: Database,
  { recipient, payload: { userId, language } }: { recipient: string; payload: AnyPayload },
): Promise<Language | undefined> {
  if (isLanguage(language)) return language
  const isReader = userId ? eq(users.id, userId) : eq(users.email, recipient)
  const [user] = await db.select({ language: users.language }).from(users).where(isReader)
  return user?.language ?? undefined
}
