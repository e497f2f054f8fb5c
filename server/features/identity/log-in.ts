import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { logIn as call, LogInAnswer } from '#contract/identity.ts'
import type { WithCookies } from '../../http/with-cookies.ts'
import type { Services } from '../../services.ts'
import { countPasswordGuess } from './count-log-in.ts'
import { keepLanguage } from './keep-language.ts'
import { keepKnownBrowser } from './known-browsers.ts'
import { findPassword } from './password-in-force.ts'
import { tellLogIn } from './tell-log-in.ts'

/**
 * Opens a session, or for who has a second factor begins a log-in that its code ends (logInWithSecondFactor). The account
 * knows the browser from then on.
 * @param address of the peer, for the limit
 * @param headers of the request: which browser it came from is kept with the session
 * Refuses: too-many-requests (see countPasswordGuess), wrong-credentials, account-deactivated (told
 * only to who knows the password).
 */
export async function logIn(
  { db, env, identity, rateLimits, log }: Services,
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
  const { email } = credentials
  const password = await findPassword(db, email)
  const account = password && { userId: password.userId, passwordHash: password.hash }
  const guess = await countPasswordGuess({ env, rateLimits }, email, { account, address, headers })
  if (isRefusal(guess)) return refuseTo(undefined, guess)
  const opened = await identity.openSession(credentials, headers)
  if ('refused' in opened && opened.refused === 'wrong')
    return refuseTo(opened.userId, refuse('wrong-credentials'))
  await guess.proved()
  if ('refused' in opened) return refuseTo(opened.userId, refuse('account-deactivated'))
  const { cookies, userId } = opened
  if (userId) await keepLanguage(db, userId)
  tell(userId, 'secondFactor' in opened ? 'half-way' : 'succeeded')
  if ('secondFactor' in opened) return { answer: { access: false, secondFactor: true }, cookies }
  const known = account && keepKnownBrowser(env, headers, account, { hasLoggedIn: true })
  return { answer: opened.user, cookies: known ? [...cookies, known] : cookies }
}
