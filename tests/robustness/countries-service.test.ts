import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { COUNTRIES } from '#contract/places.ts'
import { countryName } from '#contract/texts/country-names.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { type RunningShop, startShop } from '#tests/running/a-running-shop.ts'
import { anAdult, call } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'

/** A countries service that says nothing until it is told to, and then names two of ours. */
const waiting: (() => void)[] = []
const service = createServer((_request, response) => {
  waiting.push(() =>
    response.end(JSON.stringify([{ name: { common: 'Peru' } }, { name: { common: 'Chile' } }])),
  )
})

let shop: RunningShop
let cookie: string
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const { port } = service.address() as AddressInfo
  shop = await startShop({ COUNTRIES_URL: `http://127.0.0.1:${port}/all`, PROVIDER_TIMEOUT_MS: '60000' })
  cookie = (await anAdult(shop)).cookie
}, 600_000)
afterAll(async () => {
  await shop?.stop()
  service.closeAllConnections()
  service.close()
})

/** The countries that a page's form lets people choose, and those whose states it shows. */
async function offeredOn(path: string) {
  const { body } = await send(shop.port, { path, headers: { cookie } })
  return {
    countries: COUNTRIES.filter((name) => body.includes(`<option value="${name}">`)),
    withStates: COUNTRIES.filter((name) => body.includes(`<optgroup label="${countryName(name)}">`)),
  }
}

test('forms do not wait for the countries service, offer what it names, and take the others too', async () => {
  expect(await offeredOn('/buyerSignUp')).toEqual({ countries: COUNTRIES, withStates: COUNTRIES })
  expect(await call(shop, 'GET', '/countries')).toEqual(COUNTRIES)
  expect(waiting).toHaveLength(1)

  waiting[0]!()
  const narrowed = ['Chile', 'Peru']
  await vi.waitFor(async () => expect(await call(shop, 'GET', '/countries')).toEqual(narrowed), 120_000)
  for (const path of ['/buyerSignUp', '/sellerSignUp']) {
    expect(await offeredOn(path)).toEqual({ countries: narrowed, withStates: narrowed })
  }
  expect(waiting).toHaveLength(1)
  // A page that was open before still offers all of them.
  const made = await call(shop, 'POST', '/user', aBuyerForm({ country: 'Argentina', state: 'Córdoba' }))
  expect(made).toMatchObject({ country: 'Argentina' })
})
