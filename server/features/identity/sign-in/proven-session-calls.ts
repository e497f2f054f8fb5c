import { createAuthEndpoint } from 'better-auth/api'
import { z } from 'zod'

/**
 * Adds `auth.api.openProvenSession` to better-auth: a session like log-in's (its hooks, its length, its cookie) for a
 * user who was proven some other way than by a password.
 */
export function provenSessionCalls() {
  return {
    id: 'proven-session-calls',
    endpoints: {
      openProvenSession: createAuthEndpoint(
        '/open-proven-session',
        { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
        async (call): Promise<void> => {
          const { authCookies, internalAdapter, secret } = call.context
          const session = await internalAdapter.createSession(call.body.userId)
          const { name, attributes } = authCookies.sessionToken
          await call.setSignedCookie(name, session.token, secret, attributes)
        },
      ),
    },
  }
}
