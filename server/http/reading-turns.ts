import { type Refusal, refuse } from '#contract/errors.ts'
import type { PoolSizes } from '#database/open-pools.ts'
import type { Paying } from '../paying.ts'
import { takeTurns } from '../take-turns.ts'

/**
 * Runs what only reads, when it is its turn: while the thread keeps up that is at once, else turns go round among the
 * addresses that ask. Refuses: database-down, where it would have waited too long.
 */
type ReadInTurn = <Result>(read: () => Promise<Result>, address: string) => Promise<Result | Refusal>

/** Lines that do not wait for each other: pages that are kept for many, pages of one reader, calls, and the desk's of both. */
export type ReadingTurns = Record<'kept' | 'pages' | 'calls' | 'desk', ReadInTurn>

/** Nobody looks any more. */
const PATIENCE_MS = 10_000
const WAITING = 1000

/** An order waits for the thread some forty times. */
const BEHIND_MS = 4
/** While the thread is behind: what more would only wait for it, or for a core of the database. */
const AT_ONCE = { kept: 1, pages: 1, calls: 1 }

/**
 * What only reads takes turns while the thread is behind, so that whoever buys waits at each step for the few that are being
 * answered, and not for everybody who asked: docs/decisions/0126-turns-and-a-desk.md. Of the desk as many at once as there are
 * connections for reports.
 * @param lagMs how far the thread is behind: watchThreadLag @param paying goes first, whoever's turn it is
 */
export function createReadingTurns(
  { reports }: PoolSizes,
  lagMs: () => number,
  paying: Paying,
): ReadingTurns {
  const isBehind = () => lagMs() > BEHIND_MS
  return {
    // Made once for all who ask, and soon: they would all wait.
    kept: readInTurn(AT_ONCE.kept, isBehind),
    pages: readInTurn(AT_ONCE.pages, isBehind, paying),
    calls: readInTurn(AT_ONCE.calls, isBehind, paying),
    desk: readInTurn(reports, isBehind, paying),
  }
}

function readInTurn(atOnce: number, isBehind: () => boolean, paying?: Paying): ReadInTurn {
  const turns = takeTurns({ atOnce, waiting: WAITING })
  return async (read, address) => {
    if (!isBehind()) return read()
    const cameAt = performance.now()
    const isInTime = () => performance.now() - cameAt < PATIENCE_MS
    // The answer in a box: a use case may well answer with nothing.
    const inTurn = await turns(async () => {
      if (paying?.isSomebody) await paying.whenNobody()
      return isInTime() ? { answer: await read() } : undefined
    }, address)
    return inTurn ? inTurn.answer : refuse('database-down')
  }
}
