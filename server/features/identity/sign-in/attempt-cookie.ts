import { createHash } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { cookieName } from '#contract/cookie-name.ts'
import { SIGN_IN_MINUTES } from '#contract/limits.ts'
import type { SignInSecrets } from '../../../ports/identity-provider.ts'
import type { Settings } from '../../../settings/env.ts'
import { seal, unseal } from '../seal.ts'

/** A browser that is on its way to the provider and back. */
export type Attempt = SignInSecrets & {
  startedAtMs: number
  /** Where they wanted to go, as it was asked: the pages decide whether it is a path of ours. */
  next: string | undefined
  /** Users' id of who proves themself once more. */
  againFor: string | undefined
}

const PURPOSE = 'sign-in attempt'
/** Nobody needs more at the same time, and what a browser sends with every request must stay short. */
const MOST_AT_ONCE = 3

type Shop = Pick<Settings, 'publicUrl' | 'sessionSecret'>

/** A subdomain that plants an attempt of its own would log a visitor in as somebody else. */
const prefixOf = ({ publicUrl }: Shop) => cookieName('lupulo_sign_in_', publicUrl.startsWith('https:'))

/** One cookie an attempt, named after its state: two tabs do not take each other's away. */
const nameOf = (shop: Shop, state: string) =>
  prefixOf(shop) + createHash('sha256').update(state).digest('hex').slice(0, 16)

function setCookie({ publicUrl }: Shop, name: string, value: string, maxAgeSeconds: number): string {
  return serialize(name, value, {
    // The prefix asks for the whole shop.
    path: '/',
    httpOnly: true,
    // Lax and not Strict: the way back begins at the provider's.
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: maxAgeSeconds,
  })
}

const cookiesOf = (headers: Headers) => parse(headers.get('cookie') ?? '')

function open(shop: Shop, sealed: string): Attempt | undefined {
  const attempt = unseal(shop.sessionSecret, PURPOSE, sealed) as Attempt | undefined
  const isAlive = attempt && Date.now() - attempt.startedAtMs < SIGN_IN_MINUTES.attempt * 60_000
  return isAlive ? attempt : undefined
}

/** The cookies that make this browser remember an attempt, and forget the oldest where it has too many. */
export function keepAttempt(shop: Shop, headers: Headers, attempt: Attempt): string[] {
  const sealed = seal(shop.sessionSecret, PURPOSE, attempt)
  const older = Object.entries(cookiesOf(headers))
    .filter(([name]) => name.startsWith(prefixOf(shop)))
    .map(([name, value]) => ({ name, startedAtMs: open(shop, value)?.startedAtMs ?? 0 }))
    .sort((one, other) => other.startedAtMs - one.startedAtMs)
  return [
    setCookie(shop, nameOf(shop, attempt.state), sealed, SIGN_IN_MINUTES.attempt * 60),
    ...older.slice(MOST_AT_ONCE - 1).map(({ name }) => setCookie(shop, name, '', 0)),
  ]
}

/**
 * The attempt of this very browser that a state belongs to, and the cookie that makes it forget it: an attempt ends
 * once. Undefined for a state that another browser began with, for one that is over and for an invented one.
 */
export function takeAttempt(
  shop: Shop,
  headers: Headers,
  state: string,
): { attempt: Attempt; cookies: string[] } | undefined {
  const name = nameOf(shop, state)
  const attempt = open(shop, cookiesOf(headers)[name] ?? '')
  return attempt?.state === state ? { attempt, cookies: [setCookie(shop, name, '', 0)] } : undefined
}
