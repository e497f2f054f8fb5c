import { WEBHOOK_TRIES } from '#contract/limits.ts'

const MINUTE = 60
const HOUR = 3600

/** After each try but the last: together some 23 hours. */
export const PAUSES_SECONDS: readonly number[] = [
  15,
  2 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  7 * HOUR,
  12 * HOUR,
]

/** What failed together is not tried again together: each pause is up to a fifth shorter or longer. */
const JITTER = 0.2

/**
 * How many seconds after a try that failed comes the next one; undefined: no more.
 * @param tries that there were, this one included
 * @param random from 0 to 1
 */
export function pauseAfter(tries: number, random = Math.random()): number | undefined {
  if (tries >= WEBHOOK_TRIES) return undefined
  return PAUSES_SECONDS[tries - 1]! * (1 - JITTER + 2 * JITTER * random)
}
