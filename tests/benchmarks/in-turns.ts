import { median } from '#tests/figures.ts'
import { load, type Measured } from './load.ts'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'

export type Effort = { seconds: number; rounds: number }

export type Turns = { shop: Measured; control: Measured }[]

/**
 * Shop and control by turns, so that both see the same neighbours on a shared machine; one round first to warm up.
 * @param headers of the shop's requests, such as a session's cookie
 */
export async function inTurns(
  shop: Running,
  control: Running,
  paths: string[],
  { rounds, seconds }: Effort,
  headers: Record<string, string> = {},
): Promise<Turns> {
  const turns: Turns = []
  for (let round = 0; round <= rounds; round++) {
    turns.push({
      shop: await load(
        paths.map((path) => shop.url + path),
        seconds,
        headers,
      ),
      control: await load(
        paths.map((path) => control.url + path),
        seconds,
      ),
    })
  }
  return turns.slice(1)
}

/** Requests a second of both, and whether the shop reaches so much of the control. */
export function throughput(what: string, turns: Turns, atLeast: number): Row {
  const ratio = median(turns.map((turn) => turn.shop.perSecond / turn.control.perSecond))
  return {
    what,
    unit: 'requests/s',
    shop: median(turns.map((turn) => turn.shop.perSecond)),
    control: median(turns.map((turn) => turn.control.perSecond)),
    ratio,
    goal: `ratio ≥ ${atLeast}`,
    reached: ratio >= atLeast,
  }
}
