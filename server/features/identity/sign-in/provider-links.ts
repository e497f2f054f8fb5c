import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Role } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { accounts, users } from '#database/schema.ts'

/** Who vouches and for whom: the two together are the key of a link, and e-mails never are. */
type Linked = { issuer: string; subject: string }

const providerId = (issuer: string) => `oidc:${issuer}`

/** The user whom this person at the provider signs in as. */
export async function findLinkedUser(
  db: Database | Transaction,
  { issuer, subject }: Linked,
): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, providerId(issuer)), eq(accounts.accountId, subject)))
  return link?.userId
}

/** Links them from now on. False when they are linked already, to whomever. */
export async function addLink(
  tx: Transaction,
  { issuer, subject }: Linked,
  userId: string,
): Promise<boolean> {
  const made = await tx
    .insert(accounts)
    .values({ userId, providerId: providerId(issuer), accountId: subject })
    .onConflictDoNothing({ target: [accounts.providerId, accounts.accountId] })
    .returning({ id: accounts.id })
  return made.length > 0
}

/** Whether anybody at a provider signs in as this user. */
export async function hasLink(db: Database, userId: string): Promise<boolean> {
  const links = and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential'))
  return (await db.$count(accounts, links)) > 0
}

/**
 * Cuts every link of a user. True when there was one. The caller ends their sessions after this and not before: of one that
 * a provider opens at the same time, either that knows or openProvenSession does.
 */
export async function cutLinks(tx: Transaction, userId: string): Promise<boolean> {
  const cut = await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  return cut.length > 0
}

/** The user who has an e-mail, with the hash of their password where they have one. */
export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<
  { id: string; role: Role | null; hasSecondFactor: boolean; passwordHash: string | null } | undefined
> {
  const [found] = await db
    .select({
      id: users.id,
      role: users.role,
      hasSecondFactor: users.twoFactorEnabled,
      passwordHash: accounts.password,
    })
    .from(users)
    .leftJoin(
      accounts,
      and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)),
    )
    .where(eq(users.email, email))
  return found
}
