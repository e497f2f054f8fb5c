import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBeerLine, aBeersFile, COLUMNS } from '#tests/factories/beers-file.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { startIt, uploadFile } from '#tests/factories/upload-beers-file.ts'
import { publishImport } from './publish-import.ts'

const database = useTestDatabase()

async function aSeller() {
  const services = makeTestServices(database)
  const seller = await aLoggedInSeller(services)
  const upload = (content: string) => uploadFile(services, seller.headers, content)
  const download = async (path: string) => {
    const answer = await createApp(services).request(`/api${path}`, { headers: seller.headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/csv/),
    ])
    return answer.text()
  }
  return { services, seller, upload, download }
}

const cells = (file: string) => parse(file, { delimiter: ';', bom: true }) as string[][]

test('the template names the columns; its example alone is no file of beers, and is passed over beside others', async () => {
  const { seller, upload, download } = await aSeller()
  const template = await download(`/company/${seller.id}/beers-template.csv`)
  expect(cells(template)[0]).toEqual(COLUMNS)
  expect((await upload(template)).body).toMatchObject({ code: 'import-empty' })
  expect((await upload(`${template}${aBeerLine().join(';').replaceAll('; ', ', ')}`)).body).toMatchObject({
    goodRows: 1,
    badRows: 0,
  })
  expect((await upload(template.replace(' (ejemplo)', ''))).body).toMatchObject({ goodRows: 1, badRows: 0 })
})

test('what is exported can be taken in again by another brewery without its ids, formulas and all', async () => {
  const { services, seller, upload, download } = await aSeller()
  const facts = { companyId: seller.id, presentation: 'Lata; 473 ml', volumeMl: 473 }
  const names = ['=1+1', '-5 grados', "'@SUM(A1)", 'La "Negra"', 'Dos\nlíneas']
  for (const name of names) await aBeer(database.db, { ...facts, name, bestBefore: '2999-12-31' })
  const file = await download(`/company/${seller.id}/beers.csv`)
  expect(file).not.toMatch(/(^|;)"?[=+\-@]/m)
  expect(cells(file)[1]!.slice(0, COLUMNS.length)).toEqual(
    aBeerLine({
      ...{ Nombre: "'=1+1", Tipo: 'IPA', Descripción: 'Lúpulo patagónico, resina y pomelo.' },
      ...{ Presentación: 'Lata; 473 ml', 'ABV (%)': '6,5', IBU: '62', 'Precio (U$S)': '4,5', Stock: '10' },
      'Mejor antes de': '2999-12-31',
    }),
  )
  const again = await aSeller()
  const { body: strange } = await again.upload(file)
  expect(strange).toMatchObject({ goodRows: 0, badRows: 5 })
  const factsOf = (file: string) =>
    aBeersFile(
      cells(file)
        .slice(1)
        .map((line) => line.slice(0, COLUMNS.length)),
    )
  const { body } = await again.upload(factsOf(file))
  expect(body).toMatchObject({ goodRows: 5, badRows: 0 })
  await startIt(again.services, again.seller.headers, body.id)
  await publishImport(services, body.id)
  expect(factsOf(await again.download(`/company/${again.seller.id}/beers.csv`))).toBe(factsOf(file))
  expect((await upload(file)).body).toMatchObject({ goodRows: 0, equalRows: 5 })
})

test('wrong rows come back with a reason each, and without it are a file to upload', async () => {
  const { upload, download } = await aSeller()
  const lines = [aBeerLine(), aBeerLine({ Nombre: '=mala', Tipo: 'Vino', Stock: '' })]
  const { id } = (await upload(aBeersFile(lines))).body
  const file = await download(`/beer-imports/${id}/bad-rows.csv`)
  const [head, ...bad] = cells(file)
  expect(head).toEqual([...COLUMNS, 'Fila', 'Qué corregir'])
  expect(bad).toEqual([
    [
      ...aBeerLine({ Nombre: "'=mala", Tipo: 'Vino', Stock: '' }),
      '3',
      'Tipo: Indicar el tipo del producto Stock: Información requerida',
    ],
  ])
  const mended = await upload(file.replace('Vino', 'Ale').replace('"4,50";;', '"4,50";7;'))
  expect(mended.body).toMatchObject({ goodRows: 1, badRows: 0 })
})
