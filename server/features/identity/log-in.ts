import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { logIn as call, LogInAnswer } from '#contract/identity.ts'
import type { WithCookies } from '../../http/with-cookies.ts'
import type { Services } from '../../services.ts'
import { keepLanguage } from './keep-language.ts'
import { tellLogIn } from './tell-log-in.ts'

/**
 * Opens a session, or for who has a second factor begins a log-in that its code ends (logInWithSecondFactor).
 * @param address of the peer, for the limit
 * @param headers of the request: which browser it came from is kept with the session
 * Refuses: too-many-requests (of this peer, or failures of this account), wrong-credentials, account-deactivated (told
 * only to who knows the password).
 */
export async function logIn(
  { db, identity, rateLimits, log }: Services,
  credentials: BodyOf<typeof call>,
  address: string,
  headers: Headers,
): Promise<WithCookies<LogInAnswer> | Refusal> {
  const tell = (userId: string | undefined, came: Parameters<typeof tellLogIn>[3]) =>
    tellLogIn(log, headers, { factor: 'password', userId }, came)
  const refuseTo = (userId: string | undefined, refusal: Refusal) => {
    tell(userId, refusal)
    return refusal
  }
  // Every attempt counts as a failure until it has proved otherwise: parallel guesses cannot outrun the count.
  const tooMany =
    (await rateLimits.take('log-in', address)) ?? (await rateLimits.take('log-in-failure', credentials.email))
  if (tooMany) return refuseTo(undefined, tooMany)
  const opened = await identity.openSession(credentials, headers)
  if ('refused' in opened && opened.refused === 'wrong')
    return refuseTo(opened.userId, refuse('wrong-credentials'))
  await rateLimits.forget('log-in-failure', credentials.email)
  if ('refused' in opened) return refuseTo(opened.userId, refuse('account-deactivated'))
  const { cookies, userId } = opened
  if (userId) await keepLanguage(db, userId)
  tell(userId, 'secondFactor' in opened ? 'half-way' : 'succeeded')
  if ('secondFactor' in opened) return { answer: { access: false, secondFactor: true }, cookies }
  return { answer: opened.user, cookies }
}
