import { createAuthEndpoint } from 'better-auth/api'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'
import { CHALLENGE_PREFIX } from './started-log-ins.ts'

/** Adds `auth.api.startedLogIn` to better-auth: whose log-in this browser has begun with a password, if it still waits. */
export function challengeCalls(db: Database | Transaction) {
  return {
    id: 'challenge-calls',
    endpoints: {
      startedLogIn: createAuthEndpoint(
        '/started-log-in',
        { method: 'GET', requireHeaders: true },
        async (call): Promise<{ userId: string } | null> => {
          const { name } = call.context.createAuthCookie('two_factor')
          const identifier = (await call.getSignedCookie(name, call.context.secret)) || ''
          if (!identifier.startsWith(CHALLENGE_PREFIX)) return null
          const [found] = await db
            .select({ userId: verifications.value })
            .from(verifications)
            .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)))
          return found ?? null
        },
      ),
    },
  }
}
