import type { HttpBindings } from '@hono/node-server'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Api } from '#server/http/api-context.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase({ poolSize: 12 })
beforeAll(() => aBeer(database.db, { name: 'Dorada' }))

const AMPLE = '60000'
const SEARCHES = ['name=dorada', 'name=dorrada', 'IBU=20', 'ABV=8', 'qualification=4', 'fresh=1', 'price=8']

async function ask(app: Api, query: string, from = '203.0.113.7') {
  const incoming = { socket: { remoteAddress: from } } as HttpBindings['incoming']
  const answer = await app.request(`/api/product?${query}`, {}, { incoming })
  const { code } = (await answer.json()) as { code?: string }
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') }
}

/** Whoever reads beers waits while this runs. */
async function whileBeersAreLocked(run: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  await client.query('BEGIN; LOCK TABLE beers IN ACCESS EXCLUSIVE MODE')
  try {
    await run()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

test.each(SEARCHES)('%s ends in time, and says so in words', async (query) => {
  const app = createApp(makeTestServices(database, { SEARCH_TIMEOUT_MS: '20' }))
  await whileBeersAreLocked(async () => {
    expect(await ask(app, query)).toEqual({ status: 503, code: 'search-too-slow', retryAfter: '10' })
  })
})

test('searches take turns: one address takes its share, others their own', async () => {
  const app = createApp(makeTestServices(database, { SEARCH_TIMEOUT_MS: AMPLE }))
  const answers: ReturnType<typeof ask>[] = []
  await whileBeersAreLocked(async () => {
    const greedy = Array.from({ length: 50 }, () => ask(app, 'name=dorada'))
    const refused = greedy.slice(8)
    for (const answer of await Promise.all(refused))
      expect(answer).toEqual({ status: 503, code: 'too-many-searches', retryAfter: '2' })
    answers.push(...greedy.slice(0, 8), ask(app, 'name=dorada', '198.51.100.4'))
  })
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
})

const WHOLE = ['pag=1', 'type=IPA', 'type=IPA&order=OrderAscPrice', 'order=OrderDesPrice&facets=1']

test('what nothing narrows but a type takes no turn', async () => {
  const app = createApp(makeTestServices(database, { SEARCH_TIMEOUT_MS: AMPLE }))
  const answers: ReturnType<typeof ask>[] = []
  await whileBeersAreLocked(async () => {
    const searches = Array.from({ length: 9 }, () => ask(app, 'IBU=20'))
    expect((await searches[8]!).code).toBe('too-many-searches')
    answers.push(...searches.slice(0, 8), ...WHOLE.map((query) => ask(app, query)))
  })
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
})
