import { readFile } from 'node:fs/promises'
import { buyerForm, expect, signInAsAdmin, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

test('what an admin did is found in the log, with why and what changed, and taken along as a file', async ({
  page,
  browser,
}) => {
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  await signInAsAdmin(page.context())
  const put = async (data: object) => {
    expect((await page.request.put('/api/user', { data: { id: buyer.id, ...data } })).status()).toBe(200)
  }
  await put({ status: 'false', reason: 'Usa una tarjeta ajena.' })
  await put({ status: 'true' })

  await page.goto('/admin/audit')
  await page.getByLabel('Nombre, motivo o id').fill(buyer.id)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByRole('status').getByText('2 anotaciones', { exact: true })).toBeVisible()
  const log = page.getByRole('main').getByRole('listitem')
  const deactivated = log.filter({ hasText: 'desactivó al comprador' })
  await expect(log.filter({ hasText: 'Administración activó al comprador' })).toHaveCount(1)
  await expect(deactivated).toContainText(/desactivó al comprador .+: motivo «Usa una tarjeta ajena\.»/)
  await expect(page.locator(`main a[href="/admin/buyer/${buyer.id}"]`)).toHaveCount(2)

  await page.getByLabel('Qué', { exact: true }).selectOption('Desactivó a un comprador')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByRole('status').getByText('1 anotación', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Usa una tarjeta ajena.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect(file).toContain('Usa una tarjeta ajena.')

  await page.getByLabel('Hasta').fill('2020-01-01')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByText('Nada coincide con lo que elegiste.')).toBeVisible()
  await page.getByRole('link', { name: 'Quitar filtros' }).first().click()
  await expect(page.getByText(/descargó este registro\.$/).first()).toBeVisible()
  await page.goto('/admin/audit?pag=999')
  await expect(page.getByText('Nada coincide con lo que elegiste.')).toBeVisible()
})

test('a filter that cannot be is told at its field', async ({ page }) => {
  await signInAsAdmin(page.context())
  await page.goto('/admin/audit?from=ayer')
  await expect(page.getByLabel('Desde')).toHaveAccessibleDescription(/./)
})
