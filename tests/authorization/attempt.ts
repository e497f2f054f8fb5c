import type { ErrorCode } from '#contract/errors.ts'
import type { TargetedBrewery } from '#tests/factories/a-targeted-brewery.ts'

/** How a call ends: with the code of its refusal, or the status of an answer that tells nothing it should not. */
type Outcome = ErrorCode | 200 | 201

/** The brewery, and who stands around it: their ids on the wire. */
type Target = TargetedBrewery & { rivalId: string; rivalBeerId: string; outsiderId: string }

/** The parts of a request; `query` with its question mark, `body` as JSON unless it is a form. */
type Asked = {
  params?: Record<string, string>
  query?: string
  body?: object
  cookie?: string
}

/** Something that is tried on a brewery's things: by a rival seller, a buyer who bought nothing there, and a visitor. */
export type Attempt = {
  call: string
  /** What is tried, where a call is tried in several ways. */
  says?: string
  ask: (target: Target) => Asked
  rival: Outcome
  buyer: Outcome
  visitor: Outcome
  /** The names of beers that are off sale may stand in the answer. */
  mayNameBeers?: true
}

/** The outcomes of a call that is for sellers alone. */
export function sellersOnly(rival: Outcome): Pick<Attempt, 'rival' | 'buyer' | 'visitor'> {
  return { rival, buyer: 'forbidden', visitor: 'not-signed-in' }
}

/** The outcomes of a call that is for buyers alone. */
export function buyersOnly(buyer: Outcome): Pick<Attempt, 'rival' | 'buyer' | 'visitor'> {
  return { rival: 'forbidden', buyer, visitor: 'not-signed-in' }
}

/** The same outcome for everybody, a visitor's too unless said. */
export function everybody(outcome: Outcome, visitor = outcome): Pick<Attempt, 'rival' | 'buyer' | 'visitor'> {
  return { rival: outcome, buyer: outcome, visitor }
}
