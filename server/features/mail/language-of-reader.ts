import { eq } from 'drizzle-orm'
import type { Language } from '#contract/texts/language.ts'
import type { Database } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'

/** The language that a mail's reader once chose; undefined: none, or nobody who has an account. */
export async function languageOfReader(
  db: Database,
  { recipient }: { recipient: string },
): Promise<Language | undefined> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.email, recipient))
  return user?.language ?? undefined
}
