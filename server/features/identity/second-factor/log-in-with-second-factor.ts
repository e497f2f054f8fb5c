import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { SecondFactorProof } from '#contract/second-factor.ts'
import type { WithCookies } from '../../../http/with-cookies.ts'
import type { Services } from '../../../services.ts'
import { createAuth } from '../create-auth.ts'
import { endSessionBefore } from '../end-session-before.ts'
import { lockUser } from '../lock-user.ts'
import { mayOpenSession } from '../may-open-session.ts'
import { toldLogIn } from '../tell-log-in.ts'
import { takeProof } from './take-proof.ts'

/**
 * Ends a log-in that a password began in this browser: opens its session for a code of the authenticator, or for a
 * backup code. The session that the browser carried before ends.
 * @param address of the peer, for the limit
 * Refuses: too-many-requests (of this peer, or wrong codes of this account), second-factor-over (too late, too many
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
  const tooMany = await rateLimits.take('log-in', address)
  if (tooMany) return told(undefined, tooMany)
  const started = await identity.startedLogIn(headers)
  if (!started) return told(undefined, refuse('second-factor-over'))
  const { userId } = started
  // Every attempt counts as a failure until it has proved otherwise: parallel guesses cannot outrun the count.
  const tooManyWrong = await rateLimits.take('second-factor-failure', userId)
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
    return { answer: user, cookies: taken.cookies }
  })
  if (!isRefusal(opened)) await rateLimits.forget('second-factor-failure', userId)
  return told(userId, opened)
}
