import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { AGE_COOKIE, type AgeAnswer, type KeptAge } from '#contract/age-answer.ts'
import { cookieName } from '#contract/cookie-name.ts'
import { KEPT_DAYS } from '#contract/limits.ts'
import type { Settings } from '../settings/env.ts'

const DAY_SECONDS = 24 * 3600
const KEPT_SECONDS: Record<AgeAnswer, number> = {
  adult: KEPT_DAYS.adult * DAY_SECONDS,
  minor: KEPT_DAYS.minor * DAY_SECONDS,
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`age-gate\n${text}`).digest('base64url')
}

/**
 * What keeps an answer, and for how long: `answer.expirySeconds.signature`, so that nobody writes their own. The date of birth
 * stands before the signature where some country needs it.
 */
export function ageCookieOf(
  answer: AgeAnswer,
  secret: string,
  now: Date,
  birthDay?: string,
): { value: string; seconds: number } {
  const seconds = KEPT_SECONDS[answer]
  const expirySeconds = Math.floor(now.getTime() / 1000) + seconds
  const signed = [answer, expirySeconds, birthDay].filter(Boolean).join('.')
  return { value: `${signed}.${sign(signed, secret)}`, seconds }
}

/** The answer that a cookie's value holds; undefined when there is none, it has run out or we did not sign it. */
export function readAgeCookie(value: string | undefined, secret: string, now: Date): KeptAge | undefined {
  const match = /^((adult|minor)\.(\d{1,12})(?:\.(\d{4}-\d\d-\d\d))?)\.([\w-]{43})$/.exec(value ?? '')
  const [, signed, answer, expirySeconds, birthDay, signature] = match ?? []
  if (!signed || !signature) return undefined
  const expected = sign(signed, secret)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  const kept = {
    answer: answer as AgeAnswer,
    expirySeconds: Number(expirySeconds),
    ...(birthDay && { birthDay }),
  }
  return kept.expirySeconds * 1000 > now.getTime() ? kept : undefined
}

/** What the browser of this request answered; undefined where none was asked, such as a program's. */
export function keptAgeOf(
  context: Context,
  { publicUrl, sessionSecret }: Pick<Settings, 'publicUrl' | 'sessionSecret'>,
): KeptAge | undefined {
  const value = getCookie(context, cookieName(AGE_COOKIE, publicUrl.startsWith('https:')))
  return readAgeCookie(value, sessionSecret, new Date())
}
