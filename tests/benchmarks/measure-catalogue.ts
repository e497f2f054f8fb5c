import { sessionCookieName } from '#server/features/identity/session-cookie-name.ts'
import { median } from '#tests/figures.ts'
import { type Effort, inTurns, type Turns, throughput } from './in-turns.ts'
import { measurePageCost } from './measure-page-cost.ts'
import type { BenchDatabase } from './open-bench-database.ts'
import { startControl, startShop } from './processes.ts'
import type { Row } from './report.ts'

const PORT = 3620
/** Of what visitors are answered, which is made once a second for all who ask the same. */
const OF_CONTROL = { page: 1, beer: 0.8, around: 0.25 }
/** Somebody who may have a session, which is looked for: what they are answered is theirs alone. */
const SOMEBODY = { cookie: `${sessionCookieName('http://localhost')}=nobody` }
const SEARCH_P50_MS = 15

/**
 * The catalogue's calls and the shop page, each beside the control that runs the same SQL: as visitors get them, and as they are
 * made for one. What stands around a beer is two questions and five other beers, beside a control that reads the beer alone.
 */
export async function measureCatalogue(
  database: BenchDatabase,
  beers: number,
  effort: Effort,
): Promise<Row[]> {
  const { rows: some } = await database.pool.query<{ id: string }>(
    'SELECT id FROM beers ORDER BY id LIMIT 500',
  )
  const shop = await startShop(database.dataDir, PORT)
  const control = await startControl(database.connectionString, PORT + 5)
  const size = `${beers.toLocaleString('en')} beers`
  const filter = '/api/product?type=IPA&price=8&order=OrderAscPrice&pag='
  const byIds = some.map(({ id }) => `/api/product/${id}`)
  const around = byIds.map((path) => `${path}/surroundings`)
  const rows: Row[] = []
  const measure = async (what: string, kind: keyof typeof OF_CONTROL, paths: string[], ofControl = paths) => {
    const visitors = await inTurns(shop, control, paths, effort, { ofControl })
    const made = await inTurns(shop, control, paths, effort, { ofControl, headers: SOMEBODY })
    rows.push(
      throughput(`${what}, ${size}`, visitors, OF_CONTROL[kind]),
      throughput(`${what}, made for each, ${size}`, made),
    )
  }
  try {
    await measure('Catalogue page 1', 'page', [`${filter}1`])
    await measure('Catalogue page 50', 'page', [`${filter}50`])
    await measure('Beer by id', 'beer', byIds)
    await measure('Around a beer', 'around', around, byIds)
    const search = await inTurns(shop, control, ['/api/product?name=ipa'], effort, { headers: SOMEBODY })
    rows.push(searchRow(size, search, beers))
    return [...rows, ...(await measurePageCost(shop, control, size, effort))]
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
