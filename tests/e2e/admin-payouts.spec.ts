import { aDeliveredOrder, aPaidOrder } from './a-paid-order.ts'
import { onCard } from './on-card.ts'
import { expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'

test('a brewery is paid what is owed: what changed meanwhile is told, and two clicks pay once', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request, { price: 4000, stock: 9 })
  const selling = { request: page.request, companyId: seller.id }
  await aDeliveredOrder(browser, beer, 2, selling)
  const admin = await browser.newContext()
  await passAgeGate(admin)
  await signInAsAdmin(admin)
  const desk = await admin.newPage()

  // Most first: nobody else's beers cost as much.
  await desk.goto('/admin/payouts')
  const row = desk.getByRole('row').filter({ has: desk.locator(`a[href^="/admin/payouts/${seller.id}?"]`) })
  await expect(row).toContainText(onCard(8000))
  await expect(row).toContainText('U$S 8\u00a0000.00')
  await expect(row).toContainText(seller.company)
  await row.getByRole('link', { name: `Ver y pagar a ${seller.company}` }).click()
  await expect(desk.getByRole('heading', { name: seller.company, level: 1 })).toBeVisible()
  await desk.getByRole('link', { name: `Pagar todo: ${onCard(8000)}` }).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByLabel('Referencia').fill('Transferencia 77')

  await aDeliveredOrder(browser, beer, 1, selling)
  await sheet.getByRole('button', { name: `Marcar ${onCard(8000)} como pagado` }).click()
  await expect(sheet.getByText(`Lo que se debe cambió: ahora son ${onCard(12_000)}.`)).toBeVisible()
  await expect(sheet.getByLabel('Referencia')).toHaveValue('Transferencia 77')
  // Both presses before the page has drawn anything new.
  await sheet.getByRole('button', { name: `Marcar ${onCard(12_000)} como pagado` }).evaluate((button) => {
    for (const detail of [1, 2]) {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    }
  })
  await expect(desk.getByText('El pago quedó marcado.').first()).toBeVisible()
  await expect(desk.getByText('No se le debe nada.')).toBeVisible()
  const paid = desk.getByRole('row').filter({ hasText: 'Transferencia 77' })
  await expect(paid).toHaveCount(1)
  await expect(paid).toContainText(onCard(12_000))

  await desk.getByRole('link', { name: 'Volver a los pagos' }).click()
  await expect(desk.getByRole('heading', { name: 'Pagos a cervecerías' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await desk.getByRole('link', { name: 'Historial' }).click()
  await expect(paid).toHaveCount(1)
  await desk.getByLabel('Cervecería o quien vende por ella').fill('nadie así')
  await desk.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(desk.getByText('No hay pagos a nadie con ese nombre.')).toBeVisible()
  await desk.getByRole('link', { name: 'Quitar la búsqueda y los filtros' }).first().click()
  await paid.getByRole('link', { name: seller.company }).click()
  await expect(desk).toHaveURL(`/admin/payouts/${seller.id}?currency=ARS`)

  await page.goto(`/company/${seller.id}/payouts`)
  await expect(page.getByRole('cell', { name: 'Transferencia 77' })).toBeVisible()
  await admin.close()
})

test('some sales are chosen and paid without scripts', async ({ page, seller, browser }) => {
  const beer = await postBeer(page.request, { price: 3, stock: 9 })
  const selling = { request: page.request, companyId: seller.id }
  for (const units of [1, 2]) await aDeliveredOrder(browser, beer, units, selling)
  await aPaidOrder(browser, beer, 3)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  await passAgeGate(plain)
  await signInAsAdmin(plain)
  const desk = await plain.newPage()
  await desk.goto(`/admin/payouts/${seller.id}`)
  // What is not free is told, and is not there to be chosen.
  await expect(
    desk.getByText('1 venta. Se paga unos días después de que llegue', { exact: false }),
  ).toBeVisible()
  await expect(desk.getByLabel(`Elegir 3 × ${beer.name}`)).toHaveCount(0)
  await desk.getByRole('button', { name: 'Pagar las elegidas' }).click()
  await expect(desk.getByText('Elige al menos una venta de la lista.')).toBeVisible()
  await desk.getByLabel(`Elegir 2 × ${beer.name}`).check()
  await desk.getByRole('button', { name: 'Pagar las elegidas' }).click()
  await desk.getByLabel('Referencia').fill('En mano')
  await desk.getByRole('button', { name: `Marcar ${onCard(6)} como pagado` }).click()
  await expect(desk.getByText('El pago quedó marcado.')).toBeVisible()
  await expect(desk.getByRole('link', { name: `Pagar todo: ${onCard(3)}` })).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: 'En mano' })).toContainText(onCard(6))

  // What another tab shows is paid already.
  await desk.goto(`/admin/payouts/${seller.id}?pay=chosen&sale=x.y`)
  await expect(desk.getByText('Por lo que elegiste ya no hay nada que pagar.')).toBeVisible()
  await plain.close()
})
