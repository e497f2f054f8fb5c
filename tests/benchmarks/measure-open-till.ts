import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { openPools } from '#database/open-pools.ts'
import { createApp } from '#server/app.ts'
import type { Api } from '#server/http/api-context.ts'
import type { Services } from '#server/services.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { median } from '#tests/figures.ts'
import type { BenchDatabase } from './open-bench-database.ts'
import type { Row } from './report.ts'

const GREEDY = 50
const BACK_AFTER_MS = 100
const ORDERS = 20
const GOAL_MS = 300

/** What costs most of all that a stranger may ask: no index answers it, or by thousands of rows. */
const DEAREST = [
  'name=cervecerianoceriodoradodelvallesalvajeaustralnegraserranaro',
  'name=cervecexia+rio+dorado+del+valle',
  'name=cervezeria',
  'name=qz',
  'qualification=5',
  'ABV=4&IBU=20&price=4',
  'fresh=1',
  'pag=800',
]

/**
 * How long an order takes while one address keeps 50 of the dearest requests going: the worst of them. The control is the
 * same order in a shop that nobody else is in.
 */
export async function measureOpenTill(database: BenchDatabase, beers: number): Promise<Row> {
  const { end, ...pools } = openPools(database.connectionString, { till: 10, readers: 8, reports: 2 }, 30)
  try {
    const parts = { ...pools, payments: aPaymentProvider() }
    const services = makeTestServices(pools.till, { ORDERS_PER_HOUR: '1000000' }, parts)
    const app = createApp(services)
    const place = await aBuyersOrder(services, app)
    const quiet = await times(place)
    let open = true
    const greedy = Array.from({ length: GREEDY }, async (_, at) => {
      for (let next = at; open; next++) {
        const { status } = await ask(app, `/api/product?${DEAREST[next % DEAREST.length]}`)
        // Who is sent away at once comes back: not so often that it is the refusals that are measured.
        if (status === 503) await sleep(BACK_AFTER_MS)
      }
    })
    const besides = await times(place)
    open = false
    await Promise.all(greedy)
    const worst = Math.max(...besides)
    return {
      what: `An order while one address keeps ${GREEDY} of the dearest requests going, ${beers.toLocaleString('en')} beers (median ${Math.round(median(besides))} ms)`,
      unit: 'worst ms',
      shop: worst,
      control: Math.max(...quiet),
      ratio: worst / Math.max(...quiet),
      goal: `< ${GOAL_MS} ms`,
      reached: worst < GOAL_MS,
    }
  } finally {
    await end()
  }
}

async function aBuyersOrder(services: Services, app: Api) {
  const beer = await aBeer(services.db, { onHand: 1_000_000 })
  const headers = { 'content-type': 'application/json' }
  return async () => {
    const buyer = await signedIn(services, (await aBuyer(services.db)).id)
    const body = JSON.stringify({ products: [{ id: beer.id, quantity: 1 }] })
    const startedAt = performance.now()
    const answer = await ask(app, '/api/create-order', {
      method: 'POST',
      headers: { ...headers, ...buyer },
      body,
    })
    if (answer.status !== 201) throw new Error(`The order was refused: ${await answer.text()}`)
    return performance.now() - startedAt
  }
}

async function times(run: () => Promise<number>): Promise<number[]> {
  const took: number[] = []
  await run()
  for (let n = 0; n < ORDERS; n++) took.push(await run())
  return took
}

function ask(app: Api, path: string, init?: RequestInit): Promise<Response> {
  const incoming = { socket: { remoteAddress: '203.0.113.7' } } as HttpBindings['incoming']
  return Promise.resolve(app.request(path, init, { incoming }))
}
