import { median } from '#tests/figures.ts'
import { load, type Measured } from './load.ts'
import { cpuSeconds, type Running } from './processes.ts'
import type { Row } from './report.ts'

export type Effort = { seconds: number; rounds: number }

/** `cpuMs`: what the process itself worked for each request. */
type Cost = Measured & { cpuMs: number }

export type Turns = { shop: Cost; control: Cost }[]

/**
 * Shop and control by turns, so that both see the same neighbours on a shared machine; one round first to warm up.
 * @param headers of the shop's requests, such as a session's cookie
 * @param ofControl what the control is asked, where its addresses are others
 */
export async function inTurns(
  shop: Running,
  control: Running,
  paths: string[],
  { rounds, seconds }: Effort,
  { headers = {}, ofControl = paths }: { headers?: Record<string, string>; ofControl?: string[] } = {},
): Promise<Turns> {
  const turns: Turns = []
  for (let round = 0; round <= rounds; round++) {
    turns.push({
      shop: await costOf(shop, paths, seconds, headers),
      control: await costOf(control, ofControl, seconds),
    })
  }
  return turns.slice(1)
}

async function costOf(
  { url, child }: Running,
  paths: string[],
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Cost> {
  const before = cpuSeconds(child)
  const urls = paths.map((path) => url + path)
  const measured = await load(urls, seconds, headers)
  return { ...measured, cpuMs: ((cpuSeconds(child) - before) * 1000) / measured.requests }
}

/** Requests a second of both, and whether the shop reaches so much of the control, where that is a goal. */
export function throughput(what: string, turns: Turns, atLeast?: number): Row {
  const ratio = median(turns.map((turn) => turn.shop.perSecond / turn.control.perSecond))
  return {
    what,
    unit: 'requests/s',
    shop: median(turns.map((turn) => turn.shop.perSecond)),
    control: median(turns.map((turn) => turn.control.perSecond)),
    ratio,
    goal: atLeast === undefined ? null : `ratio ≥ ${atLeast}`,
    reached: atLeast === undefined ? null : ratio >= atLeast,
  }
}
