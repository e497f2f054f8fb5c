type Facts = Record<string, string | number | boolean>

/** Something that takes time and whose time is told. Never holds what belongs to people: no values, bodies, addresses of theirs. */
export type Step = {
  /** Of few kinds: a route's pattern, a statement's first word. */
  name: string
  kind: 'server' | 'client' | 'internal' | 'consumer'
  facts?: Facts
  /** The `traceparent` of who called: their trace goes on. */
  calledBy?: string | undefined
  /** The `traceparent` of what caused this, in a trace of its own. */
  causedBy?: string | undefined
}

/** A step while it runs. */
export interface RunningStep {
  rename(name: string): void
  tell(facts: Facts): void
  /** It did not come to its end. @param kind in a word, such as an error's class: never its message */
  fail(kind: string): void
}

/** Tells how long each step of the work took, and inside of what (OpenTelemetry, or whoever speaks W3C trace contexts). */
export interface Tracing {
  /** Runs a step inside the one that is running; it ends, well or not, as `run` does. */
  step<Result>(step: Step, run: (running: RunningStep) => Promise<Result>): Promise<Result>
  /**
   * Begins a step inside the one that is running; its end is told by calling what is returned, with the error if there was
   * one. Outside of any there is nothing to tell, and nobody asks what the step is.
   */
  begin(step: () => Step): (error?: unknown) => void
  /** The trace that is running; undefined outside of one. */
  traceId(): string | undefined
  /** The running step as `traceparent`, for what it sets off; undefined outside of one. */
  traceparent(): string | undefined
  /** Sends what is left, for a short time at most. */
  stop(): Promise<void>
}

const NO_STEP: RunningStep = { rename() {}, tell() {}, fail() {} }
const noEnd = () => {}

/** Where nobody listens, nothing is told. */
export const NO_TRACING: Tracing = {
  step: (_step, run) => run(NO_STEP),
  begin: () => noEnd,
  traceId: () => undefined,
  traceparent: () => undefined,
  stop: async () => {},
}
