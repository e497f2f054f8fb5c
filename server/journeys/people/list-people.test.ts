import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Buyer, Company } from '#contract/identity.ts'
import { buyers, companies, users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)

type BuyerPage = { persons: Buyer[]; total: number; totalPages: number }
type SellerPage = { companies: Company[]; total: number; totalPages: number }

let admin: Awaited<ReturnType<typeof aLoggedInAdmin>>
const buyersFor = async (query: string) => (await admin.send('GET', `/persons?${query}`)).body as BuyerPage
const sellersFor = async (query: string) =>
  (await admin.send('GET', `/companies?${query}`)).body as SellerPage
const names = (page: BuyerPage) => page.persons.map(({ name }) => name)
const breweries = (page: SellerPage) => page.companies.map(({ company }) => company)

/** Each differs from the others in every column: [name, lastName, document, country, e-mail, active]. */
const PEOPLE = [
  ['Oña', 'Quispe', '10000001', 'Peru', 'zorzal@correo.example', true],
  ['Ana', 'Núñez', '30000003', 'Chile', 'maria.jose@correo.example', false],
  ['Zoe', 'Vélez', '20000002', 'Argentina', 'buho@correo.example', true],
  ['Eva', 'Mamani', '40000004', 'Brazil', 'a_b%c@correo.example', true],
] as const

beforeAll(async () => {
  admin = await aLoggedInAdmin(services())
  for (const [name, lastName, document, country, email, active] of PEOPLE) {
    await aBuyer(database.db, { profile: { name, lastName, document, country }, user: { email, active } })
  }
  const gone = await aBuyer(database.db, {
    profile: { name: 'Cuenta eliminada', lastName: '', document: '', country: '' },
  })
  await database.db.update(users).set({ active: false, deletedAt: new Date() }).where(eq(users.id, gone.id))

  const seller = await aLoggedInSeller(services(), { company: 'Malta & Sol', country: 'Brazil' })
  await database.db.update(users).set({ email: 'ventas@malta.example' }).where(eq(users.id, seller.userId))
  const off = await aLoggedInSeller(services(), { company: 'Ñandú', name: 'Óscar', document: '50000005' })
  await database.db.update(users).set({ active: false }).where(eq(users.id, off.userId))
  await aCompany(database.db, { company: 'Apagada', userId: null, active: false })
  await aCompany(database.db, { company: 'Importada', userId: null, country: 'United States' })
})

describe('who may see the lists', () => {
  test.each(['/persons', '/companies', '/persons?pag=1', '/admin/admins', '/admin/panel'])(
    '%s is for admins alone',
    async (path) => {
      expect((await sendJson(services(), 'GET', path)).status).toBe(401)
      expect((await (await aLoggedInBuyer(services())).send('GET', path)).status).toBe(403)
      expect((await (await aLoggedInSeller(services())).send('GET', path)).status).toBe(403)
    },
  )
})

describe('the list of buyers', () => {
  // Those of the test before signed up later: they are in no list of these.
  const OURS = 'q=correo.example'

  test('a record is the buyer’s, newest first', async () => {
    const page = await buyersFor(OURS)
    expect(names(page)).toEqual(['Eva', 'Zoe', 'Ana', 'Oña'])
    expect([page.total, page.totalPages]).toEqual([4, 1])
    expect(page.persons[2]).toEqual({
      id: expect.any(String),
      name: 'Ana',
      lastName: 'Núñez',
      email: 'maria.jose@correo.example',
      document: 30000003,
      phone: '+543515550100',
      country: 'Chile',
      state: 'Córdoba',
      city: 'Córdoba',
      address: 'Belgrano 123',
      image: '',
      role: 'Person',
      status: false,
    })
  })

  test.each([
    ['nunez', ['Ana']],
    ['NÚÑEZ', ['Ana']],
    ['ana nuñ', ['Ana']],
    ['oña', ['Oña']],
    ['0000002', ['Zoe']],
    ['Maria.José@', ['Ana']],
    ['b%c@', ['Eva']],
    ['b_c@', []],
    ['nadie', []],
  ])('%s finds %j', async (q, found) => {
    expect(names(await buyersFor(`q=${encodeURIComponent(q)}`))).toEqual(found)
  })

  test.each([
    ['email', ['Eva', 'Zoe', 'Ana', 'Oña']],
    ['name', ['Ana', 'Eva', 'Oña', 'Zoe']],
    ['lastName', ['Eva', 'Ana', 'Oña', 'Zoe']],
    ['document', ['Oña', 'Zoe', 'Ana', 'Eva']],
    ['country', ['Zoe', 'Eva', 'Ana', 'Oña']],
    ['status', ['Oña', 'Zoe', 'Eva', 'Ana']],
    ['id', ['Oña', 'Ana', 'Zoe', 'Eva']],
  ])('by %s, and the other way round', async (sort, order) => {
    expect(names(await buyersFor(`${OURS}&sort=${sort}`))).toEqual(order)
    expect(names(await buyersFor(`${OURS}&sort=${sort}&dir=desc`))).toEqual(order.toReversed())
  })

  test.each([
    ['status=true', ['Eva', 'Zoe', 'Oña']],
    ['status=false', ['Ana']],
    ['country=Chile', ['Ana']],
    ['status=true&country=Chile', []],
  ])('%s leaves %j', async (filter, left) => {
    const page = await buyersFor(`${OURS}&${filter}`)
    expect([names(page), page.total]).toEqual([left, left.length])
  })

  test('deleted accounts come only when they are asked for', async () => {
    expect(names(await buyersFor('q=eliminada'))).toEqual([])
    expect(names(await buyersFor('q=eliminada&status=false'))).toEqual([])
    expect(names(await buyersFor('q=eliminada&deleted=1'))).toEqual(['Cuenta eliminada'])
    expect(names(await buyersFor('q=eliminada&deleted=1&status=true'))).toEqual([])
  })

  test('what is not on offer is told by its field', async () => {
    const asked = await admin.send('GET', '/persons?sort=company&dir=up&status=quizás&pag=0&deleted=si&x=1')
    expect([asked.status, Object.keys((asked.body as { fields: object }).fields).sort()]).toEqual([
      400,
      ['deleted', 'dir', 'pag', 'sort', 'status', 'x'],
    ])
    expect((await admin.send('GET', '/persons?q=%00')).status).toBe(400)
  })
})

describe('the list of sellers', () => {
  test('holds breweries that nobody signs in for, and says who is switched off on either side', async () => {
    const page = await sellersFor('sort=company')
    const found = page.companies.filter(({ company }) => !company.startsWith('Birra del Valle'))
    expect(found.map(({ company, status }) => [company, status])).toEqual([
      ['Apagada', false],
      ['Importada', true],
      ['Malta & Sol', true],
      ['Ñandú', false],
    ])
    expect(found[1]).toMatchObject({ email: '', document: null, role: 'Company', country: 'United States' })
    expect(found[2]).toMatchObject({ email: 'ventas@malta.example', document: 20333444, shipsTo: null })
  })

  test.each([
    ['q=malta%20%26', ['Malta & Sol']],
    ['q=VENTAS@malta', ['Malta & Sol']],
    ['q=oscar', ['Ñandú']],
    ['q=50000005', ['Ñandú']],
    ['q=a&status=false&sort=company', ['Apagada', 'Ñandú']],
    ['country=United%20States', ['Importada']],
    ['q=nandu&sort=status', ['Ñandú']],
  ])('%s finds %j', async (query, found) => {
    expect(breweries(await sellersFor(query))).toEqual(found)
  })

  test('by status the active come first; by e-mail those without one come last', async () => {
    const byStatus = (await sellersFor('sort=status')).companies.map(({ status }) => status)
    expect(byStatus).toEqual(byStatus.toSorted((a, b) => Number(b) - Number(a)))
    expect((await sellersFor('sort=status&dir=desc')).companies[0]!.status).toBe(false)
    const byEmail = (await sellersFor('sort=email')).companies.map(({ email }) => email)
    expect(byEmail.slice(-2)).toEqual(['', ''])
  })
})

describe('many people', () => {
  test('are paged without a gap in any order, and the plain list goes on where its link leads', async () => {
    const before = (await buyersFor('pag=1')).total
    const made = await database.db
      .insert(users)
      .values(
        Array.from({ length: 1_100 }, (_, at) => ({
          name: 'Muchos',
          email: `muchos-${at}@lista.example`,
          role: 'Person' as const,
          active: at % 40 !== 0,
        })),
      )
      .returning({ id: users.id })
    await database.db
      .insert(buyers)
      .values(made.map(({ id }) => ({ userId: id, name: 'Muchos', lastName: 'Iguales', country: 'Chile' })))

    for (const order of ['sort=name', 'sort=status&dir=desc', 'sort=email']) {
      const seen: string[] = []
      for (let pag = 1; pag <= 3; pag += 1) {
        const page = await buyersFor(`q=lista.example&status=false&${order}&pag=${pag}`)
        expect([page.total, page.totalPages]).toEqual([28, 2])
        seen.push(...page.persons.map(({ id }) => id))
      }
      expect(new Set(seen).size).toBe(28)
      expect(seen).toHaveLength(28)
    }
    const byStatus = 'q=lista.example&sort=status&dir=desc'
    const statuses = async (pag: number) =>
      (await buyersFor(`${byStatus}&pag=${pag}`)).persons.map(({ status }) => status)
    expect([...(await statuses(1)), ...(await statuses(2))]).toEqual(
      Array.from({ length: 50 }, (_, at) => at >= 28),
    )
    const past = await buyersFor('pag=99')
    expect([past.persons, past.total]).toEqual([[], before + 1_100])

    const first = await admin.send('GET', '/persons')
    expect(first.body).toHaveLength(1_000)
    const next = /^<\/api(\/persons\?cursor=[\w-]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')
    const rest = await admin.send('GET', next![1]!)
    expect(rest.headers.get('link')).toBeNull()
    const all = [...(first.body as Buyer[]), ...(rest.body as Buyer[])].map(({ id }) => id)
    expect(all).toHaveLength(before + 1_100)
    expect(new Set(all).size).toBe(all.length)
    expect(all).toEqual(all.toSorted().toReversed())
  })

  test('sellers without a query are a plain list', async () => {
    const { body } = await admin.send('GET', '/companies')
    const total = (await database.db.select().from(companies)).length
    expect(body).toHaveLength(total)
  })
})
