import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { Role } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import { registerUser } from '../../features/identity/register-user.ts'

type Invited = { name: string; lastName: string; password: string; email: string; role: Role }

/**
 * Makes the account of who accepts a mailed invitation: its link has proved the e-mail. All or nothing, as `take` says.
 * @param take uses the invitation up and gives them their place
 * @param isOpen whether the invitation is still there: of two presses the second finds the account that the first has made
 * Refuses: team-link-over, invited-has-account, and as `take` does.
 */
export async function registerInvited<Place>(
  db: Database,
  { name, lastName, ...user }: Invited,
  take: (tx: Transaction, userId: string) => Promise<Place | Refusal>,
  isOpen: () => Promise<boolean>,
): Promise<Place | Refusal> {
  const joined = await registerUser(db, { ...user, name: `${name} ${lastName}` }, async (tx, userId) => {
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
    return take(tx, userId)
  })
  if (!isRefusal(joined) || joined.refused !== 'email-taken') return joined
  return refuse((await isOpen()) ? 'invited-has-account' : 'team-link-over')
}
