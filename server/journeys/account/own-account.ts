import { and, eq, isNull } from 'drizzle-orm'
import type { Role } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companies, users } from '#database/schema.ts'
import type { OwnSession } from '../../features/identity/own-session.ts'

/** Whose data it is. `companyId` is null for all but sellers. */
export type OwnAccount = {
  userId: string
  email: string
  emailVerified: boolean
  role: Role | null
  companyId: string | null
  createdAt: Date
}

/** The account of an open session; undefined once it has been deleted. */
export async function findOwnAccount(
  db: Database | Transaction,
  { userId }: Pick<OwnSession, 'userId'>,
): Promise<OwnAccount | undefined> {
  const [found] = await db
    .select({
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      role: users.role,
      companyId: companies.id,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return found
}
