import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dayAt } from '#contract/age.ts'
import { aPaidOrder } from './a-paid-order.ts'
import { expect, postBeer, test } from './shop.ts'

const TODAY = dayAt(new Date(), 'America/Argentina/Buenos_Aires')
const inWords = (day: string) => day.split('-').toReversed().join('/')

/** A large number of the period, by its name. */
function total(page: Page, name: string) {
  return page
    .getByText(name, { exact: true })
    .locator('xpath=ancestor-or-self::dt/following-sibling::dd')
    .first()
}

const chart = (page: Page, title: string) => page.getByRole('figure', { name: title })

test('what was sold is counted, drawn, read value by value, and taken along', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request, { stock: 6, name: '=Ñandú "Fría"; 2' })
  await aPaidOrder(browser, beer, 2)

  await page.goto(`/company/${seller.id}`)
  const pages = page.getByRole('navigation', { name: 'Tu cervecería' })
  await pages.locator('summary').click()
  await pages.getByRole('link', { name: 'Cifras' }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/figures`)
  await expect(total(page, 'Vendido')).toHaveText('U$S 9.00')
  await expect(total(page, 'Unidades')).toHaveText('2')
  await expect(total(page, 'Pedidos')).toHaveText('1')

  const sales = chart(page, 'Ventas en U$S')
  await expect(sales.getByText('Vendido: U$S 9.00')).toBeVisible()
  const slider = sales.getByRole('slider', { name: 'Ventas en U$S: valor por valor' })
  await expect(slider).toHaveAttribute('aria-valuetext', `${inWords(TODAY)}, Vendido: U$S 9.00`)
  await slider.press('ArrowLeft')
  await expect(sales.getByText('Vendido: U$S 0.00')).toBeVisible()
  await sales
    .locator('svg')
    .first()
    .hover({ position: { x: 5, y: 20 } })
  await expect(slider).toHaveValue('0')
  await sales.getByText('Ver los números').click()
  await expect(sales.getByRole('row', { name: `${inWords(TODAY)} U$S 9.00` })).toBeVisible()

  const best = page.getByRole('region', { name: 'Las más vendidas' })
  await expect(best.getByRole('listitem').filter({ hasText: beer.name })).toContainText('2 unidades')
  const low = page.getByRole('region', { name: 'Quedan pocas' }).getByRole('listitem')
  await expect(low).toContainText('Quedan 4')
  await expect(low).toContainText('Alcanza para 2 días')
  await expect(low.getByRole('link', { name: `Reponer ${beer.name}` })).toHaveAttribute(
    'href',
    `/company/${seller.id}/products?sort=stock#stock-${beer.id}`,
  )

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar las ventas (CSV)' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^lupulo-ventas-.*\.csv$/)
  const file = await readFile((await download.path())!, 'utf8')
  expect(file).toMatch(/^\uFEFFFecha;Hora;Pedido;/)
  expect(file).toContain(';"\'=Ñandú ""Fría""; 2";Lata 473 ml;2;4,5;9;0;0;Envio pendiente;ARS;')
})

test('another period by a click, by dates, and cut otherwise', async ({ page, seller, browser }) => {
  await aPaidOrder(browser, await postBeer(page.request), 1)
  const path = `/company/${seller.id}/figures`
  await page.goto(path)
  await page.getByRole('link', { name: 'Últimos 90 días' }).click()
  await expect(page.getByRole('link', { name: 'Últimos 90 días' })).toHaveAttribute('aria-current', 'true')
  await expect(chart(page, 'Ventas en U$S').getByText(/ al /).first()).toBeVisible()
  await page.getByLabel('Agrupar por').selectOption('Mes')
  await page.getByRole('button', { name: 'Ver cifras' }).click()
  await expect(page).toHaveURL(/by=month/)
  await expect(total(page, 'Unidades')).toHaveText('1')

  await page.getByLabel('Desde').fill('2024-01-01')
  await page.getByLabel('Hasta').fill('2024-01-31')
  await page.getByRole('button', { name: 'Ver cifras' }).click()
  await expect(page.getByText('Del 01/01/2024 al 31/01/2024')).toBeVisible()
  await expect(page.getByText('En este período no vendiste nada.', { exact: false })).toBeVisible()
})

test('dates that cannot be are told at their fields, with what was typed', async ({ page, seller }) => {
  await page.goto(`/company/${seller.id}/figures`)
  await page.getByLabel('Desde').fill('2024-02-10')
  await page.getByLabel('Hasta').fill('2024-02-09')
  await page.getByRole('button', { name: 'Ver cifras' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Revisa el período.' })).toBeFocused()
  await expect(page.getByLabel('Hasta')).toHaveAccessibleDescription('El período termina antes de empezar.')
  await expect(page.getByLabel('Desde')).toHaveValue('2024-02-10')
  const answer = await page.goto(`/company/${seller.id}/figures?from=ayer&by=day`)
  expect(answer!.status()).toBe(400)
  await expect(page.getByLabel('Desde')).toHaveAccessibleDescription('Elige una fecha que exista.')
})

test('a brewery that has sold nothing is told what will stand here', async ({ page, seller }) => {
  await page.goto(`/company/${seller.id}/figures`)
  await expect(
    page.getByText('Cuando vendas, aquí verás cuánto, cuándo y qué.', { exact: false }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Publicar una cerveza' }).click()
  await expect(page).toHaveURL('/post')
})

test('nobody sees the figures of another brewery', async ({ page, seller, publish }) => {
  expect(seller.id).toBeTruthy()
  const other = await publish()
  const answer = await page.goto(`/company/${other.companyId}/figures`)
  expect(answer!.status()).toBe(404)
  await expect(page.getByText('As Company you do not have access to this page')).toBeVisible()
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })

  test('a period is chosen and its numbers are read', async ({ page, seller, browser }) => {
    await aPaidOrder(browser, await postBeer(page.request), 1)
    await page.goto(`/company/${seller.id}/figures`)
    await page.getByLabel('Desde').fill(TODAY)
    await page.getByRole('button', { name: 'Ver cifras' }).click()
    await expect(page.getByText(`Del ${inWords(TODAY)} al ${inWords(TODAY)}`)).toBeVisible()
    await expect(total(page, 'Vendido')).toHaveText('U$S 4.50')
    const sales = chart(page, 'Ventas en U$S')
    await sales.getByText('Ver los números').click()
    await expect(sales.getByRole('row', { name: `${inWords(TODAY)} U$S 4.50` })).toBeVisible()
  })
})
