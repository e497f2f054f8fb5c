import { and, eq, gt, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { recoveryKey } from '#contract/password-recovery.ts'
import type { Database } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { countLogIn } from './count-log-in.ts'
import type { KnownTo } from './known-browsers.ts'
import { isSameSecret, recoveryIdentifier, recoverySecrets } from './recovery-code.ts'

/**
 * Whether somebody has read the mail with an account's code: the id of its verification. The key of its link is compared and
 * not counted, since nobody guesses it. Digits have few tries, which all browsers share that the account does not know:
 * strangers can use them up, and then the link still works. A known browser has tries of its own.
 * Refuses: too-many-requests, wrong-code (wrong, used, over, no tries left, or no such account: all the same).
 */
export async function proveRecovery(
  parts: Pick<Services, 'db' | 'env' | 'rateLimits'>,
  account: KnownTo | undefined,
  code: string,
  { address, headers }: { address: string; headers: Headers },
): Promise<{ verificationId: string } | Refusal> {
  const { db, env, rateLimits } = parts
  const living = account && (await findLivingCode(db, account.userId))
  const secrets = living && recoverySecrets(env.sessionSecret, account.userId, living.value)
  const isKey = recoveryKey.test(code)
  if (isKey && secrets && isSameSecret(code, secrets.token)) return { verificationId: living.id }

  const counted = await countLogIn(parts, { account, address, headers })
  if (isRefusal(counted)) return counted
  if (isKey || !secrets) return refuse('wrong-code')
  if (counted.known) {
    const tooMany = await rateLimits.take('recovery-failure', counted.known.browserId)
    if (tooMany) return tooMany
  } else if (!(await takeTry(db, living.id))) {
    return refuse('wrong-code')
  }
  return isSameSecret(code, secrets.code) ? { verificationId: living.id } : refuse('wrong-code')
}

const isAlive = gt(verifications.expiresAt, sql`now()`)

async function findLivingCode(
  db: Database,
  userId: string,
): Promise<{ id: string; value: string } | undefined> {
  const { id, value, identifier } = verifications
  const [living] = await db
    .select({ id, value })
    .from(verifications)
    .where(and(eq(identifier, recoveryIdentifier(userId)), isAlive))
  return living
}

/**
 * Counts one guess at a code; false once its tries are used up or its time is over. Counting and asking are one statement:
 * guesses at the same time cannot outrun the count. `value` begins with the tries that are left (see newRecoveryValue).
 */
async function takeTry(db: Database, verificationId: string): Promise<boolean> {
  const { id, value } = verifications
  const taken = await db
    .update(verifications)
    .set({ value: sql`(left(${value}, 1)::int - 1) || substr(${value}, 2)`, updatedAt: sql`now()` })
    .where(and(eq(id, verificationId), isAlive, sql`left(${value}, 1) <> '0'`))
    .returning({ id })
  return taken.length > 0
}
