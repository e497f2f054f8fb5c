import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { BEER_TYPES, MAX_ABV_PERCENT, MAX_IBU } from '#contract/limits.ts'
import { beers, stockMovements } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBeerLine, aBeersFile, COLUMNS } from '#tests/factories/beers-file.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { startIt, uploadFile } from '#tests/factories/upload-beers-file.ts'
import { publishImport } from './publish-import.ts'

const database = useTestDatabase()

type Shown = { state: string; rows: { row: number; errors: object; changes: object[] | null }[] }
type Seller = Awaited<ReturnType<typeof aLoggedInSeller>>

async function aBrewery(count = 3) {
  const services = makeTestServices(database)
  const seller = await aLoggedInSeller(services)
  for (let at = 1; at <= count; at++) {
    await aBeer(database.db, { companyId: seller.id, name: `Tirada ${at}`, bestBefore: '2999-12-31' })
  }
  return withFiles(services, seller)
}

function withFiles(services: ReturnType<typeof makeTestServices>, seller: Seller) {
  const upload = (content: string) => uploadFile(services, seller.headers, content)
  const shown = async (id: string) => (await seller.send('GET', `/beer-imports/${id}`)).body as Shown
  return {
    ...{ services, seller, upload, shown },
    download: async (language = '') => {
      const headers = { ...seller.headers, ...(language && { 'accept-language': language }) }
      const app = createApp(services)
      return (await app.request(`/api/company/${seller.id}/beers.csv`, { headers })).text()
    },
    write: async (id: string, said: object = {}) => {
      const body = { rows: 'good', skipTwins: true, ...said }
      const started = await startIt(services, seller.headers, id, body)
      if (started.status === 200) await publishImport(services, id)
      return { ...started, shown: await shown(id) }
    },
    beers: () =>
      database.db
        .select()
        .from(beers)
        .where(eq(beers.companyId, seller.id))
        .orderBy(beers.createdAt, beers.id),
  }
}

/** A file's cells by the name of their column, changed and written again. */
function edited(file: string, change: (rows: Record<string, string>[]) => void): string {
  const rows = parse(file, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
  const columns = Object.keys(rows[0]!)
  change(rows)
  return aBeersFile(
    rows.map((row) => columns.map((column) => row[column] ?? '')),
    { head: columns },
  )
}

test('what changes is told before anything is written: new, changing, equal, wrong', async () => {
  const { download, upload, shown, write, beers: shelf } = await aBrewery()
  const file = edited(await download(), (rows) => {
    rows[0]!['Precio (U$S)'] = '5,25'
    rows[1]!.Stock = '16'
    rows[1]!.Nombre = 'Otro nombre'
    rows.push({ ...rows[2]!, Nombre: 'Nueva', Id: '', Edición: '', 'Stock al exportar': '' })
    rows.push({ ...rows[2]!, Id: 'abc' })
  })
  const { body } = await upload(file)
  expect(body).toMatchObject({ goodRows: 3, changingRows: 2, equalRows: 1, badRows: 1, farPrices: 0 })
  expect((await shelf()).map(({ priceCents }) => priceCents)).toEqual([450, 450, 450])
  const { rows } = await shown(body.id)
  expect(rows.map(({ row, changes, errors }) => [row, changes, errors])).toEqual([
    [
      6,
      null,
      { id: 'Ninguna de tus cervezas tiene este id. Para publicarla como nueva, deja vacía la celda.' },
    ],
    [2, [{ field: 'price', from: '4.5', to: '5.25' }], {}],
    [
      3,
      [
        { field: 'name', from: 'Tirada 2', to: 'Otro nombre' },
        { field: 'stock', from: '10', to: '16' },
      ],
      {},
    ],
    [5, null, {}],
    [4, [], {}],
  ])
  const { shown: after } = await write(body.id)
  expect(after).toMatchObject({ state: 'done', doneRows: 3, refusedRows: 0, badRows: 1, rows: { length: 1 } })
  expect((await shelf()).map((beer) => [beer.name, beer.priceCents, beer.onHand, beer.edition])).toEqual([
    ['Tirada 1', 525, 10, 2],
    ['Otro nombre', 450, 16, 2],
    ['Tirada 3', 450, 10, 1],
    ['Nueva', 450, 10, 1],
  ])
  expect(await findBrokenInvariants(database.pool)).toEqual([])
})

const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    "''@x",
    '+54',
    '-',
    'La "Negra"',
    'a;b',
    'a,b',
    'dos\nlíneas',
    'a\tb',
    '4,50',
  ),
)
const text = words
  .map((said) => said.replace(/[\p{C}\p{Z}]+$|^[\p{C}\p{Z}]+|[\0\r]|\p{Cs}/gu, ''))
  .filter((said) => said.trim() !== '')

test('an exported file that comes back untouched changes nothing, whatever its beers say and whoever has saved it', async () => {
  const { services, seller } = await aBrewery(0)
  const drawn = fc.array(
    fc.record({
      ...{ name: text, description: text, presentation: text, hops: fc.oneof(fc.constant(''), text) },
      type: fc.constantFrom(...BEER_TYPES),
      abvPercent: fc.integer({ min: 0, max: 100 * MAX_ABV_PERCENT }).map((hundredths) => hundredths / 100),
      ibu: fc.option(fc.integer({ min: 0, max: MAX_IBU })),
      priceCents: fc.integer({ min: 0, max: 1_000_000 }),
      onHand: fc.integer({ min: 0, max: 5000 }),
      volumeMl: fc.option(fc.integer({ min: 1, max: 20_000 })),
      unitsPerPack: fc.integer({ min: 1, max: 24 }),
      bestBefore: fc.constantFrom(null, '2020-01-31', '2999-12-31'),
    }),
    { minLength: 1, maxLength: 4 },
  )
  const saved = fc.constantFrom(
    (file: string) => file,
    (file: string) => `\uFEFF${file}`,
    (file: string) => `sep=;\r\n${file.replaceAll(/\r?\n/g, '\r\n')}`,
    (file: string) =>
      aBeersFile(parse(file, { delimiter: ';' }) as string[][], { head: [], delimiter: ',' }).trim(),
  )
  await fc.assert(
    fc.asyncProperty(drawn, saved, async (facts, save) => {
      // Beers are never deleted; archived ones are not exported.
      const away = { available: false, archivedAt: new Date() }
      await database.db.update(beers).set(away).where(eq(beers.companyId, seller.id))
      for (const beer of facts) await aBeer(database.db, { companyId: seller.id, ...beer })
      const files = withFiles(services, seller)
      const { body } = await files.upload(save(await files.download()))
      expect(body).toMatchObject({ goodRows: 0, badRows: 0, equalRows: facts.length })
    }),
    { numRuns: 60 },
  )
})

test('a file of ids and prices alone, and numbers and days as spreadsheets save them', async () => {
  const { download, upload, write, beers: shelf } = await aBrewery(2)
  const [first, second] = await shelf()
  const { body } = await upload(`id,price\r\n${first!.id},6.5\r\n${second!.id.toUpperCase()},4.50`)
  expect(body).toMatchObject({ changingRows: 1, equalRows: 1, badRows: 0, goodRows: 1 })
  await write(body.id)
  expect((await shelf()).map(({ priceCents, name }) => [priceCents, name])).toEqual([
    [650, 'Tirada 1'],
    [450, 'Tirada 2'],
  ])
  const excel = edited(await download(), ([row]) => {
    Object.assign(row!, {
      'Precio (U$S)': '6,50',
      'Mejor antes de': '31/12/2999',
      Tipo: row!.Tipo!.toLowerCase(),
    })
  })
  expect((await upload(excel)).body).toMatchObject({ equalRows: 2, goodRows: 0, badRows: 0 })
  const emptied = edited(await download(), ([row]) => Object.assign(row!, { 'Mejor antes de': '' }))
  await write((await upload(emptied)).body.id)
  expect((await shelf())[0]!.bestBefore).toBeNull()
})

test('two rows of one beer, another brewery’s beer and one that is archived are told in their rows', async () => {
  const { services, download, upload, shown, beers: shelf } = await aBrewery(3)
  const rival = await aLoggedInSeller(services)
  const theirs = await aBeer(database.db, { companyId: rival.id })
  const [, , third] = await shelf()
  const file = edited(await download(), (rows) => {
    rows[1]!.Id = rows[0]!.Id!
    rows[2]!.Stock = '99'
    rows.push({ ...rows[2]!, Id: theirs.id })
  })
  await database.db
    .update(beers)
    .set({ available: false, archivedAt: new Date() })
    .where(eq(beers.id, third!.id))
  const { body } = await upload(file)
  expect((await shown(body.id)).rows.map(({ row, errors }) => [row, errors])).toEqual([
    [2, { id: 'La misma cerveza está en más de una fila: 2, 3.' }],
    [3, { id: 'La misma cerveza está en más de una fila: 2, 3.' }],
    [4, { id: 'Esta cerveza está archivada. Restáurala antes de cambiarla.' }],
    [5, { id: expect.stringMatching(/^Ninguna de tus cervezas/) }],
  ])
  expect(body).toMatchObject({ badRows: 4, goodRows: 0 })
})

test('what somebody changed meanwhile is left alone and told in its row, before and while it is written', async () => {
  const { services, seller, download, upload, shown, write, beers: shelf } = await aBrewery(3)
  const exported = await download()
  const [first, second, third] = await shelf()
  const touch = (id: string) =>
    seller.send('PUT', `/company/${seller.id}/products`, { rows: [{ id, edition: 1, price: 9 }] })
  await touch(first!.id)
  const file = edited(exported, (rows) => {
    for (const row of rows) row.Stock = '12'
  })
  const { body } = await upload(file)
  expect(body).toMatchObject({ badRows: 1, changingRows: 2 })
  expect((await shown(body.id)).rows[0]).toMatchObject({
    row: 2,
    errors: { row: expect.stringMatching(/^Alguien la cambió después/) },
  })
  await startIt(services, seller.headers, body.id)
  await touch(second!.id)
  await publishImport(services, body.id)
  expect(await shown(body.id)).toMatchObject({
    ...{ state: 'done', doneRows: 1, refusedRows: 1, badRows: 1 },
    rows: [
      { row: 2, errors: { row: expect.stringMatching(/^Alguien la cambió/) } },
      { row: 3, errors: { row: 'Alguien cambió estos datos mientras los editabas.' } },
    ],
  })
  expect((await shelf()).map(({ onHand, priceCents }) => [onHand, priceCents])).toEqual([
    [10, 900],
    [10, 900],
    [12, 450],
  ])
  expect(third!.onHand).toBe(10)
  const app = createApp(services)
  const bad = await (
    await app.request(`/api/beer-imports/${body.id}/bad-rows.csv`, { headers: seller.headers })
  ).text()
  expect(bad).toContain(`${second!.id};1;10;3;Fila: Alguien cambió estos datos`)
  expect((await write(body.id)).body).toMatchObject({ code: 'import-answered' })
})

test('stock is changed by what the file changes: what was sold meanwhile stays sold, what is held stays covered', async () => {
  const { download, upload, shown, write, beers: shelf } = await aBrewery(2)
  const exported = await download()
  const [first, second] = await shelf()
  // Two units of the first were sold since, seven of the second are held.
  await database.db.update(beers).set({ onHand: 8 }).where(eq(beers.id, first!.id))
  await database.db.insert(stockMovements).values({ beerId: first!.id, units: -2, cause: 'put' })
  await database.db.update(beers).set({ reserved: 7 }).where(eq(beers.id, second!.id))
  expect((await upload(exported)).body).toMatchObject({ equalRows: 2 })
  const file = edited(exported, (rows) => {
    rows[0]!.Stock = '30'
    rows[1]!.Stock = '2'
  })
  const { body } = await upload(file)
  expect((await shown(body.id)).rows.map(({ changes, errors }) => [changes, errors])).toEqual([
    [null, { stock: 'Hay 7 unidades apartadas en compras abiertas.' }],
    [[{ field: 'stock', from: '8', to: '28' }], {}],
  ])
  await write(body.id)
  expect((await shelf()).map(({ onHand }) => onHand)).toEqual([28, 10])
  await database.db.update(beers).set({ reserved: 0 }).where(eq(beers.id, second!.id))
})

test('numbers as another program writes them are read, what is none any more is wrong, and the same file counts once', async () => {
  const { download, upload, shown, write, beers: shelf } = await aBrewery(2)
  const exported = await download()
  const [first] = await shelf()
  // Six of ten were sold since.
  await database.db.update(beers).set({ onHand: 4 }).where(eq(beers.id, first!.id))
  await database.db.insert(stockMovements).values({ beerId: first!.id, units: -6, cause: 'put' })
  const floats = edited(exported, (rows) => {
    for (const row of rows)
      for (const column of ['Edición', 'Stock', 'Stock al exportar']) row[column] += '.0'
  })
  expect((await upload(floats)).body).toMatchObject({ equalRows: 2, goodRows: 0, badRows: 0 })
  const emptied = edited(exported, (rows) => {
    rows[0]!['Stock al exportar'] = ''
    rows[1]!.Edición = 'x'
  })
  const { body } = await upload(emptied)
  expect(body).toMatchObject({ equalRows: 0, goodRows: 0, badRows: 2 })
  const said = 'Deja este número como vino en el archivo, o descarga tus cervezas otra vez.'
  expect((await shown(body.id)).rows.map(({ errors }) => errors)).toEqual([
    { stockShown: said },
    { edition: said },
  ])
  // Without an edition stock is what is to be there, also the second time.
  const bare = `id;stock;stockShown\n${first!.id};30;10`
  for (const stock of [30, 30]) {
    await write((await upload(bare)).body.id)
    expect((await shelf())[0]!.onHand).toBe(stock)
  }
})

test('a price ten times the last one is asked about, and written once somebody says that it is right', async () => {
  const { download, upload, write, beers: shelf } = await aBrewery(2)
  const file = edited(await download(), ([row]) => Object.assign(row!, { 'Precio (U$S)': '45' }))
  const { body } = await upload(file)
  expect(body).toMatchObject({ changingRows: 1, farPrices: 1 })
  expect((await write(body.id)).body).toMatchObject({ code: 'import-prices-far' })
  expect((await shelf())[0]!.priceCents).toBe(450)
  await write(body.id, { pricesAgreed: true })
  expect((await shelf())[0]!.priceCents).toBe(4500)
})

test('changes need no room: they are written while new beers wait for it', async () => {
  const services = makeTestServices(database, { RATE_LIMITS: 'on', UNPROVED_BEERS: '1' })
  const seller = await aLoggedInSeller(services)
  await aBeer(database.db, { companyId: seller.id, name: 'Una' })
  const files = withFiles(services, seller)
  const file = edited(await files.download(), (rows) => {
    rows[0]!['Precio (U$S)'] = '5'
    rows.push({ ...rows[0]!, Nombre: 'Nueva', Id: '', Edición: '', 'Stock al exportar': '' })
  })
  const { body } = await files.upload(file)
  const { shown } = await files.write(body.id)
  expect(shown).toMatchObject({ state: 'waiting', doneRows: 1, goodRows: 2, waitsFor: 'proof' })
  expect((await files.beers()).map(({ name, priceCents }) => [name, priceCents])).toEqual([['Una', 500]])
})

test('5,000 rows survive a process that dies, each changed once', async () => {
  const files = await aBrewery(0)
  const { services, seller, upload, download, shown } = files
  await database.db.insert(beers).values(
    Array.from({ length: 5000 }, (_, at) => ({
      ...{ companyId: seller.id, name: `Cosecha ${at}`, description: 'Seca', type: 'IPA' as const },
      ...{ presentation: 'Lata', abvPercent: 5, ibu: 30, priceCents: 450 },
    })),
  )
  const file = edited(await download(), (rows) => {
    for (const row of rows) row['Precio (U$S)'] = '5'
  })
  const { body } = await upload(file)
  expect(body).toMatchObject({ changingRows: 5000, equalRows: 0, badRows: 0 })
  await startIt(services, seller.headers, body.id)
  let batches = 0
  const dying = new Proxy(services.db, {
    get(db, name) {
      if (name !== 'transaction') return Reflect.get(db, name)
      return (run: Parameters<typeof db.transaction>[0]) =>
        db.transaction(async (tx) => {
          const value = await run(tx)
          if (++batches === 40) throw new Error('the process died')
          return value
        })
    },
  })
  await expect(publishImport({ ...services, db: dying }, body.id)).rejects.toThrow('the process died')
  expect(await shown(body.id)).toMatchObject({ state: 'running', doneRows: 975 })
  await Promise.all([publishImport(services, body.id), publishImport(services, body.id)])
  expect(await shown(body.id)).toMatchObject({ state: 'done', doneRows: 5000, refusedRows: 0 })
  const after = await files.beers()
  expect(after.every(({ priceCents, edition }) => priceCents === 500 && edition === 2)).toBe(true)
}, 240_000)

test('a file without an id column is one of new beers, as before', async () => {
  const { upload } = await aBrewery(1)
  expect((await upload(aBeersFile([aBeerLine()], { head: COLUMNS }))).body).toMatchObject({
    ...{ goodRows: 1, changingRows: 0, equalRows: 0 },
  })
})

beforeEach(() => database.db.execute('DELETE FROM rate_limits'))
