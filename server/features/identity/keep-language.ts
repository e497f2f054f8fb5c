import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { type Language, languageNow } from '#contract/texts/language.ts'
import type { Database } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'

/** Keeps in which language e-mails to a user are written: the reader's own, or the one that is given. */
export async function keepLanguage(
  db: Database,
  userId: string,
  language: Language | undefined = languageNow(),
): Promise<void> {
  if (!language) return
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), or(isNull(users.language), ne(users.language, language))))
}
