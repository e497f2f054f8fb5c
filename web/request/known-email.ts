import { keepCookie, keptCookie } from './own-cookies.ts'
import type { PageContext } from './page-request.ts'

const COOKIE = 'known-email'
/** Time to look into the mailbox and come back. */
const KEPT_SECONDS = 600

/** An e-mail that the log-in need not ask for again. `isMailed`: a confirmation link is on its way there. */
export type KnownEmail = { email: string; isMailed: boolean }

/** Keeps an e-mail that was just typed, for the log-in that comes next: with scripts and without, and in no address. */
export function keepKnownEmail(context: PageContext, { email, isMailed }: KnownEmail): void {
  keepCookie(context, COOKIE, `${isMailed ? 'mailed' : 'typed'}.${encodeURIComponent(email)}`, KEPT_SECONDS)
}

export function knownEmail(context: PageContext): KnownEmail | null {
  const [, how, email] = /^(mailed|typed)\.([^.].*)$/.exec(keptCookie(context, COOKIE) ?? '') ?? []
  if (!email) return null
  try {
    return { email: decodeURIComponent(email), isMailed: how === 'mailed' }
  } catch {
    return null
  }
}

export function forgetKnownEmail(context: PageContext): void {
  if (keptCookie(context, COOKIE)) keepCookie(context, COOKIE, '', 0)
}
