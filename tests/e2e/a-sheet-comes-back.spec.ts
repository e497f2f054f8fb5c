import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { aBeersFile } from '../factories/beers-file.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, postBeer, test } from './shop.ts'

test('eighty beers as a sheet: three are changed and come back; one that is no longer made is archived, and its page stays', async ({
  page,
  seller,
  browser,
}) => {
  for (let at = 1; at <= 80; at++) {
    const name = `Tirada ${String(at).padStart(2, '0')}`
    await postBeer(page.request, { name, price: 4.5, stock: 12 })
  }
  await page.goto(`/company/${seller.id}/import`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar mis cervezas' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  const rows = parse(file, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
  const columns = Object.keys(rows[0]!)
  rows[0]!['Precio (U$S)'] = '5,20'
  rows[1]!.Stock = '30'
  rows[2]!['Precio (U$S)'] = '45'
  const lines = rows.map((row) => columns.map((column) => row[column]!))
  const buffer = Buffer.from(aBeersFile(lines, { head: columns }))

  await page.getByLabel('Archivo CSV').setInputFiles({ name: 'precios.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await expect(page.getByText('Cambian: 3')).toBeVisible()
  await expect(page.getByText('Iguales: 77')).toBeVisible()
  const list = page.getByRole('region', { name: 'Filas del archivo' })
  await expect(list.getByRole('row', { name: 'Precio (U$S) 4.5 5.2', exact: true })).toBeVisible()
  await expect(list.getByRole('row', { name: 'Stock 12 30' })).toBeVisible()
  await expectNoViolations(page)
  if (process.env.SHOTS) {
    await page.screenshot({ path: `${process.env.SHOTS}/review-1440.png` })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: `${process.env.SHOTS}/review-390.png` })
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await page.getByLabel('Son precios correctos').check()
  await page.getByRole('button', { name: 'Guardar todo' }).click()
  await expect(page.getByRole('heading', { name: 'Guardamos 3 de 3 filas' })).toBeVisible()

  await page.goto(`/company/${seller.id}/products?sort=name`)
  await expect(page.getByLabel('Precio (U$S) de Tirada 01')).toHaveValue('5.20')
  await expect(page.getByLabel('Stock de Tirada 02')).toHaveValue('30')
  await expect(page.getByLabel('Precio (U$S) de Tirada 03')).toHaveValue('45.00')

  await page.getByLabel('Elegir Tirada 80').check()
  await page.getByRole('button', { name: 'Archivar', exact: true }).click()
  await expect(page.getByText('¿Archivar esta cerveza?')).toBeVisible()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/archive-1440.png` })
  await page.getByRole('button', { name: 'Sí, archivar' }).click()
  await expect(page.getByText('1 cerveza archivada.')).toBeVisible()
  await expect(page.getByText('79 cervezas', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Archivadas 1' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Tirada 80' })).toContainText('Archivada')
  const path = await page.getByRole('link', { name: 'Tirada 80', exact: true }).first().getAttribute('href')
  await expectNoViolations(page)

  const visitor = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage()
  await visitor.context().clearCookies({ name: /session/ })
  await visitor.goto(`/detail/${path!.split('/').at(-1)}`)
  await expect(visitor.getByText('Ya no se hace')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Agregar al carrito', exact: true })).toHaveCount(0)
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  if (process.env.SHOTS) await visitor.screenshot({ path: `${process.env.SHOTS}/detail.png` })
  await visitor.goto('/shop?q=Tirada 80')
  await expect(visitor.getByRole('link', { name: 'Tirada 80', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Restaurar Tirada 80' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Tirada 80' })).toHaveCount(0)
  await page.goto(`/company/${seller.id}/products?state=off`)
  await expect(page.getByRole('row').filter({ hasText: 'Tirada 80' })).toBeVisible()
})
