import { createApp } from '#server/app.ts'
import { publishBeers } from '#server/features/catalogue/publish-beers.ts'
import { shopDay } from '#server/shop-day.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { aBeerRecord } from '#tests/factories/beer-samples.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { median } from '#tests/figures.ts'
import type { BenchDatabase } from './open-bench-database.ts'
import type { Row } from './report.ts'

const AT_MOST_OF_CONTROL = 1.1
/** What the search added to publishing (0021_search.sql, 0022_facets.sql). */
const TRIGGERS = ['search_note_new_beers', 'search_note_beer']
const TURNS = 20
const A_TURN = 8
const A_FILE = 100
const NO_LIMIT = '1000000'

/** What publishing takes, beside the same while nothing tells the index of it: by turns, the first of each turn left out. */
export async function measurePublishing(database: BenchDatabase, beers: number): Promise<Row[]> {
  const { db, pool } = database
  const settings = { UNPROVED_BEERS: NO_LIMIT, BEERS_PER_DAY: NO_LIMIT, BEERS_PER_DAY_AT_MOST: NO_LIMIT }
  const services = makeTestServices(database, settings)
  const company = await aCompany(db, { company: `Cervecería que publica ${Date.now()}` })
  const headers = {
    ...{ 'content-type': 'application/json', origin: services.env.publicUrl },
    ...(await signedIn(services, company.userId!)),
  }
  const app = createApp(services)
  const today = shopDay(services.env)
  const ways = {
    'Publish a beer': async () => {
      const body = JSON.stringify(aBeerRecord())
      const answer = await app.request('/api/product', { method: 'POST', headers, body })
      if (answer.status !== 201) throw new Error(`It was refused: ${await answer.text()}`)
    },
    'The bare statement of it': () =>
      pool.query(
        `INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, on_hand)
         VALUES ($1, 'Quilla Porter', 'Café, cacao y humo.', 'Porter', 'Lata 330 ml', 5.4, 460, 24)`,
        [company.id],
      ),
    [`Publish ${A_FILE} beers of a file`]: () =>
      db.transaction((tx) =>
        publishBeers(
          tx,
          company.id,
          Array<ReturnType<typeof aBeerRecord>>(A_FILE).fill(aBeerRecord()),
          today,
        ),
      ),
  }
  const rows: Row[] = []
  try {
    for (const [what, publish] of Object.entries(ways)) {
      const turns: { shop: number; control: number }[] = []
      for (let turn = 0; turn <= TURNS; turn++) {
        // Whoever comes second finds what the first has left: by turns too.
        const order = turn % 2 ? (['shop', 'control'] as const) : (['control', 'shop'] as const)
        const took = { shop: 0, control: 0 }
        for (const which of order) took[which] = await inOneTurn(database, which === 'shop', publish)
        turns.push(took)
      }
      rows.push(asRow(`${what}, ${beers.toLocaleString('en')} beers`, turns.slice(1)))
    }
    return rows
  } finally {
    await telling(database, true)
    await forget(database, company.id)
  }
}

async function inOneTurn(
  database: BenchDatabase,
  isTold: boolean,
  publish: () => Promise<unknown>,
): Promise<number> {
  await telling(database, isTold)
  const took: number[] = []
  for (let at = 0; at < A_TURN; at++) {
    const startedAt = performance.now()
    await publish()
    took.push(performance.now() - startedAt)
  }
  return median(took.slice(A_TURN / 4))
}

async function telling({ pool }: BenchDatabase, isTold: boolean): Promise<void> {
  const which = isTold ? 'ENABLE' : 'DISABLE'
  await pool.query(`ALTER TABLE beers ${TRIGGERS.map((name) => `${which} TRIGGER ${name}`).join(', ')}`)
}

/** Databases are kept for the next run. */
async function forget({ pool }: BenchDatabase, companyId: string): Promise<void> {
  const keep = 'TRIGGER stock_movements_append_only'
  await pool.query(`ALTER TABLE stock_movements DISABLE ${keep}`)
  await pool.query('DELETE FROM stock_movements USING beers WHERE beers.id = beer_id AND company_id = $1', [
    companyId,
  ])
  await pool.query(`ALTER TABLE stock_movements ENABLE ${keep}`)
  await pool.query('DELETE FROM beers WHERE company_id = $1', [companyId])
  await pool.query('DELETE FROM companies WHERE id = $1', [companyId])
}

function asRow(what: string, turns: { shop: number; control: number }[]): Row {
  const ratio = median(turns.map(({ shop, control }) => shop / control))
  return {
    ...{ what, unit: 'ms', shop: median(turns.map(({ shop }) => shop)) },
    control: median(turns.map(({ control }) => control)),
    ...{ ratio, goal: `ratio ≤ ${AT_MOST_OF_CONTROL}`, reached: ratio <= AT_MOST_OF_CONTROL },
  }
}
