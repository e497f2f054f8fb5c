import { createHmac, timingSafeEqual } from 'node:crypto'
import { KEPT_DAYS } from '#contract/limits.ts'

/** What a visitor answered: an adult's answer is kept for 30 days, a minor's for one. */
export type AgeAnswer = 'adult' | 'minor'

export const AGE_COOKIE = 'age'
const DAY_SECONDS = 24 * 3600
const KEPT_SECONDS: Record<AgeAnswer, number> = {
  adult: KEPT_DAYS.adult * DAY_SECONDS,
  minor: KEPT_DAYS.minor * DAY_SECONDS,
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`age-gate\n${text}`).digest('base64url')
}

/** What keeps an answer, and for how long: `answer.expirySeconds.signature`, so that nobody writes their own. */
export function ageCookieOf(
  answer: AgeAnswer,
  secret: string,
  now: Date,
): { value: string; seconds: number } {
  const seconds = KEPT_SECONDS[answer]
  const signed = `${answer}.${Math.floor(now.getTime() / 1000) + seconds}`
  return { value: `${signed}.${sign(signed, secret)}`, seconds }
}

/** The answer that a cookie's value holds; undefined when there is none, it has run out or we did not sign it. */
export function readAgeCookie(value: string | undefined, secret: string, now: Date): AgeAnswer | undefined {
  return readKept(value, secret, now)?.answer
}

/** Until when an adult's answer holds, in epoch seconds; undefined for every other value. */
export function adultUntilOf(value: string | undefined, secret: string, now: Date): number | undefined {
  const kept = readKept(value, secret, now)
  return kept?.answer === 'adult' ? kept.expirySeconds : undefined
}

function readKept(value: string | undefined, secret: string, now: Date) {
  const match = /^((adult|minor)\.(\d{1,12}))\.([\w-]{43})$/.exec(value ?? '')
  const [, signed, answer, expirySeconds, signature] = match ?? []
  if (!signed || !signature) return undefined
  const expected = sign(signed, secret)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  const kept = { answer: answer as AgeAnswer, expirySeconds: Number(expirySeconds) }
  return kept.expirySeconds * 1000 > now.getTime() ? kept : undefined
}
