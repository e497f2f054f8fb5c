import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { SecondFactorProof } from '#contract/second-factor.ts'
import type { WithCookies } from '../../../http/with-cookies.ts'
import type { Services } from '../../../services.ts'
import { passwordHashOf } from '../check-own-password.ts'
import { countLogIn } from '../count-log-in.ts'
import { createAuth } from '../create-auth.ts'
import { endSessionBefore } from '../end-session-before.ts'
import { keepKnownBrowser } from '../known-browsers.ts'
import { lockUser } from '../lock-user.ts'
import { mayOpenSession } from '../may-open-session.ts'
import { toldLogIn } from '../tell-log-in.ts'
import { takeProof } from './take-proof.ts'

/**
 * Ends a log-in that a password began in this browser: opens its session for a code of the authenticator, or for a
 * backup code. The session that the browser carried before ends.
 * @param address of the peer, for the limit
 * Refuses: too-many-requests (log-ins, see countLogIn, or wrong codes), second-factor-over (too late, too many
 * wrong codes, or the password was changed meanwhile), wrong-second-factor, wrong-backup-code, account-deactivated.
 */
export async function logInWithSecondFactor(
  { db, env, log, identity, rateLimits }: Services,
  proof: SecondFactorProof,
  address: string,
  headers: Headers,
): Promise<WithCookies<SessionUser> | Refusal> {
  const told = (userId: string | undefined, outcome: WithCookies<SessionUser> | Refusal) =>
    toldLogIn(log, headers, { factor: proof.code ? 'code' : 'backup-code', userId }, outcome)
  const started = await identity.startedLogIn(headers)
  const account = started
    ? { userId: started.userId, passwordHash: await passwordHashOf(db, started.userId) }
    : undefined
  const counted = await countLogIn({ env, rateLimits }, { account, address, headers })
  if (isRefusal(counted)) return told(started?.userId, counted)
  if (!started || !account) return told(undefined, refuse('second-factor-over'))
  const { userId } = started
  // Only who knows the password comes as far as this: other browsers share one counter, whatever their address. A new
  // password ends what they have begun. Every attempt counts as a failure until it has proved otherwise.
  const guesser = counted.known?.hasLoggedIn ? counted.known.browserId : userId
  const tooManyWrong = await rateLimits.take('second-factor-failure', guesser)
  if (tooManyWrong) return told(userId, tooManyWrong)

  const before = await identity.ownSession(headers)
  const opened = await db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return refuse('second-factor-over')
    if (!(await mayOpenSession(tx, userId))) return refuse('account-deactivated')
    const auth = createAuth({ db: tx, env, log })
    const taken = await takeProof({ tx, auth, env }, userId, proof, started.headers)
    if (isRefusal(taken)) return taken.refused === 'second-factor-off' ? refuse('second-factor-over') : taken
    const pairs = taken.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    const user = await auth.api.readSession({ headers: new Headers({ cookie: pairs }) })
    if (!user) return refuse('account-deactivated')
    await endSessionBefore(tx, before)
    const known = keepKnownBrowser(env, headers, account, { hasLoggedIn: true })
    return { answer: user, cookies: [...taken.cookies, known] }
  })
  if (!isRefusal(opened)) await rateLimits.forget('second-factor-failure', guesser)
  return told(userId, opened)
}
