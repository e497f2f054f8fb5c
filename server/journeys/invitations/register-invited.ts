import { eq } from 'drizzle-orm'
import { type ErrorCode, isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { Role } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import { registerUser } from '../../features/identity/register-user.ts'

type Invited = { name: string; lastName: string; password: string; email: string; role: Role }
/** What is said of an e-mail that has an account, and of a link that does not live any more. */
type Refusals = { hasAccount: ErrorCode; over: ErrorCode }

const OF_AN_INVITATION: Refusals = { hasAccount: 'invited-has-account', over: 'team-link-over' }

/**
 * Makes the account of who accepts what a mailed link offers: the link has proved the e-mail. All or nothing, as `take` says.
 * @param take uses the link up and gives them their place
 * @param isOpen whether the link still lives: of two presses the second finds the account that the first has made
 * @param refusals which of both is said then, unless it is an invitation
 * Refuses: as `refusals` says (team-link-over, invited-has-account), and as `take` does.
 */
export async function registerInvited<Place>(
  db: Database,
  { name, lastName, ...user }: Invited,
  take: (tx: Transaction, userId: string) => Promise<Place | Refusal>,
  isOpen: () => Promise<boolean>,
  refusals = OF_AN_INVITATION,
): Promise<Place | Refusal> {
  const joined = await registerUser(db, { ...user, name: `${name} ${lastName}` }, async (tx, userId) => {
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
    return take(tx, userId)
  })
  if (!isRefusal(joined) || joined.refused !== 'email-taken') return joined
  return refuse((await isOpen()) ? refusals.hasAccount : refusals.over)
}
