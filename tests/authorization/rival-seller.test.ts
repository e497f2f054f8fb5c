import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { beers, pictures } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { sweepPictures } from '#server/features/media/sweep-pictures.ts'
import { findText } from '#tests/database/find-text.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { aKeptPicture, aLocalDisk } from '#tests/factories/a-picture.ts'
import { aTargetedBrewery } from '#tests/factories/a-targeted-brewery.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aBeerForm } from '#tests/robustness/a-beer-form.ts'
import type { Attempt } from './attempt.ts'
import { ATTEMPTS_ON_BEERS } from './attempts-on-beers.ts'
import { ATTEMPTS_ON_IMPORTS } from './attempts-on-imports.ts'
import { ATTEMPTS_ON_PEOPLE } from './attempts-on-people.ts'
import { ATTEMPTS_ON_PURCHASES } from './attempts-on-purchases.ts'
import { ATTEMPTS_ON_SALES } from './attempts-on-sales.ts'
import { LOOKS_AT_ONES_OWN_SALES } from './looks-at-ones-own-sales.ts'
import { NOT_TRIED } from './not-tried.ts'

const CALLS = new Map(ALL_CALLS)
const ATTEMPTS = [
  ...ATTEMPTS_ON_BEERS,
  ...ATTEMPTS_ON_IMPORTS,
  ...ATTEMPTS_ON_SALES,
  ...LOOKS_AT_ONES_OWN_SALES,
  ...ATTEMPTS_ON_PEOPLE,
  ...ATTEMPTS_ON_PURCHASES,
]

const database = useTestDatabase()
let shop: Awaited<ReturnType<typeof aShop>>
/** What the last attempt left. */
let rows: string[]
beforeAll(async () => {
  shop = await aShop()
  rows = await rowsOfTarget()
})

/** A brewery with everything, a rival that sells too, and a buyer who bought nothing from either. */
async function aShop() {
  const payments = aPaymentProvider()
  const services = { ...makeTestServices(database, {}, { payments }), payments }
  const rival = await aLoggedInSeller(services, { company: 'Cervecería Dos' })
  const rivalBeer = await aBeer(database.db, { companyId: rival.id, name: 'Dos Stout' })
  const brewery = await aTargetedBrewery(services, { beerId: rivalBeer.id })
  const outsider = await aLoggedInBuyer(services)
  const target = { ...brewery, rivalId: rival.id, rivalBeerId: rivalBeer.id, outsiderId: outsider.id }
  const cookies = { rival: rival.headers.cookie, buyer: outsider.headers.cookie, visitor: '' }
  return { services, app: createApp(services), target, cookies, rival }
}

/** Every row that tells of the brewery, its buyers or anything of theirs. */
async function rowsOfTarget(): Promise<string[]> {
  return (await findText(database.pool, shop.target.ids)).toSorted()
}

/** Makes the call as somebody; what it answered, in words and as it stands. */
async function attempt({ call, ask }: Attempt, who: 'rival' | 'buyer' | 'visitor') {
  const { method, path } = CALLS.get(call)!
  const { params = {}, query = '', body, cookie } = ask(shop.target)
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name]!)
  const isForm = body instanceof FormData
  const answer = await shop.app.request(`/api${filled}${query}`, {
    method,
    headers: {
      cookie: [shop.cookies[who], cookie].filter(Boolean).join('; '),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { text, outcome: answer.ok ? answer.status : (JSON.parse(text).code as string) }
}

describe('of another’s things', () => {
  test.each(ATTEMPTS.map((each) => [[each.call, each.says].filter(Boolean).join(', '), each] as const))(
    '%s: nobody reads or changes them',
    async (_says, tried) => {
      const before = rows
      const { secrets, offSaleNames } = shop.target
      const kept = tried.mayNameBeers ? secrets.filter((secret) => !offSaleNames.includes(secret)) : secrets
      const answers = {
        rival: await attempt(tried, 'rival'),
        buyer: await attempt(tried, 'buyer'),
        visitor: await attempt(tried, 'visitor'),
      }
      rows = await rowsOfTarget()
      for (const who of ['rival', 'buyer', 'visitor'] as const) {
        const { text, outcome } = answers[who]
        expect(outcome, `${who}: ${text}`).toBe(tried[who])
        const told = kept.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))
        expect(told, who).toEqual([])
      }
      expect(rows).toEqual(before)
    },
  )
})

test('every call of the contract is tried, or says why it need not be', () => {
  const known = new Set([...ATTEMPTS.map(({ call }) => call), ...Object.keys(NOT_TRIED)])
  expect([...CALLS.keys()].filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !CALLS.has(name))).toEqual([])
})

test('what is looked for is there', async () => {
  const { secrets } = shop.target
  const found = await findText(database.pool, secrets)
  const isThere = (secret: string) => found.some((row) => row.toLowerCase().includes(secret.toLowerCase()))
  expect(secrets.filter((secret) => !isThere(secret))).toEqual([])
})

test('a picture outlives the rival’s records that showed it too', async () => {
  const { target, rival } = shop
  const services = { ...shop.services, ...aLocalDisk() }
  const image = await aKeptPicture(services, 2 * 24 * 3600)
  const unused = await aKeptPicture(services, 2 * 24 * 3600)
  await database.db.update(beers).set({ image }).where(eq(beers.id, target.beerId))

  const change = { ...aBeerForm(), image }
  expect(await rival.send('PUT', `/product/${target.rivalBeerId}`, change)).toMatchObject({ status: 200 })
  const cleared = { ...change, image: '' }
  expect(await rival.send('PUT', `/product/${target.rivalBeerId}`, cleared)).toMatchObject({ status: 200 })
  await sweepPictures(services)

  const isServed = async (address: string) =>
    (await createApp(services).request(`${address}/40.webp`)).status === 200
  expect([await isServed(image), await isServed(unused)]).toEqual([true, false])
  const kept = (await database.db.select().from(pictures)).map(({ name }) => `/media/${name}`)
  expect(kept).toEqual([image])
})
