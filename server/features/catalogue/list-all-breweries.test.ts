import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { listAllBreweries } from '#contract/breweries.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { beers, companies } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
type Answer = ResponseOf<typeof listAllBreweries>

const EVERYONE = [
  '20 Pasos',
  '3 Ríos',
  'Bruma · Lota',
  'BRUMA · Arica',
  '¡Élite!',
  'Ñandú',
  'nómade',
  'Nube Baja',
  '啤酒',
]

async function ask(query = '') {
  const answer = await createApp(makeTestServices(database)).request(`/api/breweries/all${query}`)
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const namesFor = async (query: string) => (await ask(query)).body.breweries.map(({ company }) => company)

async function aBrewery(company: string, country = 'Chile', onSale = 1, city = 'Talca') {
  const brewery = await aCompany(database.db, { company, country, city })
  for (let made = 0; made < onSale; made++) await aBeer(database.db, { companyId: brewery.id, name: 'Una' })
  return brewery
}

beforeAll(async () => {
  await aBrewery('Ñandú', 'Uruguay', 2)
  await aBrewery('Nube Baja', 'Chile')
  await aBrewery('nómade', 'Peru')
  await aBrewery('¡Élite!', 'Chile')
  await aBrewery('3 Ríos', 'Chile')
  await aBrewery('20 Pasos', 'Peru')
  await aBrewery('啤酒', 'Peru')
  await aBrewery('Bruma', 'Chile', 1, 'Lota')
  await aBrewery('BRUMA', 'Chile', 1, 'Arica')
  await aBrewery('Sin cerveza', 'Chile', 0)
  const off = await aBrewery('Apagada', 'Chile')
  await database.db.update(companies).set({ active: false }).where(eq(companies.id, off.id))
})

describe('all breweries', () => {
  test('by name, whatever its accents and signs: digits first, what is neither digit nor letter last', async () => {
    expect(await namesFor('')).toEqual(EVERYONE)
  })

  test('tell their letter, place and how many beers they sell, and nothing of people', async () => {
    const { body } = await ask('?letter=N&country=Uruguay')
    expect(body.breweries).toEqual([
      {
        id: expect.any(String),
        company: 'Ñandú',
        country: 'Uruguay',
        state: 'Valparaíso',
        city: 'Talca',
        image: expect.stringMatching(/^\/labels\/companies\//),
        story: expect.any(String),
        beers: 2,
        letter: 'N',
        labels: [
          expect.stringMatching(/^\/labels\/[\w-]+\.svg\?v=/),
          expect.stringMatching(/^\/labels\/[\w-]+\.svg\?v=/),
        ],
        types: ['IPA'],
      },
    ])
  })

  test.each([
    ['?letter=N', ['Ñandú', 'nómade', 'Nube Baja']],
    ['?letter=N&country=Peru', ['nómade']],
    ['?letter=0-9', ['20 Pasos', '3 Ríos']],
    ['?letter=other', ['啤酒']],
    ['?country=Peru&letter=', ['20 Pasos', 'nómade', '啤酒']],
    ['?letter=Z', []],
    ['?country=Atlantis', []],
    ['?pag=2', []],
    ['?name=elite', ['¡Élite!']],
    ['?name=BRUMA arica', ['BRUMA · Arica']],
    ['?name=ñandu uruguay', ['Ñandú']],
    ['?name=baja&letter=N&country=Chile', ['Nube Baja']],
    ['?name=%25', []],
    ['?name=nadie', []],
    ['?name=', EVERYONE],
  ])('%s are %j', async (query, names) => {
    expect(await namesFor(query)).toEqual(names)
  })

  test('with words, of each letter and country they say how many have them', async () => {
    const { letters, countries, total } = (await ask('?name=bruma')).body
    expect(total).toBe(2)
    expect(letters.filter(({ breweries }) => breweries)).toEqual([{ letter: 'B', breweries: 2 }])
    expect(countries).toEqual([{ country: 'Chile', breweries: 2 }])
  })

  test('show the labels of two beers at most, of those that can be bought first', async () => {
    const { id } = await aBrewery('Quinta', 'Ecuador', 0)
    const made: { id: string }[] = []
    for (const onHand of [5, 5, 0, 5, 0]) made.push(await aBeer(database.db, { companyId: id, onHand }))
    const { labels } = (await ask('?country=Ecuador')).body.breweries[0]!
    expect(labels.map((label) => made.findIndex((beer) => label.includes(beer.id)))).toEqual([3, 1])
    await database.db.update(beers).set({ available: false }).where(eq(beers.companyId, id))
  })

  test('say what each makes most of, three styles at most: of as many beers, what it published last', async () => {
    const { id } = await aBrewery('Sexta', 'Ecuador', 0)
    for (const type of ['Bock', 'Stout', 'Saison', 'Porter', 'Stout'] as const) {
      await aBeer(database.db, { companyId: id, type })
    }
    await aBeer(database.db, { companyId: id, type: 'Lager', available: false })
    expect((await ask('?name=sexta')).body.breweries[0]!.types).toEqual(['Stout', 'Porter', 'Saison'])
    await database.db.update(beers).set({ available: false }).where(eq(beers.companyId, id))
  })

  test('of each letter and country they say how many the other choice leaves', async () => {
    const { letters, countries, total } = (await ask('?letter=N&country=Peru')).body
    expect(total).toBe(1)
    expect(letters.filter(({ breweries }) => breweries)).toEqual([
      { letter: '0-9', breweries: 1 },
      { letter: 'N', breweries: 1 },
      { letter: 'other', breweries: 1 },
    ])
    expect(letters).toHaveLength(28)
    expect(countries).toEqual([
      { country: 'Chile', breweries: 1 },
      { country: 'Peru', breweries: 1 },
      { country: 'Uruguay', breweries: 1 },
    ])
  })

  test.each(['?letter=n', '?letter=AA', '?pag=0', `?country=${'x'.repeat(61)}`, '?country=%00', '?colour=1'])(
    '%s is malformed',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )

  test('follow what goes on sale and off', async () => {
    const services = makeTestServices(database)
    const app = createApp(services)
    const total = async () => ((await (await app.request('/api/breweries/all')).json()) as Answer).total
    const before = await total()
    const { id } = await aBrewery('Zorzal')
    expect(await total()).toBe(before + 1)
    await database.db.update(beers).set({ available: false }).where(eq(beers.companyId, id))
    expect(await total()).toBe(before)
  })

  test('24 a page, each on one of them', async () => {
    await database.pool.query(
      `WITH made AS (INSERT INTO companies (company, country, state, city)
         SELECT 'Tirada ' || n, 'Bolivia', 'Oruro', 'Oruro' FROM generate_series(1, 130) AS n RETURNING id)
       INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents)
       SELECT id, 'Una', 'x', 'Ale', 'x', 5, 500 FROM made`,
    )
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((pag) => ask(`?country=Bolivia&pag=${pag}`)))
    expect(pages.map(({ body }) => body.breweries.length)).toEqual([24, 24, 24, 24, 24, 10])
    expect(pages[0]!.body).toMatchObject({ total: 130, totalPages: 6 })
    expect(new Set(pages.flatMap(({ body }) => body.breweries.map(({ id }) => id))).size).toBe(130)
  })
})
