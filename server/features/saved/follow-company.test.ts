import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { FOLLOWED_COMPANIES_MAX } from '#contract/limits.ts'
import { buyers, companies, followedCompanies, users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)
type Buyer = Awaited<ReturnType<typeof aLoggedInBuyer>>
const followedBy = async ({ send }: Buyer) =>
  ((await send('GET', '/followed')).body as { companies: { id: string }[] }).companies.map(({ id }) => id)
const markedFor = async ({ send }: Buyer) => (await send('GET', '/saved/ids')).body

test('a brewery is followed, listed newest first, and left again; twice changes nothing', async () => {
  const ana = await aLoggedInBuyer(services())
  const [old, young] = [await aCompany(database.db), await aCompany(database.db)]
  const beer = await aBeer(database.db, { companyId: young.id })
  for (const { id } of [old, young, old]) {
    expect((await ana.send('PUT', `/followed/${id}`)).body).toEqual({ companyId: id, followed: true })
  }
  await ana.send('PUT', `/saved/${beer.id}`)
  expect(await followedBy(ana)).toEqual([young.id, old.id])
  expect((await ana.send('GET', '/followed')).body).toMatchObject({ companies: [{ beers: 1 }, { beers: 0 }] })
  expect(await markedFor(ana)).toEqual({
    beers: [beer.id],
    companies: expect.arrayContaining([old.id, young.id]),
    restock: false,
    country: 'Argentina',
  })
  const chilean = await aLoggedInBuyer(services())
  await database.db.update(buyers).set({ country: 'Chile' }).where(eq(buyers.userId, chilean.id))
  expect(await markedFor(chilean)).toEqual({ beers: [], companies: [], country: 'Chile', restock: false })
  for (const _twice of [1, 2]) {
    expect((await ana.send('DELETE', `/followed/${old.id}`)).body).toEqual({
      companyId: old.id,
      followed: false,
    })
  }
  expect(await followedBy(ana)).toEqual([young.id])
})

test('who is not there cannot be followed, and one that is switched off comes back by itself', async () => {
  const ana = await aLoggedInBuyer(services())
  const [eva, empty] = [await aLoggedInSeller(services()), await aCompany(database.db, { company: '' })]
  for (const id of [randomUUID(), 'constructor', '1', empty.id, ana.id]) {
    expect((await ana.send('PUT', `/followed/${id}`)).status).toBe(404)
  }
  await ana.send('PUT', `/followed/${eva.id}`)
  for (const [off, on] of [
    [
      () => database.db.update(companies).set({ active: false }).where(eq(companies.id, eva.id)),
      () => database.db.update(companies).set({ active: true }).where(eq(companies.id, eva.id)),
    ],
    [
      () => database.db.update(users).set({ active: false }).where(eq(users.id, eva.userId)),
      () => database.db.update(users).set({ active: true }).where(eq(users.id, eva.userId)),
    ],
  ] as const) {
    await off()
    expect(await followedBy(ana)).toEqual([])
    expect((await ana.send('PUT', `/followed/${eva.id}`)).status).toBe(404)
    await on()
    expect(await followedBy(ana)).toEqual([eva.id])
  }
  for (const somebody of [await aLoggedInSeller(services()), await aLoggedInAdmin(services())]) {
    expect((await somebody.send('PUT', `/followed/${eva.id}`)).status).toBe(403)
  }
})

test('there is room for so many: of two at once only one is the last', async () => {
  const ana = await aLoggedInBuyer(services())
  const {
    id: _id,
    userId: _u,
    nameKey: _n,
    initial: _i,
    searchText: _s,
    ...made
  } = await aCompany(database.db)
  const many = Array.from({ length: FOLLOWED_COMPANIES_MAX + 1 }, (_, at) => ({
    ...made,
    company: `Birra ${at}`,
  }))
  const rows = await database.db.insert(companies).values(many).returning({ companyId: companies.id })
  const [one, other, ...others] = rows
  await database.db
    .insert(followedCompanies)
    .values(others.map(({ companyId }) => ({ userId: ana.id, companyId })))
  const answers = await Promise.all(
    [one!, other!].map(({ companyId }) => ana.send('PUT', `/followed/${companyId}`)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await followedBy(ana)).toHaveLength(FOLLOWED_COMPANIES_MAX)
})

test('saving and following are counted together', async () => {
  const ana = await aLoggedInBuyer(makeTestServices(database, { RATE_LIMITS: 'on', SAVES_PER_HOUR: '2' }))
  const beer = await aBeer(database.db)
  const paths = [`/saved/${beer.id}`, `/followed/${beer.companyId}`, `/followed/${beer.companyId}`]
  const statuses: number[] = []
  for (const path of paths) statuses.push((await ana.send('PUT', path)).status)
  expect(statuses).toEqual([200, 200, 429])
})
