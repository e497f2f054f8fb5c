import { eq, sql } from 'drizzle-orm'
import type { getAlerts as call } from '#contract/alerts.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { alertChoices, users } from '#database/schema.ts'

/** Which mails somebody has chosen; none where they never chose. */
export async function getAlerts(
  db: Database | Transaction,
  userId: string,
): Promise<ResponseOf<typeof call>> {
  const [found] = await db
    .select({
      restock: sql<boolean>`coalesce(${alertChoices.restock}, false)`,
      digest: sql<boolean>`coalesce(${alertChoices.digest}, false)`,
      emailVerified: users.emailVerified,
    })
    .from(users)
    .leftJoin(alertChoices, eq(alertChoices.userId, users.id))
    .where(eq(users.id, userId))
  return found!
}
