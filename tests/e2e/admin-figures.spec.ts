import { readFile } from 'node:fs/promises'
import { aPaidOrder, aRejectedPayment } from './a-paid-order.ts'
import { expect, postBeer, signInAsAdmin, test } from './shop.ts'

test('how the market goes is shown for a period, drawn, listed, and taken along', async ({
  page,
  context,
  seller,
  browser,
}) => {
  // Dear enough to stand first, whatever other stories sell meanwhile.
  const beer = await postBeer(page.request, { price: 400, stock: 300 })
  await aPaidOrder(browser, beer, 200)
  await aRejectedPayment(browser, beer)
  await signInAsAdmin(context)
  await page.goto('/admin/figures')
  await expect(page.getByRole('heading', { name: 'Cifras del mercado' })).toBeVisible()
  for (const title of ['Dinero en U$S', 'Pedidos', 'Altas', 'Intentos de pago']) {
    await expect(page.getByRole('figure', { name: title, exact: true })).toBeVisible()
  }
  const failed = page.getByRole('figure', { name: 'Intentos de pago' })
  const slider = failed.getByRole('slider')
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /Rechazados: [1-9]/)
  await failed.getByText('Ver los números').click()
  await expect(failed.getByRole('columnheader')).toHaveText(['Día', 'Todos', 'Rechazados'])
  await expect(failed.getByRole('row')).toHaveCount(31)

  const breweries = page.getByRole('region', { name: 'Las cervecerías que más vendieron' })
  const first = breweries.getByRole('listitem').first()
  await expect(first).toContainText('U$S 80 000.00')
  await expect(first).toContainText('200 unidades')
  await expect(first.getByRole('link', { name: seller.company })).toHaveAttribute(
    'href',
    `/admin/seller/${seller.id}`,
  )
  const beers = page.getByRole('region', { name: 'Las cervezas más vendidas' })
  await expect(beers.getByRole('link', { name: beer.name })).toHaveAttribute('href', `/detail/${beer.id}`)

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar CSV' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^lupulo-mercado-.*\.csv$/)
  const lines = (await readFile((await download.path())!, 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines[0]).toContain('Pagos rechazados')

  await page.getByLabel('Desde').fill('2024-02-02')
  await page.getByLabel('Hasta').fill('2024-02-01')
  await page.getByRole('button', { name: 'Ver cifras' }).click()
  await expect(page.getByRole('link', { name: 'El período termina antes de empezar.' })).toBeVisible()
  await page.getByLabel('Hasta').fill('2024-02-29')
  await page.getByRole('button', { name: 'Ver cifras' }).click()
  await expect(page.getByRole('heading', { name: 'Del 02/02/2024 al 29/02/2024' })).toBeVisible()
  await expect(page.getByText('En este período no pasó nada, y tampoco en el anterior.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver los últimos días' }).click()
  await expect(page).toHaveURL('/admin/figures')
})
