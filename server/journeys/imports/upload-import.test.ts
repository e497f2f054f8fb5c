import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beerImports, beers, companies } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBeerLine, aBeersFile, aMixedFile, COLUMNS } from '#tests/factories/beers-file.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { uploadFile } from '#tests/factories/upload-beers-file.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

async function aSeller(settings: Record<string, string> = {}) {
  const services = makeTestServices(database, settings)
  const seller = await aLoggedInSeller(services)
  const upload = (content: string | Uint8Array, name?: string) =>
    uploadFile(services, seller.headers, content, name)
  const preview = async (lines: string[][], options?: Parameters<typeof aBeersFile>[1]) => {
    const { body } = await upload(aBeersFile(lines, options))
    return (await seller.send('GET', `/beer-imports/${body.id}`)).body as Preview
  }
  return { services, seller, upload, preview }
}
type Preview = {
  goodRows: number
  badRows: number
  twinRows: number
  ignoredColumns: string[]
  rows: {
    row: number
    cells: Record<string, string>
    errors: Record<string, string>
    twin: string | null
    place: number | null
    pastDate: boolean
  }[]
  totalPages: number
}

test('500 rows with 20 wrong ones: each error at its row and field, wrong ones first, nothing published', async () => {
  const { seller, upload } = await aSeller()
  const { status, body } = await upload(aMixedFile(), 'C:\\hoja\\otoño.csv')
  expect([status, body]).toMatchObject([
    201,
    { fileName: 'otoño.csv', state: 'preview', goodRows: 480, badRows: 20, doneRows: 0, finishedAt: null },
  ])
  const shown = (await seller.send('GET', `/beer-imports/${body.id}`)).body as Preview
  expect([shown.totalPages, shown.rows.length, shown.twinRows]).toEqual([10, 50, 0])
  const errors = { ABV: 'Indicar un valor entre 0 y 90', price: 'Indique el precio unitario del produto' }
  expect(shown.rows.slice(0, 20).map(({ row, errors }) => ({ row, errors }))).toEqual(
    Array.from({ length: 20 }, (_, at) => ({ row: 25 * (at + 1) + 1, errors })),
  )
  expect(shown.rows[20]).toMatchObject({ row: 2, errors: {}, cells: { name: 'Cosecha 1', price: '4,50' } })
  expect((await seller.send('GET', `/beer-imports/${body.id}?pag=11`)).body).toMatchObject({ rows: [] })
  expect(await database.db.$count(beers, eq(beers.companyId, seller.id))).toBe(0)
})

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['nothing in it', Object.fromEntries(COLUMNS.map((name) => [name, ' '])), {}],
  ['no name', { Nombre: '' }, { name: 'Información requerida' }],
  ['another type', { Tipo: 'Vino' }, { type: 'Indicar el tipo del producto' }],
  ['three decimals', { 'Precio (U$S)': '1,234' }, { price: 'El precio lleva hasta dos decimales.' }],
  [
    'two numbers in one',
    { 'Precio (U$S)': '1,230' },
    { price: '¿1230, o 1.23 con decimales? Escribe uno de los dos.' },
  ],
  ['half a can', { Stock: '1,5' }, { stock: 'Debe ser un número entero entre 0 y 1000000.' }],
  ['IBU', { IBU: '91' }, { IBU: 'Debe ser un número entero entre 0 y 90.' }],
  ['no such day', { 'Envasada el': '31/2/2026' }, { packagedOn: 'Indica un día que exista.' }],
  [
    'packaged in days to come',
    { 'Envasada el': '1/1/2999' },
    { packagedOn: 'La fecha de envasado no puede ser futura.' },
  ],
  [
    'days the wrong way round',
    { 'Envasada el': '2/1/2026', 'Mejor antes de': '2026-01-01' },
    { bestBefore: 'La fecha de consumo no puede ser anterior a la de envasado.' },
  ],
])('a row with %s', async (_, facts, errors) => {
  const { preview } = await aSeller()
  const { rows } = await preview([aBeerLine(), aBeerLine({ Nombre: 'Otra', ...facts })])
  const wrong = rows.filter((row) => Object.keys(row.errors).length)
  expect(wrong.map((row) => row.errors)).toEqual(Object.keys(errors).length ? [errors] : [])
})

test('what spreadsheets do to a file is taken: types in any case, a point or a comma, days as people write them', async () => {
  const { preview } = await aSeller()
  const lines = [
    aBeerLine({ Nombre: 'Una', Tipo: 'sour BEER', 'ABV (%)': '5.5' }),
    aBeerLine({ Nombre: 'Dos', 'Mejor antes de': '1/2/2999', 'Envasada el': '2026-01-05' }),
    aBeerLine({ Nombre: "'=Tres", 'Volumen (ml)': '', 'Unidades por pack': '' }),
  ]
  const shown = await preview(lines, { delimiter: ',' })
  expect([shown.goodRows, shown.badRows]).toEqual([3, 0])
  expect(shown.rows[2]!.cells.name).toBe('=Tres')
})

test('columns stand in any order; strange ones are told, missing and double ones refuse the file', async () => {
  const { upload, preview } = await aSeller()
  const back = COLUMNS.toReversed()
  const shown = await preview([[...aBeerLine().toReversed(), 'x']], { head: [...back, 'Maridaje'] })
  expect([shown.goodRows, shown.ignoredColumns]).toEqual([1, ['Maridaje']])
  expect((await upload(aBeersFile([['x', 'Ale']], { head: ['name', 'TYPE'] }))).body).toMatchObject({
    code: 'import-columns-missing',
    message:
      'Faltan columnas: Descripción, Presentación, ABV (%), IBU, Precio (U$S), Stock. La primera fila lleva sus nombres, como en la plantilla.',
  })
  expect((await upload(aBeersFile([aBeerLine()], { head: [...COLUMNS, 'nombre'] }))).body).toMatchObject({
    message: 'La columna Nombre está dos veces.',
  })
})

test('a price with a comma in a file of commas is told as what it is', async () => {
  const { upload, seller } = await aSeller()
  const { body } = await upload(`${COLUMNS.join(',')}\r\n${aBeerLine({ Descripción: 'Seca' }).join(',')}`)
  const { rows } = (await seller.send('GET', `/beer-imports/${body.id}`)).body as Preview
  expect(rows[0]!.errors).toEqual({ row: expect.stringContaining('más celdas que columnas') })
})

test('beers that are there already, here or further up, are told', async () => {
  const { seller, preview } = await aSeller()
  await aBeer(database.db, { companyId: seller.id, name: 'Ñandú IPA', presentation: 'Lata 473 ml' })
  await aBeer(database.db, { name: 'Quilla Porter', presentation: 'Lata 473 ml' })
  const lines = [
    aBeerLine(),
    aBeerLine({ Nombre: 'nandu  ipa' }),
    aBeerLine({ Nombre: 'QUILLA PORTER' }),
    aBeerLine({ Presentación: 'Botella' }),
  ]
  const shown = await preview(lines)
  expect(shown.rows.map(({ row, twin }) => [row, twin])).toEqual([
    [3, 'shop'],
    [4, 'file'],
    [2, null],
    [5, null],
  ])
  expect([shown.twinRows, shown.badRows]).toEqual([2, 0])
})

test('each row says whose turn it is, and whether its date is over', async () => {
  const { seller, preview } = await aSeller()
  await aBeer(database.db, { companyId: seller.id, name: 'Vieja', presentation: 'Lata 473 ml' })
  const { rows } = await preview([
    aBeerLine({ Nombre: 'Una', 'Mejor antes de': '2020-01-01' }),
    aBeerLine({ Nombre: 'Vieja', Presentación: 'Lata 473 ml' }),
    aBeerLine({ Nombre: 'Otra' }),
    aBeerLine({ Nombre: 'Mala', IBU: '91' }),
  ])
  const said = Object.fromEntries(rows.map(({ cells, place, pastDate }) => [cells.name, [place, pastDate]]))
  expect(said).toEqual({ Una: [1, true], Vieja: [null, false], Otra: [2, false], Mala: [null, false] })
})

test('files that are none, are too long or too large are refused in a sentence', async () => {
  const { upload } = await aSeller()
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])
  expect(await upload(png, 'foto.csv')).toMatchObject({ status: 415, body: { code: 'import-not-csv' } })
  expect(await upload('')).toMatchObject({ status: 400, body: { code: 'import-empty' } })
  expect(await upload(aBeersFile([]))).toMatchObject({ status: 400, body: { code: 'import-empty' } })
  const lines = Array.from({ length: 5001 }, () => aBeerLine({ Descripción: 'x' }))
  expect(await upload(aBeersFile(lines))).toMatchObject({
    status: 400,
    body: { code: 'import-too-many-rows' },
  })
  expect(await upload(aBeersFile(lines.slice(1)))).toMatchObject({ status: 201, body: { goodRows: 5000 } })
  for (const megabytes of [2.01, 3]) {
    const huge = 'x'.repeat(megabytes * 1024 * 1024)
    expect(await upload(huge)).toMatchObject({ status: 413, body: { code: 'import-too-large' } })
  }
})

test('a new file takes the place of one that waits; the last 20 stay', async () => {
  const { seller, upload } = await aSeller()
  const first = (await upload(aBeersFile([aBeerLine()]))).body
  await database.db.insert(beerImports).values(
    Array.from({ length: 25 }, (_, at) => ({
      companyId: seller.id,
      fileName: `${at}.csv`,
      state: 'done' as const,
      rows: { ignored: [], rows: [] },
      goodRows: 0,
      badRows: 0,
      createdAt: new Date(at),
    })),
  )
  const second = (await upload(aBeersFile([aBeerLine()]))).body
  expect((await seller.send('GET', `/beer-imports/${first.id}`)).status).toBe(404)
  const { imports } = (await seller.send('GET', '/beer-imports')).body as { imports: { id: string }[] }
  expect([imports.length, imports[0]!.id]).toEqual([20, second.id])
})

test('what is too long is cut between characters, and kept', async () => {
  const { seller, upload } = await aSeller()
  const long = (characters: number) => `${'x'.repeat(characters - 1)}🍺${'x'.repeat(50)}`
  const file = aBeersFile([[...aBeerLine({ Descripción: long(2100) }), 'x']], {
    head: [...COLUMNS, long(80)],
  })
  const { status, body } = await upload(file)
  expect({ status, badRows: body.badRows }).toEqual({ status: 201, badRows: 1 })
  const kept = (await seller.send('GET', `/beer-imports/${body.id}`)).body
  expect(JSON.stringify(kept)).toContain('xxx')
  expect(JSON.stringify(kept)).not.toMatch(/\\ud83c|\ufffd/)
})

test('who has no name yet completes it first; files an hour are limited', async () => {
  const { seller, upload } = await aSeller({ RATE_LIMITS: 'on', IMPORTS_PER_HOUR: '2' })
  await database.db.update(companies).set({ company: '' }).where(eq(companies.id, seller.id))
  expect(await upload(aMixedFile(1))).toMatchObject({ status: 409, body: { code: 'company-incomplete' } })
  await upload('')
  expect(await upload('')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
})

test('another company’s import is not there, by no call; buyers and visitors have none', async () => {
  const { services, seller, upload } = await aSeller()
  const { id } = (await upload(aBeersFile([aBeerLine()]))).body
  const rival = await aLoggedInSeller(services)
  const calls = [
    ['GET', `/beer-imports/${id}`],
    ['GET', `/beer-imports/${id}/bad-rows.csv`],
    ['POST', `/beer-imports/${id}/start`],
    ['POST', `/beer-imports/${id}/cancel`],
    ['GET', `/company/${seller.id}/beers.csv`],
    ['GET', `/company/${seller.id}/beers-template.csv`],
    ['GET', '/beer-imports/no-id'],
  ] as const
  const buyer = await aLoggedInBuyer(services)
  for (const [method, path] of calls) {
    const body = path.endsWith('/start') ? { rows: 'good', skipTwins: false } : undefined
    expect((await rival.send(method, path, body)).status).toBe(404)
    expect((await buyer.send(method, path, body)).status).toBe(403)
    expect((await sendJson(services, method, path, { body })).status).toBe(401)
  }
  expect((await rival.send('GET', '/beer-imports')).body).toEqual({ imports: [] })
  expect((await seller.send('GET', `/beer-imports/${id}`)).body).toMatchObject({ state: 'preview' })
})
