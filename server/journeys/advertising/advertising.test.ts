import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Advertisement, Placements } from '#contract/advertising.ts'
import { auditEntries, auditValues, beers, companies, placements } from '#database/schema.ts'
import { shopDay } from '#server/shop-day.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()
const PATH = '/admin/advertising'
const reason = 'Termina la promoción.'
const [FAR, FARTHER] = ['2099-01-01', '2099-01-31']

beforeEach(async () => {
  await checkout.db.delete(placements)
})

/** A shop with an admin, a beer to promote, and the days around today as the shop counts them. */
async function aShop() {
  const services = checkout.with()
  const { db } = services
  const admin = await aLoggedInAdmin(services)
  const brewery = await aCompany(db)
  const beer = await aBeer(db, { companyId: brewery.id, type: 'Rauchbier', onHand: 5 })
  const today = shopDay(services.env)
  const days = { from: today, until: today }
  return {
    ...{ db, admin, brewery, beer, today },
    place: (facts: object) => admin.send('POST', PATH, { place: 1, ...days, ...facts }),
    shown: async () => (await admin.send('GET', '/advertising')).body as Advertisement[],
    list: async () => (await admin.send('GET', PATH)).body as Placements,
    noted: async () => (await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]!,
  }
}
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id

test('where nothing is placed, nothing is told', async () => {
  const { shown, list, today } = await aShop()
  expect(await shown()).toEqual([])
  expect(await list()).toEqual({ today, shown: [], current: [], past: [] })
})

test('a beer, a style and a brewery stand in their places today, and who placed them is written down', async () => {
  const { db, admin, place, shown, beer, brewery, noted, today } = await aShop()
  const placed = await place({ beerId: beer.id })
  expect(placed.status).toBe(201)
  expect(await noted()).toMatchObject({
    ...{ action: 'advertisement-placed', subjectKind: 'advertisement', subjectId: idOf(placed) },
    facts: { place: 1, beerId: beer.id, from: today, until: today },
  })
  await place({ place: 3, companyId: brewery.id })
  await place({ place: 2, type: 'Rauchbier' })
  expect(await shown()).toEqual([
    {
      ...{ place: 1, kind: 'beer', subject: beer.id, name: beer.name, brewery: brewery.company },
      image: expect.stringContaining(`/labels/${beer.id}.svg`),
    },
    {
      ...{ place: 2, kind: 'style', subject: 'Rauchbier', name: 'Rauchbier', brewery: null },
      image: expect.stringContaining('/labels/'),
    },
    {
      ...{ place: 3, kind: 'brewery', subject: brewery.id, name: brewery.company, brewery: null },
      image: expect.stringContaining(`/labels/companies/${brewery.id}.svg`),
    },
  ])
  const rows = await db.select().from(placements)
  expect(rows.map(({ madeBy }) => madeBy)).toEqual(Array(3).fill(admin.id))
})

test('what is to come does not show yet', async () => {
  const { place, shown, list, beer } = await aShop()
  await place({ beerId: beer.id, from: FAR, until: FARTHER })
  expect(await shown()).toEqual([])
  expect((await list()).current).toMatchObject([
    { standing: 'coming', name: beer.name, from: FAR, until: FARTHER },
  ])
})

test('what cannot be bought any more leaves its place to the shop’s picture', async () => {
  const { db, place, shown, list, beer, brewery } = await aShop()
  await place({ beerId: beer.id })
  await place({ place: 2, companyId: brewery.id })
  const placesAfter = async (facts: Partial<typeof beers.$inferInsert>) => {
    await db.update(beers).set(facts).where(eq(beers.id, beer.id))
    return (await shown()).map((one) => one.place)
  }
  expect(await placesAfter({ onHand: 0 })).toEqual([2])
  expect(await placesAfter({ onHand: 5, blocked: true })).toEqual([])
  expect(await placesAfter({ blocked: false, available: false })).toEqual([])
  expect(await placesAfter({ available: true })).toEqual([1, 2])
  await db.update(companies).set({ active: false }).where(eq(companies.id, brewery.id))
  expect(await shown()).toEqual([])
  expect((await list()).current.map(({ standing }) => standing)).toEqual(['running', 'running'])
})

test('one of three is placed, on days to come, and there must be such a one', async () => {
  const { place, beer, brewery } = await aShop()
  const wrong = async (facts: object) => {
    const { status, body } = await place(facts)
    return [status, Object.keys((body as { fields?: object }).fields ?? {})]
  }
  expect(await wrong({})).toEqual([400, ['beerId']])
  expect(await wrong({ beerId: beer.id, companyId: brewery.id })).toEqual([400, ['beerId']])
  expect(await wrong({ place: 4, type: 'IPA' })).toEqual([400, ['place']])
  expect(await wrong({ type: 'IPA', from: FARTHER, until: FAR })).toEqual([400, ['until']])
  expect(await wrong({ type: 'IPA', from: '', until: FAR })).toEqual([400, ['from']])
  expect(await wrong({ type: 'IPA', from: '2020-01-01' })).toEqual([400, ['from']])
  expect(await wrong({ beerId: randomUUID() })).toEqual([404, ['beerId']])
  expect(await wrong({ companyId: randomUUID() })).toEqual([404, ['companyId']])
})

test('no two stand in one place on one day, also of admins who place at once', async () => {
  const { db, admin, place, beer } = await aShop()
  const both = await Promise.all([
    place({ type: 'IPA', from: FAR, until: FARTHER }),
    place({ beerId: beer.id, from: FARTHER, until: '2099-03-01' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const refused = both.find(({ status }) => status === 409)!
  expect(refused.body).toMatchObject({
    code: 'place-taken',
    fields: { place: expect.stringContaining('2099') },
  })
  expect((await place({ place: 2, type: 'IPA', from: FAR, until: FARTHER })).status).toBe(201)
  // The database says so itself, whoever writes.
  const [row] = await db.select().from(placements).where(eq(placements.place, 2))
  const twin = { ...row!, id: randomUUID(), startsOn: FARTHER, endsOn: '2099-02-02', madeBy: admin.id }
  await expect(db.insert(placements).values(twin)).rejects.toMatchObject({ cause: { code: '23P01' } })
})

test('a placement is changed where it stands, and keeps the day on which it began', async () => {
  const { db, admin, place, list, beer, noted, today } = await aShop()
  const id = idOf(await place({ type: 'IPA' }))
  await db.update(placements).set({ startsOn: '2026-01-01' }).where(eq(placements.id, id))
  const change = (facts: object) =>
    admin.send('PUT', `${PATH}/${id}`, { place: 1, from: '2026-01-01', until: FAR, ...facts })
  expect((await change({ beerId: beer.id })).status).toBe(200)
  expect(await noted()).toMatchObject({
    action: 'advertisement-changed',
    facts: { before: { type: 'IPA', until: today }, after: { beerId: beer.id, until: FAR } },
  })
  const entry = (await noted()).id
  await change({ beerId: beer.id })
  expect((await noted()).id).toBe(entry)
  expect((await list()).current).toMatchObject([{ kind: 'beer', subject: beer.id, from: '2026-01-01' }])
  expect(await change({ type: 'IPA', from: '2026-01-02' })).toMatchObject({ status: 400 })
  expect(await change({ type: 'IPA', until: '2026-01-02' })).toMatchObject({ status: 400 })
})

test('what is withdrawn shows no more, leaves its days free, and is told with the reason', async () => {
  const { db, admin, place, shown, list, noted } = await aShop()
  const { beer } = await aShop()
  const id = idOf(await place({ beerId: beer.id }))
  const withdraw = () => admin.send('POST', `${PATH}/${id}/withdrawal`, { reason })
  expect((await withdraw()).status).toBe(200)
  const entry = await noted()
  expect(entry).toMatchObject({ action: 'advertisement-withdrawn', facts: { beerId: beer.id } })
  const told = await db.select().from(auditValues).where(eq(auditValues.entryId, entry.id))
  expect(told.find(({ part }) => part === 'subject')?.values).toEqual({ reason })
  expect(await shown()).toEqual([])
  expect((await place({ beerId: beer.id })).status).toBe(201)
  expect((await list()).past).toMatchObject([{ id, standing: 'withdrawn' }])
  expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'placement-over' } })
})

test('what is over is told as such, and stays as it was', async () => {
  const { db, admin, place, shown, list } = await aShop()
  const id = idOf(await place({ type: 'IPA' }))
  await db
    .update(placements)
    .set({ startsOn: '2026-01-01', endsOn: '2026-01-31' })
    .where(eq(placements.id, id))
  expect(await shown()).toEqual([])
  expect(await list()).toMatchObject({ current: [], past: [{ id, standing: 'over' }] })
  const body = { place: 1, type: 'IPA', from: FAR, until: FARTHER }
  expect(await admin.send('PUT', `${PATH}/${id}`, body)).toMatchObject({ status: 409 })
  expect(await admin.send('PUT', `${PATH}/${randomUUID()}`, body)).toMatchObject({ status: 404 })
})
