import type { HttpBindings } from '@hono/node-server'
import type { BeerFilter } from '#contract/beer-filter.ts'
import { createApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'
import { addressOf } from './search-requests.ts'

/** What a request took on the clock, and of the process that answers alone. */
export type Took = { filter: BeerFilter; total: number; wallMs: number; cpuMs: number }
export type Ask = (filter: BeerFilter) => Promise<Took>

/**
 * Asks the API in this process for pages with their counts. Before each request something has changed and was followed, so that no answer is
 * remembered. @throws on any answer but 200
 */
export function askSearch(services: Services): Ask {
  const app = createApp(services)
  const incoming = { socket: { remoteAddress: '203.0.113.7' } } as HttpBindings['incoming']
  return async (filter) => {
    await services.pool.query('INSERT INTO search_changes (beer_id) SELECT id FROM beers ORDER BY id LIMIT 1')
    await services.search.follow()
    const address = addressOf(filter)
    const [startedAt, before] = [performance.now(), process.cpuUsage()]
    const answer = await app.request(address, {}, { incoming })
    const text = await answer.text()
    const [wallMs, { user, system }] = [performance.now() - startedAt, process.cpuUsage(before)]
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${text}`)
    return { filter, total: JSON.parse(text).total, wallMs, cpuMs: (user + system) / 1000 }
  }
}
