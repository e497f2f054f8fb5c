import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhenResult,
} from 'cockatiel'
import type { Logger } from 'pino'

/** So many calls in a row without an answer, and nobody waits for the next one. */
const FAILURES = 3
/** Then one call tries again; each that fails doubles the pause. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

/** What stands in place of an answer where nobody was asked. */
export const NOT_ASKED = Symbol('not asked')

export type Circuit = {
  /** True while asking would be refused at once; false again when it is time for somebody to try. */
  isAway(): boolean
  /** What `call` answers, or NOT_ASKED: the other side is known to be away, or too many are being asked already. */
  run<Answer>(call: () => Promise<Answer>): Promise<Answer | typeof NOT_ASKED>
}

/**
 * A circuit breaker around somebody outside: whoever comes while the other side is known to be away is told so at once,
 * instead of waiting for one more time-out. It is known after 3 calls in a row that say so; after 2 s one caller tries
 * again while the others are still told off, and each that fails doubles the pause, up to 30 s. The log hears of it once
 * when it goes away and once when it is back. Each process finds out by itself.
 *
 * @param name what the log calls it
 * @param saysAway why an answer means that the other side is away; undefined: it is there
 * @param atOnce how many calls may be under way; `waiting` more wait for their turn
 */
export function createCircuit<Outcome>({
  name,
  log,
  saysAway,
  atOnce,
  waiting,
}: {
  name: string
  log: Pick<Logger, 'warn'> | undefined
  saysAway: (outcome: Outcome) => string | undefined
  atOnce: number
  waiting: number
}): Circuit {
  let triesAgainAt = 0
  const breaker = circuitBreaker(
    handleWhenResult((outcome) => saysAway(outcome as Outcome) !== undefined),
    {
      breaker: new ConsecutiveBreaker(FAILURES),
      halfOpenAfter: new DelegateBackoff<unknown, number>((_context, lastMs) => {
        const delay = lastMs === undefined ? FIRST_PAUSE_MS : Math.min(lastMs * 2, LONGEST_PAUSE_MS)
        triesAgainAt = Date.now() + delay
        return { delay, state: delay }
      }),
    },
  )
  const turns = bulkhead(atOnce, waiting)

  let awaySince: number | undefined
  breaker.onBreak((broken) => {
    if (awaySince !== undefined) return
    awaySince = Date.now()
    const reason = 'value' in broken ? saysAway(broken.value as Outcome) : undefined
    log?.warn({ outside: name, reason }, 'does not answer: nobody waits for it until it does')
  })
  breaker.onReset(() => {
    const awaySeconds = Math.round((Date.now() - (awaySince ?? Date.now())) / 1000)
    awaySince = undefined
    log?.warn({ outside: name, awaySeconds }, 'answers again')
  })

  // While one tries, the library would let the others wait for how that ends.
  const isAway = () =>
    breaker.state === CircuitState.HalfOpen ||
    (breaker.state === CircuitState.Open && Date.now() < triesAgainAt)

  return {
    isAway,
    async run(call) {
      try {
        // Looked at when its turn has come: those who wait leave at once when it goes away meanwhile.
        return await turns.execute(async () => (isAway() ? NOT_ASKED : breaker.execute(call)))
      } catch (error) {
        if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError) return NOT_ASKED
        throw error
      }
    },
  }
}
