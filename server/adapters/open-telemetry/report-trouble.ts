import { DiagLogLevel, diag } from '@opentelemetry/api'

/** A collector that is away fails every few seconds. */
const AGAIN_AFTER_MS = 300_000

/**
 * Hands on what the SDK has to complain about, at most once in five minutes and in one word: its own messages hold stacks, and
 * may hold headers with keys.
 */
export function reportTrouble(warn: (reason: string) => void): void {
  let saidAt = Number.NEGATIVE_INFINITY
  const say = (message: string) => {
    if (performance.now() - saidAt < AGAIN_AFTER_MS) return
    saidAt = performance.now()
    warn(/\b(E[A-Z]{4,}|Timeout|Dropped|[45]\d\d)\b/.exec(message)?.[1] ?? 'unknown')
  }
  const quiet = () => {}
  diag.setLogger(
    { error: say, warn: say, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
