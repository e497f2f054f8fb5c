import { get } from 'node:http'
import { median } from '#tests/figures.ts'
import type { BenchDatabase } from '../open-bench-database.ts'
import type { Row } from '../report.ts'
import { type Asked, HISTORY_CALLS, type Who } from './history-calls.ts'
import { type HistoryShop, openHistoryShop } from './open-history-shop.ts'

const PORT = 3660
const MOST_MS = 300
const MOST_GROWTH = 1.5
/** Below this two answers differ by the machine, not by the shop. */
const NOISE_MS = 3
/** Nobody waits longer for what a browser asked. */
const PATIENCE_MS = 60_000

/**
 * What every call costs that reads what grows, in a large shop and in one of a tenth: by turns, so that both see the same
 * neighbours. A CSV to its first byte, all else to its last. Growth that is not told in the answer is what is looked for.
 */
export async function measureHistory(
  large: BenchDatabase,
  small: BenchDatabase,
  rounds: number,
): Promise<Row[]> {
  const shops = [await openHistoryShop(large, PORT), await openHistoryShop(small, PORT + 5)] as const
  try {
    const rows: Row[] = []
    for (const who of Object.keys(HISTORY_CALLS) as Who[]) {
      const [theirs, tenths] = shops.map(({ asked }) => HISTORY_CALLS[who](asked)) as [string[], string[]]
      for (const [at, path] of theirs.entries())
        rows.push(await compare(who, shops, [path, tenths[at]!], rounds))
    }
    return rows
  } finally {
    for (const { running } of shops) await running.stop()
  }
}

async function compare(
  who: Who,
  shops: readonly [HistoryShop, HistoryShop],
  paths: [string, string],
  rounds: number,
): Promise<Row> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    for (const [at, { running, cookies }] of shops.entries()) {
      times[at]!.push(await ask(running.url + paths[at]!, cookies[who]))
    }
    // Who waits so long the first time waits as long the second.
    if (times[0][0]! > 10 * MOST_MS) break
  }
  const [shop, control] = times.map((each) => median(each.length > 1 ? each.slice(1) : each)) as [
    number,
    number,
  ]
  return {
    what: `${who} ${shops[0].asked && named(paths[0], shops[0].asked)} (first ${Math.round(times[0][0]!)})`,
    unit: 'ms',
    shop,
    control,
    ratio: shop / control,
    goal: `≤ ${MOST_MS} ms, ≤ ${MOST_GROWTH} ×`,
    reached: shop <= MOST_MS && shop <= control * MOST_GROWTH + NOISE_MS,
  }
}

/** A path with the names of the ids that stand in it. */
function named(path: string, asked: Asked): string {
  return Object.entries(asked).reduce(
    (text, [name, value]) => text.replaceAll(value, `{${name}}`).replaceAll(value.slice(-8), `{${name}}`),
    path,
  )
}

/** @throws on any answer but 200 within the patience, whose time counts as that patience */
function ask(url: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  const took = () => performance.now() - startedAt
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'Googlebot/2.1', cookie }
    const request = get(url, { headers, timeout: PATIENCE_MS }, (answer) => {
      if (answer.statusCode === 503) return resolve(PATIENCE_MS)
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`))
      const isFile = /csv/.test(answer.headers['content-type'] ?? '')
      answer.on('data', () => {
        if (!isFile) return
        resolve(took())
        request.destroy()
      })
      answer.on('end', () => resolve(took()))
      answer.on('error', (error) => (isFile ? resolve(took()) : reject(error)))
    })
    request.on('timeout', () => {
      resolve(PATIENCE_MS)
      request.destroy()
    })
    request.on('error', reject)
  })
}
