import { eq } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { contactMessages } from '#database/schema.ts'

/** What somebody wrote to the shop; undefined once it has been deleted. */
export async function readMailMessage(db: Database, messageId: string) {
  const [found] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  return found
}
