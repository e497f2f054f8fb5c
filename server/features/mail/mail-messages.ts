import { eq } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { contactAnswers, contactMessages } from '#database/schema.ts'

/** What somebody wrote to the shop; undefined once it has been deleted. */
export async function readMailMessage(db: Database, messageId: string) {
  const [found] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  return found
}

/** What was answered to it, with what it answers; undefined once they have been deleted. */
export async function readMailAnswer(db: Database, answerId: string) {
  const [found] = await db
    .select({ words: contactAnswers.words, name: contactMessages.name, message: contactMessages.message })
    .from(contactAnswers)
    .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.messageId))
    .where(eq(contactAnswers.id, answerId))
  return found
}
