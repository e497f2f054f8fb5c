import { channel } from 'node:diagnostics_channel'
import type { Endpoint } from '#contract/endpoint.ts'

/** An answer of the API before it is written as JSON, with the call that promised it. */
export type ToldAnswer = { endpoint: Endpoint; answer: unknown }

/** Where answers are told to whoever listens in this process: tests do, and hold them to the contract. Nobody does else. */
export const ANSWERS = 'lupulo:answers'

const answers = channel(ANSWERS)

/** Tells an answer that a call succeeded with; costs the look whether anybody listens. */
export function tellAnswer(told: ToldAnswer): void {
  if (answers.hasSubscribers) answers.publish(told)
}
