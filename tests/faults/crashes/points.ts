import type { Mood } from './mood.ts'
import type { Road, Stop } from './road.ts'

/** What strikes a call of the provider or a mail while the process is killed from outside (sandbox/README.md). */
export type HeldBack = { what: 'call' | 'mail'; fault: Record<string, unknown> }

/** How a process comes to its end: where it says itself, while the world outside holds its answer back, or at any moment. */
export type End = { road: Road } | { heldBack: HeldBack } | { withinMs: number }

/** A moment at which nothing may be lost; its ends take turns. */
export type Point = { ends: End[]; mood?: Partial<Mood> }

export const COMMIT = '^commit$'

export const at = (...road: Stop[]): End => ({ road })
export const before = (statement: string, following?: string) =>
  at({ statement, when: 'sent', ...(following && { following }) })
export const after = (statement: string, following?: string) =>
  at({ statement, when: 'answered', ...(following && { following }) })
export const beforeCalling = (call: string) => at({ call, when: 'sent' })
export const onTheAnswerOf = (call: string) => at({ call, when: 'answered' })
/** The world outside was asked: it acts and its answer is held back, or it will act once nobody listens. */
export const during = (fault: Record<string, unknown>): End[] =>
  [true, false].map((afterwards) => ({
    heldBack: { what: 'call', fault: { ...fault, delayMs: 700, afterwards } },
  }))
