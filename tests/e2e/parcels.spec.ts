import type { Page } from '@playwright/test'
import { buyThroughApi } from './buy-through-api.ts'
import { openCartWith } from './open-cart-with.ts'
import { buyerForm, eventually, expect, orderOf, postBeer, startPurchase, test } from './shop.ts'
import { somebodyElsewhere, somebodySignedIn } from './somebody-elsewhere.ts'

const mailsTo = async (page: Page, sandboxUrl: string, email: string) =>
  JSON.stringify(await (await page.request.get(`${sandboxUrl}/mail/messages.json?to=${email}`)).json())

test('two breweries in one order: each ships apart, and the buyer sees which is where', async ({
  page,
  seller,
  browser,
  publish,
  sandboxUrl,
}) => {
  const [beer, other] = [await postBeer(page.request, { price: 6, stock: 5 }), await publish()]
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  await openCartWith(buyer.page, other)
  await openCartWith(buyer.page, beer, 2)
  await expect(buyer.page.getByRole('region', { name: 'Tu compra' }).getByText('2 envíos')).toBeVisible()
  await startPurchase(buyer.page)
  await buyer.page.getByRole('button', { name: 'Approve' }).click()
  await expect(buyer.page).toHaveURL(/\/myShop/)
  await expect(orderOf(buyer.page, beer).getByText('Envio pendiente')).toHaveCount(2)

  await page.goto(`/company/${seller.id}/parcels`)
  await expect(page.getByRole('link', { name: 'Por enviar (1)' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: `2 × ${beer.name}` })
  await expect(row.getByText('Lucía Paz')).toBeVisible()
  await expect(page.getByText(other.name)).toHaveCount(0)
  await row.getByRole('link').click()
  const parcel = page.getByRole('article').filter({ hasText: `2 × ${beer.name}` })
  await expect(parcel.getByText('Lucía Paz')).toBeVisible()
  await expect(parcel.getByText('Belgrano 123')).toBeVisible()
  const send = parcel.getByRole('button', { name: 'Marcar como enviado' })
  await expect(send).toBeDisabled()
  await parcel.getByLabel('Quién lo lleva').fill('Correo Andino')
  await parcel.getByLabel('Número de seguimiento').fill('CA-2026')
  await send.click()
  await expect(page.getByText('Envío marcado como enviado.').first()).toBeAttached()
  await expect(page.getByText('No tienes nada por enviar.')).toBeVisible()

  await buyer.page.reload()
  const order = orderOf(buyer.page, beer)
  await expect(order.getByText('Enviado', { exact: true })).toBeVisible()
  await expect(order.getByText('Lo lleva Correo Andino')).toBeVisible()
  await expect(order.getByText('Seguimiento: CA-2026')).toBeVisible()
  await expect(order.getByText('Envio pendiente')).toBeVisible()
  await expect(order.getByRole('link', { name: /Cancelar envío/ })).toHaveCount(1)

  await page.getByRole('link', { name: 'Enviados (1)' }).click()
  await row.getByRole('link', { name: /^Pedido/ }).click()
  const deliver = parcel.getByRole('button', { name: 'Marcar como entregado' })
  await expect(deliver).toBeDisabled()
  await parcel.getByLabel('Se verificó la edad de quien recibe').check()
  await deliver.click()
  await expect(page.getByText('Envío marcado como entregado.').first()).toBeAttached()
  await page.getByRole('link', { name: 'Entregados (1)' }).click()
  await row.getByRole('link').click()
  await parcel.locator('summary', { hasText: 'Historial' }).click()
  await expect(parcel.getByText('por Lucía Paz')).toHaveCount(2)
  await buyer.page.reload()
  await expect(order.getByText('Entregado', { exact: true })).toBeVisible()
  await expect(async () => {
    const mails = await mailsTo(page, sandboxUrl, buyer.email)
    expect(mails).toContain('Va en camino lo que compraste')
    expect(mails).toContain('Se entregó lo que compraste')
  }).toPass({ timeout: 20_000 })

  await order.getByRole('link', { name: 'Pedir ayuda' }).click()
  await expect(buyer.page.getByText(/Sobre tu compra [0-9A-F]{8} del/)).toBeVisible()
  await buyer.page.context().close()
})

test('a buyer cancels a parcel that has not left: money and beer go back, and the seller is told', async ({
  page,
  seller,
  browser,
  sandboxUrl,
}) => {
  const beer = await postBeer(page.request, { price: 4.5, stock: 5 })
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  await buyThroughApi(buyer.page.request, beer, 2)
  await buyer.page.goto('/myShop')
  const order = orderOf(buyer.page, beer)
  await order.getByRole('link', { name: /Cancelar envío/ }).click()
  const dialog = buyer.page.getByRole('dialog', { name: 'Cancelar envío' })
  await expect(dialog.getByText('te devolvemos 9.00 Usd')).toBeVisible()
  await dialog.getByRole('link', { name: 'No, lo espero' }).click()
  await expect(dialog).toBeHidden()
  await order.getByRole('link', { name: /Cancelar envío/ }).click()
  await dialog.getByRole('button', { name: 'Cancelar envío' }).click()
  await expect(buyer.page.getByText('Cancelaste el envío.').first()).toBeAttached()
  // As soon as its money is back it is folded: that may be at once.
  await expect(order.getByText('Cancelado', { exact: true })).toBeAttached()
  await eventually(buyer.page, () =>
    expect(order.getByText('Dinero devuelto')).toBeVisible({ timeout: 2000 }),
  )
  // What came to nothing is folded.
  await order.locator('summary').click()
  await expect(order.getByText(/^Devuelto el .*: 9\.00\sUsd/)).toBeVisible()

  await page.goto(`/company/${seller.id}/parcels?state=cancelled`)
  await expect(page.getByRole('row').filter({ hasText: beer.name })).toBeVisible()
  await page.goto(`/detail/${beer.id}`)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Quedan 5').first()).toBeVisible()
  await expect(async () => {
    expect(await mailsTo(page, sandboxUrl, seller.email)).toContain('Se canceló un envío')
    expect(await mailsTo(page, sandboxUrl, buyer.email)).toContain('Te devolvimos U$S 9.00')
  }).toPass({ timeout: 20_000 })
  await buyer.page.context().close()
})

test('a parcel that its buyer cancelled meanwhile is not sent: the seller is told, and of two tabs the second', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request, { price: 4.5, stock: 5 })
  const { request, context } = await somebodySignedIn(browser, '/user', buyerForm())
  const { orderId } = await buyThroughApi(request, beer, 2)
  const send = async (where: Page, carrier: string) => {
    await where.getByLabel('Quién lo lleva').fill(carrier)
    await where.getByRole('button', { name: 'Marcar como enviado' }).click()
  }
  const open = async (where: Page) => {
    await where.getByRole('link', { name: /^Pedido / }).click()
    // The list asks who carries it too: what is typed before the page is there is typed into the list.
    await expect(where.getByRole('heading', { level: 1, name: /^Pedido / })).toBeVisible()
  }
  await page.goto(`/company/${seller.id}/parcels`)
  await open(page)
  const cancelled = await request.post(`/api/purchases/${orderId}/parcels/${seller.id}/cancel`)
  expect(cancelled.ok(), await cancelled.text()).toBe(true)
  await send(page, 'Correo Andino')
  await expect(
    page.getByRole('alert').getByText('Este envío se canceló: no lo mandes.').first(),
  ).toBeVisible()
  await expect(page.getByRole('article').getByText('Por enviar')).toHaveCount(0)
  await page.getByRole('link', { name: 'Volver a los envíos' }).click()
  await expect(page.getByRole('link', { name: 'Cancelados (1)' })).toBeVisible()

  await buyThroughApi(request, beer, 1)
  await page.goto(`/company/${seller.id}/parcels`)
  const other = await page.context().newPage()
  await other.goto(`/company/${seller.id}/parcels`)
  await open(page)
  await open(other)
  await send(page, 'Correo Andino')
  await expect(page.getByText('Envío marcado como enviado.').first()).toBeAttached()
  await send(other, 'Reparto propio')
  await expect(
    other
      .getByRole('alert')
      .getByText(/ya lo marcó como enviado: Correo Andino/)
      .first(),
  ).toBeVisible()
  await other.getByRole('link', { name: 'Volver a los envíos' }).click()
  await expect(other.getByText('No tienes nada por enviar.')).toBeVisible()
  await context.close()
})

test('a brewery says where it ships to, and the cart tells who lives elsewhere before they pay', async ({
  page,
  seller,
  browser,
}) => {
  await page.goto(`/company/${seller.id}?edit`)
  await expect(page.getByLabel('A todos')).toBeChecked()
  await page.getByLabel('Chile').check()
  await expect(page.getByLabel('A todos')).not.toBeChecked()
  await page.getByLabel('Chile').uncheck()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.getByLabel('Chile').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('company data upload successfully').first()).toBeAttached()
  await expect(page.getByText('Envía a Chile')).toBeVisible()
  const beer = await postBeer(page.request, { price: 4.5, stock: 5 })
  const { page: elsewhere } = await somebodyElsewhere(browser, '/user', buyerForm())
  await elsewhere.goto(`/detail/${beer.id}`)
  await elsewhere.keyboard.press('Escape')
  await expect(elsewhere.getByText('Envío incluido a Chile')).toBeVisible()
  await openCartWith(elsewhere, beer)
  await expect(elsewhere.getByText('No hay envíos a Argentina')).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Start Purchase' })).toBeDisabled()
  await elsewhere.getByText('Cambiar la dirección de este pedido').click()
  await elsewhere.getByLabel('País').selectOption('Chile')
  await expect(elsewhere.getByText('su cervecería envía a Chile')).toHaveCount(0)
  await elsewhere.getByLabel('Estado / Provincia').selectOption('Valparaíso')
  await startPurchase(elsewhere)
  await elsewhere.context().close()
})
