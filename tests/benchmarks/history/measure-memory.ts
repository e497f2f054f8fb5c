import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '#tests/figures.ts'
import { anAdult } from '../../lighthouse/a-visitor.ts'
import { readToItsEnd } from '../load.ts'
import type { BenchDatabase } from '../open-bench-database.ts'
import type { Row } from '../report.ts'
import { HISTORY_CALLS, type Who } from './history-calls.ts'
import { type HistoryShop, openHistoryShop } from './open-history-shop.ts'

const PORT = 3675
const CLIENTS = 4
const LOOK_EVERY_MS = 1000
/** Into so many parts the time is cut, of which the first and the last are told. */
const PARTS = 10

/**
 * The memory of one process (RSS) that serves two years of orders: when it has started, and while people of every role ask for all
 * that `HISTORY_CALLS` has, files to their end. Flat is a shop whose last tenth is as its first, which is the control.
 */
export async function measureMemory(database: BenchDatabase, seconds: number): Promise<Row[]> {
  const shop = await openHistoryShop(database, PORT)
  try {
    const visitor = await anAdult(shop.running.url)
    const started = megabytesOf(shop.running.child.pid!)
    let isOver = false
    const clients = Array.from({ length: CLIENTS }, (_, at) =>
      askForAll(shop, visitor, at / CLIENTS, () => isOver),
    )
    const seen: number[] = []
    const endsAt = performance.now() + seconds * 1000
    while (performance.now() < endsAt) {
      await sleep(LOOK_EVERY_MS)
      seen.push(megabytesOf(shop.running.child.pid!))
    }
    isOver = true
    const asked = (await Promise.all(clients)).reduce((sum, each) => sum + each, 0)
    const part = Math.max(1, Math.floor(seen.length / PARTS))
    const [first, last] = [median(seen.slice(0, part)), median(seen.slice(-part))]
    const after = `after ${asked.toLocaleString('en')} requests in ${seconds} s`
    return [
      row('A process that has started', started),
      row('A process that was asked for everything, the most', Math.max(...seen)),
      row(`A process ${after}, the last tenth beside the first`, last, first),
    ]
  } finally {
    await shop.running.stop()
  }
}

function row(what: string, shop: number, control: number | null = null): Row {
  const ratio = control && shop / control
  return { what, unit: 'MB', shop, control, ratio, goal: null, reached: null }
}

/** proc(5): VmRSS, in kB. */
function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

/** One after the other, all roles', from another place on for each client. @returns how many */
async function askForAll(
  { running, asked, cookies }: HistoryShop,
  visitor: string,
  from: number,
  isOver: () => boolean,
): Promise<number> {
  const all = (Object.keys(HISTORY_CALLS) as Who[]).flatMap((who) =>
    HISTORY_CALLS[who](asked).map((path) => ({ path, cookie: `${cookies[who]}; ${visitor}` })),
  )
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let count = 0
  for (let at = Math.floor(from * all.length); !isOver(); at = (at + 1) % all.length, count++) {
    const { path, cookie } = all[at]!
    await readToItsEnd(running.url + path, agent, { cookie })
  }
  agent.destroy()
  return count
}
