import type { Context } from 'hono'
import type { QueryOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { type logInByGet as call, credentials, type LogInAnswer } from '#contract/identity.ts'
import type { WithCookies } from '../../http/with-cookies.ts'
import type { Services } from '../../services.ts'
import { logIn } from './log-in.ts'

/**
 * The old log-in, with the password in the address: only where LEGACY_GET_LOGIN says so (decisions, "Deliberate
 * deviations"). `email_verified` is accepted and proves nothing. Refuses: login-by-get, malformed, and as logIn does.
 */
export async function logInByGet(
  services: Services,
  query: QueryOf<typeof call>,
  address: string,
  context: Context,
): Promise<WithCookies<LogInAnswer> | Refusal> {
  if (!services.env.LEGACY_GET_LOGIN) {
    // A 405 names what works instead (RFC 9110, section 15.5.6).
    context.header('Allow', 'POST')
    return refuse('login-by-get')
  }
  const given = credentials.safeParse({ email: query.email, password: query.password })
  if (given.success) return logIn(services, given.data, address, context.req.raw.headers)
  const fields: Record<string, string> = {}
  for (const { path, message } of given.error.issues) fields[String(path[0])] ??= message
  return refuse('malformed', undefined, fields)
}
