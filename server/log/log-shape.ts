import { cutForLog } from './cut-for-log.ts'
import { errorForLog } from './error-for-log.ts'

/** Longer than any path of ours; Node lets 16 kB of one in. */
const MOST_CHARACTERS = 500

/** How every line of the log is written: errors without the values of statements, and no text longer than it needs to be. */
export const LOG_SHAPE = {
  serializers: { err: errorForLog },
  formatters: { log: cutLine },
}

/** The line's facts, each text in them cut; an error is its serializer's. */
function cutLine(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, cutFact(fact)]))
}

function cutFact(fact: unknown): unknown {
  if (typeof fact === 'string') return cutForLog(fact, MOST_CHARACTERS)
  if (Array.isArray(fact)) return fact.map(cutFact)
  const isPlain =
    fact !== null && typeof fact === 'object' && Object.getPrototypeOf(fact) === Object.prototype
  return isPlain ? cutLine(fact as Record<string, unknown>) : fact
}
