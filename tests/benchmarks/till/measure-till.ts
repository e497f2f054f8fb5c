import { setTimeout as sleep } from 'node:timers/promises'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { writeTestRates } from '#tests/factories/test-rates.ts'
import { median, percentile } from '#tests/figures.ts'
import { anOutsideWorld } from '#tests/running/an-outside-world.ts'
import { anAdult } from '../../lighthouse/a-visitor.ts'
import { SESSION_SECRET } from '../an-admins-cookie.ts'
import { HISTORY_CALLS, type Who } from '../history/history-calls.ts'
import { type HistoryShop, openHistoryShop } from '../history/open-history-shop.ts'
import type { BenchDatabase } from '../open-bench-database.ts'
import type { Row } from '../report.ts'
import { anAgent, ask, keepAsking } from './ask.ts'
import { aBuyersPurchase, type Purchase } from './purchases.ts'

const PORT = 3670
const DEAREST_OF_EACH = 20
const GOAL_MS = 300
const QUIET_SECONDS = 15
const ORDER_EVERY_MS = 500
const PAGE_EVERY_MS = 100

type Seen = { purchases: Purchase[]; pagesMs: number[] }

/**
 * The twenty dearest requests of every role, each asked again and again by somebody of that role, for so many seconds; beside
 * them a buyer orders and pays, and a visitor looks around. The control is the same buyer and visitor in the same shop alone.
 * @param settings of the shop, such as WORKERS
 */
export async function measureTill(
  database: BenchDatabase,
  { seconds, settings }: { seconds: number; settings: Record<string, string> },
): Promise<Row[]> {
  const outside = await anOutsideWorld(`http://localhost:${PORT}`)
  const shop = await openHistoryShop(database, PORT, {
    ORDERS_PER_HOUR: '1000000',
    PAYMENT_SITE: 'MLA',
    ...outside.settings,
    ...settings,
  })
  try {
    const services = makeTestServices(database, { SESSION_SECRET })
    await writeTestRates(database.db)
    const { cookie } = await signedIn(services, (await aBuyer(database.db)).id)
    const { id: beerId } = await aBeer(database.db, { onHand: 1_000_000 })
    const url = shop.running.url
    const purchase = aBuyersPurchase({ url, cookie, beerId, outside, pool: database.pool })
    const visitor = await anAdult(url)
    const look = (untilMs: number) =>
      lookAround(purchase, [url, visitor, `/detail/${shop.asked.reviewed}`], untilMs)
    await look(performance.now() + 3000)
    const quiet = await look(performance.now() + QUIET_SECONDS * 1000)
    const dearest = await findDearest(shop, visitor)
    let isOver = false
    const greedy = dearest.map(({ path, who }) =>
      keepAsking(url + path, `${shop.cookies[who]}; ${visitor}`, () => isOver),
    )
    const busy = await look(performance.now() + seconds * 1000)
    isOver = true
    const answered = await Promise.all(greedy)
    const table = dearest.map((each, at) => ({ ...each, answers: JSON.stringify(answered[at]) }))
    if (process.env.VERBOSE)
      for (const each of table)
        console.log(each.who, each.path.slice(0, 70), Math.round(each.ms), each.answers)
    const what = `beside the ${dearest.length} dearest requests of every role`
    return [
      rowOf(`An order placed, ${what}`, busy, quiet, (seen) => seen.purchases.map((each) => each.placedMs)),
      rowOf(`Its payment settled, ${what}`, busy, quiet, (seen) =>
        seen.purchases.map((each) => each.settledMs),
      ),
      rowOf(`A visitor’s page, ${what}`, busy, quiet, (seen) => seen.pagesMs),
    ]
  } finally {
    await shop.running.stop()
    await outside.stop()
  }
}

function rowOf(what: string, busy: Seen, quiet: Seen, of: (seen: Seen) => number[]): Row {
  const [shop, control] = [busy, quiet].map((seen) => percentile(of(seen), 95)) as [number, number]
  const medians = [busy, quiet].map((seen) => Math.round(median(of(seen)))).join(' against ')
  return {
    what: `${what} (${of(busy).length} times; medians ${medians})`,
    unit: 'ms, p95',
    shop,
    control,
    ratio: shop / control,
    goal: `< ${GOAL_MS} ms`,
    reached: shop < GOAL_MS,
  }
}

/** Orders and pages at a pace of their own, whatever the last one took, but one after the other. */
async function lookAround(
  purchase: () => Promise<Purchase>,
  [url, cookie, detail]: [string, string, string],
  untilMs: number,
): Promise<Seen> {
  const seen: Seen = { purchases: [], pagesMs: [] }
  const agent = anAgent()
  const pages = ['/home', '/shop', detail, '/breweries']
  let next = 0
  const atPace = async (everyMs: number, run: () => Promise<unknown>) => {
    while (performance.now() < untilMs) {
      const pause = sleep(everyMs)
      await run()
      await pause
    }
  }
  await Promise.all([
    atPace(ORDER_EVERY_MS, async () => seen.purchases.push(await purchase())),
    atPace(PAGE_EVERY_MS, async () => {
      const { status, ms } = await ask(url + pages[next++ % pages.length]!, { agent, headers: { cookie } })
      if (status !== 200) throw new Error(`A visitor’s page answered ${status}.`)
      seen.pagesMs.push(ms)
    }),
  ])
  agent.destroy()
  return seen
}

/** What took longest of all that each role asks for, when nobody else was there. */
async function findDearest({ running, asked, cookies }: HistoryShop, visitor: string) {
  const agent = anAgent()
  const found: { who: Who; path: string; ms: number }[] = []
  for (const who of Object.keys(HISTORY_CALLS) as Who[]) {
    const its: typeof found = []
    for (const path of HISTORY_CALLS[who](asked)) {
      const { ms } = await ask(running.url + path, {
        agent,
        headers: { cookie: `${cookies[who]}; ${visitor}` },
      })
      its.push({ who, path, ms })
    }
    found.push(...its.toSorted((a, b) => b.ms - a.ms).slice(0, DEAREST_OF_EACH))
  }
  agent.destroy()
  return found
}
