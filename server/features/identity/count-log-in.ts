import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { Settings } from '../../settings/env.ts'
import { findKnownBrowser, type KnownBrowser, type KnownTo } from './known-browsers.ts'

type Parts = { env: Settings; rateLimits: RateLimits }

/** Whose log-in it would be, where from: the peer's `address`, and the headers with the browser's cookies. */
type LogIn = { account: KnownTo | undefined; address: string; headers: Headers }

/** What counts all that an account's own browsers and sessions do: no stranger can fill it. */
export const ownOf = (userId: string) => `own ${userId}`

/**
 * Counts a log-in of an account's known browser with the account, and of any other with its address, which people share.
 * Refuses: too-many-requests.
 */
export async function countLogIn(
  { env, rateLimits }: Parts,
  { account, address, headers }: LogIn,
): Promise<{ known: KnownBrowser | undefined } | Refusal> {
  const known = account && findKnownBrowser(env, headers, account)
  const tooMany = await rateLimits.take('log-in', known ? ownOf(account.userId) : address)
  return tooMany ?? { known }
}

/**
 * Counts a log-in, and a guess at its account's password. Every attempt counts as a failure until `proved` is called:
 * parallel guesses cannot outrun the count. A known browser has failures of its own, whatever strangers do; others have
 * them by address, and all of them together an hourly bound, without which many addresses would guess without end.
 * @param email as it was typed, in lower case; those without an account are counted the same
 * Refuses: too-many-requests.
 */
export async function countPasswordGuess(
  parts: Parts,
  email: string,
  logIn: LogIn,
): Promise<{ proved(): Promise<void> } | Refusal> {
  const { rateLimits } = parts
  const counted = await countLogIn(parts, logIn)
  if (isRefusal(counted)) return counted
  if (counted.known) {
    const { browserId } = counted.known
    const tooMany = await rateLimits.take('log-in-failure', browserId)
    return tooMany ?? { proved: () => rateLimits.forget('log-in-failure', browserId) }
  }
  const here = failuresFrom(email, logIn.address)
  const tooMany =
    (await rateLimits.take('log-in-failure', here)) ??
    (await rateLimits.take('log-in-failure-of-account', email))
  if (tooMany) return tooMany
  return {
    async proved() {
      await rateLimits.forget('log-in-failure', here)
      // Not forgotten: a log-in of the owner's would give who guesses from elsewhere all of it again.
      await rateLimits.giveBack('log-in-failure-of-account', email)
    },
  }
}

/** Forgets what shut an account out, for who has proved with its mailbox that it is theirs. */
export async function forgetPasswordGuesses(
  { rateLimits }: Parts,
  { userId, email }: { userId: string; email: string },
  address: string,
): Promise<void> {
  await rateLimits.forget('log-in-failure', failuresFrom(email, address))
  await rateLimits.forget('log-in-failure-of-account', email)
  await rateLimits.forget('own-password-failure', userId)
}

const failuresFrom = (email: string, address: string) => `${email} from ${address}`
