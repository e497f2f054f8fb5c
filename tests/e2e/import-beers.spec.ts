import { readFile } from 'node:fs/promises'
import { aBeerLine, aBeersFile, aMixedFile } from '../factories/beers-file.ts'
import { expect, test } from './shop.ts'

const csv = (content: string, name = 'otoño.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

test('500 beers of which 20 are wrong: the good ones are published, the others mended and brought again', async ({
  page,
  seller,
}) => {
  await page.goto('/post')
  await page.getByRole('link', { name: 'Importar' }).click()
  await expect(page.getByRole('heading', { name: 'Importar cervezas' })).toBeVisible()
  await expect(page.getByText('Todavía no subiste ningún archivo')).toBeVisible()

  await page.getByLabel('Archivo CSV').setInputFiles(csv(aMixedFile()))
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await expect(page.getByText('Listas para publicar: 480')).toBeVisible()
  await expect(page.getByText('Con errores: 20')).toBeVisible()
  const rows = page.getByRole('region', { name: 'Filas del archivo' }).getByRole('listitem')
  // What is wrong is what there is to look at; the rest is behind its number.
  await expect(rows.filter({ hasText: 'Fila ' })).toHaveCount(20)
  await page.getByText(/^Filas sin nada que revisar: \d+$/).click()
  await expect(rows.filter({ hasText: 'Lista' }).first()).toBeVisible()
  const first = rows.filter({ hasText: 'Cosecha 25' }).first()
  await expect(first).toContainText('Fila 26')
  await expect(first).toContainText('ABV (%): Indicar un valor entre 0 y 90 Dice «91».')
  await expect(first).toContainText('Precio (U$S): Indique el precio unitario del produto Dice «caro».')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar las filas con errores' }).click(),
  ])
  const wrong = await readFile(await download.path(), 'utf8')

  await page.getByRole('button', { name: 'Publicar solo las buenas' }).click()
  await expect(page.getByRole('heading', { name: 'Se publicaron 480 cervezas' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver mis cervezas' }).click()
  await expect(page.getByText('Página 1 de 160')).toBeVisible()

  await page.goto(`/company/${seller.id}/import`)
  const mended = wrong.replaceAll('caro', '3,20').replaceAll(';91;', ';9,1;')
  await page.getByLabel('Archivo CSV').setInputFiles(csv(mended, 'corregidas.csv'))
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await expect(page.getByText('Listas para publicar: 20')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar todas' }).click()
  await expect(page.getByRole('heading', { name: 'Se publicaron 20 cervezas' })).toBeVisible()
})

test('what is there already is told and left out; a file can be thrown away, after a question', async ({
  page,
  seller,
}) => {
  const path = `/company/${seller.id}/import`
  const upload = async (content: string) => {
    await page.goto(path)
    await page.getByLabel('Archivo CSV').setInputFiles(csv(content))
    await page.getByRole('button', { name: 'Revisar archivo' }).click()
  }
  await upload(aBeersFile([aBeerLine()]))
  await page.getByRole('button', { name: 'Publicar todas' }).click()
  await expect(page.getByRole('heading', { name: 'Se publicó 1 cerveza' })).toBeVisible()

  await upload(aBeersFile([aBeerLine(), aBeerLine({ Nombre: 'Nueva' })]))
  await expect(page.getByText('Ya está en tu cervecería', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Saltar las que ya están/ })).toBeChecked()
  await page.getByRole('link', { name: 'Descartar el archivo' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'No, seguir revisando' }).click()
  await page.getByRole('button', { name: 'Publicar todas' }).click()
  await expect(page.getByText('Saltamos 1 que ya estaban.')).toBeVisible()

  await upload(aBeersFile([aBeerLine({ Nombre: 'Otra' })]))
  await page.getByRole('link', { name: 'Descartar el archivo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, descartar' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Descartado' })).toHaveCount(1)
})

test('another file does not throw away one that waits without a word', async ({ page, seller }) => {
  const path = `/company/${seller.id}/import`
  const choose = async (name: string) => {
    await page.goto(path)
    await page.getByLabel('Archivo CSV').setInputFiles(csv(aBeersFile([aBeerLine()]), name))
  }
  const read = page.getByRole('button', { name: 'Revisar archivo' })
  await choose('primera.csv')
  await read.click()
  await expect(page.getByText('Listas para publicar: 1')).toBeVisible()
  await choose('segunda.csv')
  await expect(page.getByText('«primera.csv» espera tu revisión: 1 listas, 0 con errores.')).toBeVisible()
  await read.click()
  await expect(page).toHaveURL(path)
  await page.getByLabel('Sí, descartarlo y leer el nuevo').check()
  await read.click()
  await expect(page.getByText('segunda.csv')).toBeVisible()
})

test('a file that is none is told in a sentence, a long one is read, and other people have no such page', async ({
  page,
  seller,
  publish,
}) => {
  await page.goto(`/company/${seller.id}/import`)
  await page.getByLabel('Archivo CSV').setInputFiles(csv('PK\u0003\u0004', 'cervezas.xlsx'))
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await expect(page.getByRole('link', { name: /^Esto no es un archivo CSV/ })).toBeVisible()
  await page.getByLabel('Archivo CSV').setInputFiles(csv('x'.repeat(2 * 1024 * 1024 + 1)))
  await expect(page.getByText('El archivo pesa más de 2 MB.')).toBeVisible()
  // Larger than any other form, and whole.
  await page.getByLabel('Archivo CSV').setInputFiles(csv(aMixedFile(5000)))
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await expect(page.getByText('Listas para publicar: 4800')).toBeVisible()
  const other = await publish()
  expect((await page.goto(`/company/${other.companyId}/import`))?.status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a file is read, thrown away or published all the same', async ({ page, seller }) => {
    const upload = async () => {
      await page.goto(`/company/${seller.id}/import`)
      await page.getByLabel('Archivo CSV').setInputFiles(csv(aMixedFile(50)))
      await page.getByRole('button', { name: 'Revisar archivo' }).click()
    }
    await upload()
    await page.getByRole('link', { name: 'Descartar el archivo' }).click()
    await page.getByRole('button', { name: 'Sí, descartar' }).click()
    await expect(page.getByText('Descartado', { exact: true })).toBeVisible()
    await upload()
    await page.getByRole('button', { name: 'Publicar solo las buenas' }).click()
    await expect(page.getByRole('heading', { name: 'Se publicaron 48 cervezas' })).toBeVisible()
  })
})
