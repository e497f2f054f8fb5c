import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aKey } from '#tests/factories/a-key.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const PAGE = new URL('../../docs/how-to/stock-from-another-program.md', import.meta.url)

test('the page for programs that keep a stock says calls that work, in its order', async () => {
  const services = makeTestServices(database)
  const app = createApp(services)
  const { id: COMPANY } = await aLoggedInSeller(services)
  const beer = await aBeer(services.db, { companyId: COMPANY, onHand: 12 })
  const values: Record<string, string> = {
    ...{ SHOP: '', COMPANY, LUPULO_KEY: await aKey(services, COMPANY, ['beers:read', 'stock:write']) },
    ...{ BEER: beer.id, EDITION: String(beer.edition), ON_HAND: '12' },
  }
  const filled = readFileSync(PAGE, 'utf8').replace(/'?\$([A-Z_]+)'?/g, (_, name) => values[name]!)
  const answers = []
  for (const [, command] of filled.matchAll(/```sh\n(curl [^`]*)```/g)) {
    const headers = [...command!.matchAll(/-H (["'])(.+?): (.+?)\1/g)].map(([, , name, value]) => [
      name!,
      value!,
    ])
    const [, method = 'GET'] = /-X (\w+)/.exec(command!) ?? []
    const [, body] = /-d '(.+?)' /.exec(command!) ?? []
    const [, path] = /"(\/api[^"]+)"/.exec(command!)!
    const request = { method, headers: Object.fromEntries(headers), ...(body && { body }) }
    const answer = await app.request(path!, request)
    answers.push([answer.status, await answer.json()])
  }
  expect(answers).toMatchObject([
    [200, { products: [{ id: beer.id, edition: beer.edition, onHand: 12 }] }],
    [200, { rows: [{ id: beer.id, refused: null, product: { onHand: 40 } }] }],
  ])
})
