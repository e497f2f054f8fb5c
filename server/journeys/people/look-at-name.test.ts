import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { WorkRow } from '#contract/work-list.ts'
import type { companies } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
beforeEach(() => database.db.execute(sql`UPDATE companies SET active = false`))

/** A brewery with a beer on sale, and what the shop shows of it. */
async function aShop() {
  const services = makeTestServices(database)
  const admin = await aLoggedInAdmin(services)
  const get = async (path: string) => (await sendJson(services, 'GET', path, {})).body
  return {
    services,
    admin,
    get,
    brewery: async (facts: Partial<typeof companies.$inferInsert>) => {
      const company = await aCompany(database.db, facts)
      const beer = await aBeer(database.db, { companyId: company.id })
      return { ...company, beerId: beer.id }
    },
    shownAs: async (id: string) => ((await get(`/company/${id}`)) as { company: string }).company,
    carousel: async () =>
      ((await get('/breweries')) as { companies: { id: string; company: string }[] }).companies,
    work: async () =>
      ((await admin.send('GET', '/admin/work?kind=name-shared')).body as { work: WorkRow[] }).work,
    look: (id: string, shownAs: string) =>
      admin.send('PUT', `/admin/companies/${id}/name-looked-at`, { shownAs }),
    entries: () => database.db.$count(sql`audit_entries`, sql`action = 'company-name-looked-at'`),
  }
}

test('a brewery under another’s name is told apart by its place wherever it is shown, and so is the first', async () => {
  const shop = await aShop()
  const first = await shop.brewery({ company: 'Birrería Ñandú', city: 'Mendoza' })
  expect(await shop.shownAs(first.id)).toBe('Birrería Ñandú')
  expect((await shop.carousel()).find(({ id }) => id === first.id)?.company).toBe('Birrería Ñandú')
  const second = await shop.brewery({ company: 'BIRRERIA  nandu', city: 'Salta' })
  expect(await shop.shownAs(first.id)).toBe('Birrería Ñandú · Mendoza')
  expect(await shop.shownAs(second.id)).toBe('BIRRERIA  nandu · Salta')
  expect((await shop.carousel()).find(({ id }) => id === first.id)?.company).toBe('Birrería Ñandú · Mendoza')
  const detail = (await shop.get(`/product/${second.beerId}`)) as { company: { company: string } }
  expect(detail.company.company).toBe('BIRRERIA  nandu · Salta')
  // Once there is no other one, there is nothing to tell apart.
  await database.db.execute(sql`UPDATE companies SET active = false WHERE id = ${second.id}`)
  expect(await shop.shownAs(first.id)).toBe('Birrería Ñandú')
})

test('those of one place are numbered, and where there is no city its state stands', async () => {
  const shop = await aShop()
  const [first, second] = [
    await shop.brewery({ company: 'Quilla', city: 'Mendoza' }),
    await shop.brewery({ company: 'Quilla', city: 'MENDOZA' }),
  ]
  expect([await shop.shownAs(first.id), await shop.shownAs(second.id)]).toEqual([
    'Quilla · Mendoza',
    'Quilla · MENDOZA (2)',
  ])
  const third = await shop.brewery({ company: 'Quilla', city: '', state: 'Ohio' })
  expect(await shop.shownAs(third.id)).toBe('Quilla · Ohio')
})

test.each([
  ['blanks', 'Galpón Puelche', 'Galpon  Puel che'],
  ['signs', 'Patio Quantu', 'Patio-Quantu.'],
  ['Cyrillic letters', 'Tres Copas', 'Тrеs Соpаs'],
  ['Greek letters', 'Tonka', 'Τοnkα'],
  ['full width', 'Kanka', 'Ｋａｎｋａ'],
  ['marks above', 'Vereda Par', 'Ve\u0323reda\u034f Par'],
  ['Cyrillic letters with marks', 'Solera Viva', 'S\u04e7lera V\u0457va'],
  ['letters that nobody sees', 'Cumbre Alta', 'Cum\u180bbre\u{e0100} Al\u3164ta'],
])('names that differ by %s are the same', async (_, name, like) => {
  const shop = await aShop()
  await shop.brewery({ company: name })
  const second = await shop.brewery({ company: like })
  expect((await shop.work()).map(({ companyId }) => companyId)).toEqual([second.id])
})

test('it waits on the work list and outside of the carousel until an admin has looked', async () => {
  const shop = await aShop()
  const first = await shop.brewery({ company: 'Koker', city: 'Lima' })
  const second = await shop.brewery({ company: 'koker', city: 'Cusco' })
  const inCarousel = async () => (await shop.carousel()).map(({ id }) => id)
  expect(await inCarousel()).toEqual([first.id])
  expect(await shop.work()).toMatchObject([
    { kind: 'name-shared', companyId: second.id, orderId: null, about: 'koker · Cusco' },
  ])
  const before = await shop.entries()
  expect(await shop.look(second.id, 'koker')).toMatchObject({
    status: 409,
    body: { code: 'record-changed', current: { shownAs: 'koker · Cusco' } },
  })
  expect((await shop.look(second.id, 'koker · Cusco')).status).toBe(200)
  expect((await shop.look(second.id, 'koker · Cusco')).status).toBe(200)
  expect(await shop.entries()).toBe(before + 1)
  expect(await shop.work()).toEqual([])
  expect((await inCarousel()).toSorted()).toEqual([first.id, second.id].toSorted())
  expect(await shop.shownAs(second.id)).toBe('koker · Cusco')
  expect((await shop.look('0b8f1c1e-5f0a-4b38-9f6a-6a1f2d3c4e5f', 'x')).status).toBe(404)
})

test('who signs up or renames to another’s name goes there too; whoever was there first does not', async () => {
  const shop = await aShop()
  const first = await shop.brewery({ company: 'Lluvia Larga' })
  const signedUp = await sendJson(shop.services, 'POST', '/company', {
    body: aCompanyForm({ company: 'LLUVIA LARGA' }),
  })
  expect(signedUp.status).toBe(201)
  const seller = await aLoggedInSeller(shop.services, { company: 'Otra' })
  const { password: _, email: __, ...record } = aCompanyForm({ company: 'Lluviá Lárga' })
  expect((await seller.send('PUT', '/company', { ...record, id: seller.id })).status).toBe(200)
  const waiting = async () => (await shop.work()).map(({ companyId }) => companyId).toSorted()
  const ids = [(signedUp.body as { id: string }).id, seller.id].toSorted()
  expect(await waiting()).toEqual(ids)
  // Another case of the same name is no new name.
  await shop.look(seller.id, await shop.shownAs(seller.id))
  await seller.send('PUT', '/company', { ...record, id: seller.id, company: 'Lluvia larga' })
  expect(await waiting()).not.toContain(seller.id)
  // Another name and back is one.
  await seller.send('PUT', '/company', { ...record, id: seller.id, company: 'Otra' })
  await seller.send('PUT', '/company', { ...record, id: seller.id })
  expect(await waiting()).toContain(seller.id)
  await database.db.execute(sql`UPDATE companies SET story = 'x' WHERE id = ${first.id}`)
  expect(await waiting()).not.toContain(first.id)
})

test('of two who take a name at the same moment one is the second', async () => {
  const shop = await aShop()
  await Promise.all(['Frailejón', 'frailejon', 'FRAILEJÓN'].map((company) => shop.brewery({ company })))
  expect(await shop.work()).toHaveLength(2)
})
