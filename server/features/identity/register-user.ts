import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { Role } from '#contract/limits.ts'
import { languageNow } from '#contract/texts/language.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { accounts, users } from '#database/schema.ts'
import { hashPassword } from './password.ts'

/** Undoes a transaction that has written already, and carries out why. */
class Undone extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

export type NewUser = { name: string; email: string; password: string; role: Role }

/**
 * Makes a user who signs in with a password, and what belongs to their role in the same transaction: all or nothing.
 * @param user e-mail in lower case, as the contract hands it over
 * @param addProfile writes the role's own record and answers with it; when it refuses, nobody is registered
 * Refuses: email-taken, whatever the role of the other account, also when both sign up at the same time;
 * and as addProfile does.
 */
export async function registerUser<Profile>(
  db: Database,
  user: NewUser,
  addProfile: (tx: Transaction, userId: string) => Promise<Profile | Refusal>,
): Promise<Profile | Refusal> {
  // Hashing costs 20 ms of CPU: not for an e-mail that is taken anyway, and never inside the transaction.
  const taken = await db.select({ id: users.id }).from(users).where(eq(users.email, user.email))
  if (taken.length) return refuse('email-taken')
  const password = await hashPassword(user.password)

  const registering = db.transaction(async (tx) => {
    const { name, email, role } = user
    // Waits for whoever is inserting the same e-mail just now, then finds it there or free.
    const [made] = await tx
      .insert(users)
      .values({ name, email, role, language: languageNow() })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (!made) return refuse('email-taken')
    await tx
      .insert(accounts)
      .values({ userId: made.id, accountId: made.id, providerId: 'credential', password })
    const profile = await addProfile(tx, made.id)
    if (isRefusal(profile)) throw new Undone(profile)
    return profile
  })
  return registering.catch((error) => {
    if (error instanceof Undone) return error.refusal
    throw error
  })
}
