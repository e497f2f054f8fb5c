import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { cookieName } from '#contract/cookie-name.ts'
import { KEPT_DAYS } from '#contract/limits.ts'
import type { Settings } from '../../settings/env.ts'
import { seal, unseal } from './seal.ts'

/** A browser that has proved before that an account is its own. It opens nothing: only what guesses count as hangs on it. */
export type KnownBrowser = {
  browserId: string
  /** It has logged in, second factor included; false: it has only read the account's mailbox. */
  hasLoggedIn: boolean
}

type Kept = KnownBrowser & { userId: string; passwordMark: string; keptAtMs: number }

/** `passwordHash`: null for who has none. */
export type KnownTo = { userId: string; passwordHash: string | null }

type Shop = Pick<Settings, 'publicUrl' | 'sessionSecret'>

const PURPOSE = 'known browser'
const KEPT_SECONDS = KEPT_DAYS.knownBrowser * 24 * 3600
/** Families share browsers; what is sent with every request must stay short. */
const MOST_ACCOUNTS = 4

const nameFor = ({ publicUrl }: Shop) => cookieName('lupulo_known', publicUrl.startsWith('https:'))

/** What a browser is known by dies with the password: whoever had the old one may have gathered such cookies with it. */
const markOf = ({ passwordHash }: KnownTo) =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16)

/** Sealed, so that who borrows a browser cannot read whose accounts it knows. */
function keptIn(shop: Shop, headers: Headers): Kept[] {
  const sealed = parse(headers.get('cookie') ?? '')[nameFor(shop)]
  const opened = sealed && (unseal(shop.sessionSecret, PURPOSE, sealed) as { known: Kept[] } | undefined)
  if (!opened) return []
  return opened.known.filter(({ keptAtMs }) => Date.now() - keptAtMs < KEPT_SECONDS * 1000)
}

function setCookie(shop: Shop, known: Kept[]): string {
  return serialize(nameFor(shop), known.length ? seal(shop.sessionSecret, PURPOSE, { known }) : '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: shop.publicUrl.startsWith('https:'),
    maxAge: known.length ? KEPT_SECONDS : 0,
  })
}

/** What the account knows of the browser that a request comes from; undefined for every other browser. */
export function findKnownBrowser(shop: Shop, headers: Headers, account: KnownTo): KnownBrowser | undefined {
  const passwordMark = markOf(account)
  return keptIn(shop, headers).find(
    (kept) => kept.userId === account.userId && kept.passwordMark === passwordMark,
  )
}

/** The cookie by which this browser is known from now on; beside this account it remembers the last few others. */
export function keepKnownBrowser(
  shop: Shop,
  headers: Headers,
  account: KnownTo,
  { hasLoggedIn }: Pick<KnownBrowser, 'hasLoggedIn'>,
): string {
  const before = findKnownBrowser(shop, headers, account)
  const kept = {
    userId: account.userId,
    browserId: before?.browserId ?? randomBytes(12).toString('base64url'),
    passwordMark: markOf(account),
    hasLoggedIn: hasLoggedIn || (before?.hasLoggedIn ?? false),
    keptAtMs: Date.now(),
  }
  const others = keptIn(shop, headers).filter(({ userId }) => userId !== account.userId)
  return setCookie(shop, [kept, ...others.slice(0, MOST_ACCOUNTS - 1)])
}

/** The cookie that makes this browser forget an account; none where it knows nothing of it. */
export function forgetKnownBrowser(shop: Shop, headers: Headers, userId: string): string[] {
  const kept = keptIn(shop, headers)
  const others = kept.filter((one) => one.userId !== userId)
  return others.length === kept.length ? [] : [setCookie(shop, others)]
}
