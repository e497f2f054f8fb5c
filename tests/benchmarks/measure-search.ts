import type { BeerFilter } from '#contract/beer-filter.ts'
import { liftTimeLimits } from '#database/open-pool.ts'
import { shopDay } from '#server/shop-day.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { median } from '#tests/figures.ts'
import { type Ask, askSearch, type Took } from './ask-search.ts'
import { dearestRequest } from './dearest-request.ts'
import { measureIndex } from './measure-index.ts'
import type { BenchDatabase } from './open-bench-database.ts'
import type { Row } from './report.ts'
import { addSqlIndex, dropSqlIndex, searchInSql } from './search-in-sql.ts'
import { addressOf, requestsFrom } from './search-requests.ts'

const SEED = 20_260_301
const REQUESTS = 500
/** One in so many is answered by SQL alone too, which takes seconds for each at a million beers. */
const IN_SQL_EVERY = 50
const DEAREST_MS = 250
/** Where goals are meant. */
const BEERS_OF_GOALS = 1_000_000

type InSql = (filter: BeerFilter) => Promise<{ wallMs: number; total: number }>
type Question = { what: string; draw: () => BeerFilter; goalsMs: { p50: number; p95?: number } }

/**
 * What pages with their rows, exact total and all counts take the server, each looked up anew, beside the same answer by SQL alone from the
 * same database. Requests are drawn, the same for the same seed.
 * @param generated so many for the one that costs most
 */
export async function measureSearch(
  database: BenchDatabase,
  beers: number,
  generated: number,
): Promise<Row[]> {
  const services = makeTestServices(database, { SEARCH_TIMEOUT_MS: '600000' })
  const client = await database.pool.connect()
  await liftTimeLimits(client)
  try {
    await addSqlIndex(client)
    const rows = await measureIndex(services, sizeOf(beers))
    const ask = askSearch(services)
    const inSql: InSql = async (filter) => {
      const startedAt = performance.now()
      const total = await searchInSql(client, filter, shopDay(services.env))
      return { wallMs: performance.now() - startedAt, total }
    }
    const draw = requestsFrom(SEED, await knownOf(database))
    console.log(`Requests are drawn from the seed ${SEED}.`)
    const questions: Question[] = [
      { what: 'A page by filters', draw: draw.byFilters, goalsMs: { p50: 20, p95: 60 } },
      { what: 'A page by two words', draw: draw.byTwoWords, goalsMs: { p50: 15 } },
      { what: 'A page by a word with a typo', draw: draw.byTypo, goalsMs: { p50: 60 } },
    ]
    for (const question of questions) rows.push(...(await measure(question, ask, inSql, beers)))
    const dearest = await dearestRequest(ask, draw.byAnything, generated)
    rows.push(await dearestRow(dearest, inSql, generated, beers))
    return rows
  } finally {
    await dropSqlIndex(client)
    client.release(true)
  }
}

const sizeOf = (beers: number) => `${beers.toLocaleString('en')} beers`

async function knownOf({ pool }: BenchDatabase) {
  const names = await pool.query<{ name: string }>('SELECT name FROM beers ORDER BY id LIMIT 5000')
  const companies = await pool.query<{ id: string }>('SELECT id FROM companies ORDER BY id')
  return { names: names.rows.map(({ name }) => name), companies: companies.rows.map(({ id }) => id) }
}

async function measure(question: Question, ask: Ask, inSql: InSql, beers: number): Promise<Row[]> {
  const { what, draw, goalsMs } = question
  const took: Took[] = []
  const pairs: { shop: number; control: number }[] = []
  for (let at = -IN_SQL_EVERY; at < REQUESTS; at++) {
    const shop = await ask(draw())
    if (at < 0) continue
    took.push(shop)
    if (at % IN_SQL_EVERY) continue
    const control = await inSql(shop.filter)
    if (!shop.filter.name && control.total !== shop.total) {
      throw new Error(`${addressOf(shop.filter)}: SQL counts ${control.total}, the shop ${shop.total}`)
    }
    pairs.push({ shop: shop.wallMs, control: control.wallMs })
  }
  const wall = took.map(({ wallMs }) => wallMs)
  const controls = pairs.map(({ control }) => control)
  const ratio = median(pairs.map(({ shop, control }) => shop / control))
  const row = (share: number, goalMs: number | undefined): Row => ({
    what: `${what}, all counts, ${sizeOf(beers)} (${ofProcessor(took, share)})`,
    unit: `p${share * 100} ms`,
    shop: quantile(wall, share),
    control: quantile(controls, share),
    ratio: share === 0.5 ? ratio : null,
    ...goalOf(quantile(wall, share), goalMs, beers),
  })
  return [row(0.5, goalsMs.p50), row(0.95, goalsMs.p95)]
}

async function dearestRow(dearest: Took, inSql: InSql, generated: number, beers: number): Promise<Row> {
  const { filter, wallMs, cpuMs } = dearest
  const control = (await inSql(filter)).wallMs
  const many = generated.toLocaleString('en')
  return {
    what: `The dearest of ${many} generated requests, ${sizeOf(beers)} (${cpuMs.toFixed(0)} ms of the processor; ${addressOf(filter)})`,
    ...{ unit: 'ms', shop: wallMs, control, ratio: wallMs / control },
    ...goalOf(wallMs, DEAREST_MS, beers),
  }
}

/** What the process itself worked for it, whatever the neighbours on the machine took meanwhile. */
function ofProcessor(took: Took[], share: number): string {
  const cpu = took.map(({ cpuMs }) => cpuMs)
  return `${quantile(cpu, share).toFixed(1)} ms of the processor`
}

function goalOf(ms: number, goalMs: number | undefined, beers: number): Pick<Row, 'goal' | 'reached'> {
  if (goalMs === undefined || beers !== BEERS_OF_GOALS) return { goal: null, reached: null }
  return { goal: `≤ ${goalMs} ms`, reached: ms <= goalMs }
}

function quantile(figures: number[], share: number): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length * share)] ?? 0
}
