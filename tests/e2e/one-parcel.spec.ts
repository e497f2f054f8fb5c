import { orderCode } from '#contract/order-code.ts'
import { buyManyThroughApi, buyThroughApi } from './buy-through-api.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { letDaysPass } from './let-days-pass.ts'
import { manyOrders } from './many-orders.ts'
import { buyerForm, expect, postBeer, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'
import { untilLive } from './until-live.ts'

test('a parcel’s page is for sending it: its total, its days, what its buyer wrote, and a number that can be scanned at once', async ({
  page,
  browser,
  seller,
}) => {
  const [ipa, stout] = [
    await postBeer(page.request, { price: 6, stock: 9 }),
    await postBeer(page.request, { price: 4.5, stock: 9 }),
  ]
  const buying = await somebodyElsewhere(browser, '/user', buyerForm())
  const { orderId: before } = await buyThroughApi(buying.page.request, ipa, 1)
  const sent = `/api/company/${seller.id}/parcels/${before}/shipped`
  expect((await page.request.put(sent, { data: { carrier: 'Reparto del valle' } })).ok()).toBe(true)
  const { orderId } = await buyManyThroughApi(buying.page.request, [
    { id: ipa.id, quantity: 2 },
    { id: stout.id, quantity: 3 },
  ])
  await letDaysPass(orderId, 5)
  await buying.page.goto(`/myShop/${orderId}/messages/${seller.id}`)
  await buying.page.getByLabel('Tu mensaje').fill('¿Pueden mandarlo el viernes?')
  await buying.page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(buying.page.getByText('¿Pueden mandarlo el viernes?')).toBeVisible()

  await page.goto(`/company/${seller.id}/parcels`)
  await untilLive(page)
  await page.getByRole('link', { name: `Pedido ${orderCode(orderId)}` }).click()
  const parcel = page.getByRole('article', { name: `Pedido ${orderCode(orderId)}` })
  await expect(parcel.getByText('5 días de espera · demorado')).toBeVisible()
  await expect(parcel.getByText('5 unidades')).toBeVisible()
  await expect(parcel.getByText('Total: U$S 25.50')).toBeVisible()

  // Who carried the last one is there, and the number is what is left to be scanned.
  await expect(parcel.getByLabel('Quién lo lleva')).toHaveValue('Reparto del valle')
  await expect(parcel.getByLabel('Número de seguimiento')).toBeFocused()
  await expectNoViolations(page)

  const waiting = parcel.getByRole('region', { name: 'Espera respuesta' })
  await expect(waiting).toContainText('Lucía P. espera tu respuesta.')
  await expect(waiting).toContainText('«¿Pueden mandarlo el viernes?»')
  await waiting.getByRole('link', { name: 'Leer y responder' }).click()
  await expect(parcel.getByLabel('Tu mensaje')).toBeInViewport()
  await parcel.getByRole('button', { name: 'No hace falta responder' }).click()
  await expect(waiting).toHaveCount(0)

  await page.goto(`/company/${seller.id}/parcels/${orderId}`)
  await expect(parcel.getByLabel('Número de seguimiento')).toBeFocused()
  await page.keyboard.type('RV-77')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Envío marcado como enviado.').first()).toBeAttached()
  await page.goto(`/company/${seller.id}/parcels/${orderId}`)
  await expect(parcel.getByText('Lo lleva Reparto del valle')).toBeVisible()
  await expect(parcel.getByText('Seguimiento: RV-77')).toBeVisible()
  await parcel.locator('summary', { hasText: 'Corregir el seguimiento' }).click()
  await expect(parcel.getByLabel('Número de seguimiento')).toBeFocused()
  await buying.page.context().close()
})

test('from the list: a missing carrier is marked, a parcel on its way is handed over in its row, and the list tells when', async ({
  page,
  browser,
  seller,
}) => {
  const beer = await postBeer(page.request, { price: 0, stock: 50 })
  const { orderIds } = await manyOrders(browser, [beer], 3)
  const [first, second] = orderIds.map(orderCode)
  await page.goto(`/company/${seller.id}/parcels`)
  await untilLive(page)
  const row = (code: string | undefined) => page.getByRole('row').filter({ hasText: code! })
  await expect(row(first)).toContainText('1 unidad')
  await expect(row(second)).toContainText('2 unidades')
  await page.getByRole('checkbox', { name: `Elegir el pedido ${first}` }).check()
  await page.getByRole('button', { name: 'Marcar como enviados' }).click()
  const carrier = page.getByLabel('Quién lo lleva')
  await expect(carrier).toHaveAttribute('aria-invalid', 'true')
  await carrier.fill('Reparto propio')
  await page.getByLabel(`Número de seguimiento del pedido ${second}`).fill('http://malo.example/1')
  await page.getByRole('button', { name: 'Marcar como enviados' }).click()
  await expect(carrier).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel(`Número de seguimiento del pedido ${second}`)).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByLabel(`Número de seguimiento del pedido ${second}`).fill('RP-2')
  await page.getByRole('button', { name: 'Marcar como enviados' }).click()
  await expect(page.getByText('2 envíos quedaron como enviados.')).toBeVisible()

  await page.getByRole('link', { name: 'Enviados (2)' }).click()
  await page.getByRole('link', { name: `Entregar el pedido ${first}` }).click()
  const sheet = page.getByRole('dialog', { name: `Entregar el pedido ${first}` })
  await expect(sheet.getByLabel('Código de quien compró')).toBeFocused()
  await expectNoViolations(page)
  await sheet.getByLabel('Se verificó la edad de quien recibe').check()
  await sheet.getByRole('button', { name: 'Marcar como entregado' }).click()
  await expect(page.getByText('Envío marcado como entregado.').first()).toBeAttached()
  await expect(page.getByRole('link', { name: 'Enviados (1)' })).toBeVisible()

  // A wrong code is said on the parcel's own page.
  await page.getByRole('link', { name: `Entregar el pedido ${second}` }).click()
  await page.getByRole('dialog').getByLabel('Código de quien compró').fill('000')
  await page.getByRole('dialog').getByLabel('Código de quien compró').blur()
  await expect(page.getByRole('dialog').getByText('El código tiene seis dígitos.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await page.getByRole('link', { name: 'Entregados (1)' }).click()
  await expect(row(first)).toContainText(/Entregado el \d\d\/\d\d\/\d{4}/)
})

test('on a phone each parcel is a short card with room for a finger, and no reason of a pasted line makes the page wide', async ({
  page,
  browser,
  seller,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const beer = await postBeer(page.request, { price: 0, stock: 50 })
  await manyOrders(browser, [beer], 2)
  await page.goto(`/company/${seller.id}/parcels`)
  const card = page.getByRole('row').filter({ hasText: beer.name }).first()
  await expect(card.getByText('Lucía Paz')).toBeVisible()
  expect((await card.boundingBox())!.height).toBeLessThan(220)
  for (const target of [card.getByRole('textbox'), card.locator('label')]) {
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  }
  await page.goto(`/company/${seller.id}/parcels/paste`)
  await page
    .getByLabel('Pedido; transportista; seguimiento')
    .fill('cualquier cosa que no es un código de pedido y sigue y sigue;Andreani;1')
  await page.getByRole('button', { name: 'Revisar' }).click()
  await expect(page.getByText(/no es un código de pedido: tiene/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('what cannot be sent: the reason first, a beer a line, and the whole parcel by one press', async ({
  page,
  browser,
  seller,
}) => {
  const beers = [1, 2, 3].map(() => postBeer(page.request, { price: 0, stock: 50 }))
  const products = (await Promise.all(beers)).map(({ id }) => ({ id, quantity: 2 }))
  const buying = await somebodyElsewhere(browser, '/user', buyerForm())
  const answer = await buying.page.request.post('/api/create-order', { data: { products } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { orderId } = await answer.json()
  await page.goto(`/company/${seller.id}/parcels/${orderId}`)
  await untilLive(page)
  await page.locator('summary', { hasText: 'No puedo enviar' }).click()
  await page.getByRole('button', { name: 'Todo el envío' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Elige un motivo.' })).toBeVisible()
  const units = page.getByRole('textbox', { name: /\(2 por enviar\)/ })
  await expect(units).toHaveCount(3)
  await page.getByLabel('Motivo').focus()
  await page.keyboard.press('Tab')
  await expect(units.first()).toBeFocused()
  const [first, third] = [await units.first().boundingBox(), await units.last().boundingBox()]
  expect(third!.y - first!.y).toBeLessThan(2 * 80)

  await page.getByLabel('Motivo').selectOption('No queda stock')
  await page.getByRole('button', { name: 'Todo el envío' }).click()
  const sheet = page.getByRole('dialog', { name: 'Revisa antes de avisar' })
  await expect(sheet.getByRole('combobox').first()).toBeFocused()
  await expect(sheet.getByRole('combobox')).toHaveCount(3)
  await expectNoViolations(page)
  await buying.page.context().close()
})
