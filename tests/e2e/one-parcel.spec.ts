import { orderCode } from '#contract/order-code.ts'
import { buyManyThroughApi, buyThroughApi } from './buy-through-api.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { letDaysPass } from './let-days-pass.ts'
import { buyerForm, expect, postBeer, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

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
