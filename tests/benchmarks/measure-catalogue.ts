import { median } from '#tests/figures.ts'
import { type Effort, inTurns, type Turns, throughput } from './in-turns.ts'
import { measurePageCost } from './measure-page-cost.ts'
import type { BenchDatabase } from './open-bench-database.ts'
import { startControl, startShop } from './processes.ts'
import type { Row } from './report.ts'

const PORT = 3620
const AT_LEAST_OF_CONTROL = 0.6
/** What stands around a beer is two questions and five other beers; the control reads the beer alone. */
const AROUND_AT_LEAST_OF_CONTROL = 0.25
const SEARCH_P50_MS = 15

/** The catalogue's calls and the shop page, each beside the control that runs the same SQL. */
export async function measureCatalogue(
  database: BenchDatabase,
  beers: number,
  effort: Effort,
): Promise<Row[]> {
  const { rows: some } = await database.pool.query<{ id: string }>(
    'SELECT id FROM beers ORDER BY id LIMIT 500',
  )
  const shop = await startShop(database.connectionString, database.dataDir, PORT)
  const control = await startControl(database.connectionString, PORT + 5)
  const size = `${beers.toLocaleString('en')} beers`
  const filter = '/api/product?type=IPA&price=8&order=OrderAscPrice&pag='
  const both = (paths: string[]) => inTurns(shop, control, paths, effort)
  try {
    const first = await both([`${filter}1`])
    const fiftieth = await both([`${filter}50`])
    const byIds = some.map(({ id }) => `/api/product/${id}`)
    const byId = await both(byIds)
    const around = await inTurns(
      shop,
      control,
      byIds.map((path) => `${path}/surroundings`),
      effort,
      { ofControl: byIds },
    )
    const search = await both(['/api/product?name=ipa'])
    return [
      throughput(`Catalogue page 1, ${size}`, first, AT_LEAST_OF_CONTROL),
      throughput(`Catalogue page 50, ${size}`, fiftieth, AT_LEAST_OF_CONTROL),
      throughput(`Beer by id, ${size}`, byId, AT_LEAST_OF_CONTROL),
      throughput(`Around a beer, ${size}`, around, AROUND_AT_LEAST_OF_CONTROL),
      searchRow(size, search, beers),
      ...(await measurePageCost(shop, control, size, effort)),
    ]
  } finally {
    await shop.stop()
    await control.stop()
  }
}

function searchRow(size: string, turns: Turns, beers: number): Row {
  const shop = median(turns.map((turn) => turn.shop.p50Ms))
  const bound = beers === 100_000
  return {
    what: `Name search "ipa", ${size}`,
    unit: 'p50 ms',
    shop,
    control: median(turns.map((turn) => turn.control.p50Ms)),
    ratio: median(turns.map((turn) => turn.shop.p50Ms / turn.control.p50Ms)),
    goal: bound ? `p50 < ${SEARCH_P50_MS} ms` : null,
    reached: bound ? shop < SEARCH_P50_MS : null,
  }
}
