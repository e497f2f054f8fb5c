import { openCartWith } from './open-cart-with.ts'
import { eventually, expect, orderOf, startPurchase, test } from './shop.ts'

test.beforeEach(({ buyer }) => {
  expect(buyer).toBeTruthy()
})

test('rejected, then paid', async ({ page, publish }) => {
  const beer = await publish()
  await openCartWith(page, beer)
  await startPurchase(page)
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Upps!!! Tu Pago fue rechazado!!')).toBeVisible()
  await expect(page).toHaveURL('/cart')
  // The cart is an order already, and still is after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Continuar el pago' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
  await expect(page).toHaveURL(/\/myShop/)
  await expect(orderOf(page, beer)).toHaveCount(1)
})

test('left pending, approved later', async ({ page, publish, sandboxUrl }) => {
  const beer = await publish()
  await openCartWith(page, beer)
  await startPurchase(page)
  await page.getByRole('button', { name: 'Leave pending' }).click()
  await expect(page).toHaveURL(/\/pending/)
  await expect(page.getByText('Estamos procesando tu pago')).toBeVisible()
  const paymentId = new URL(page.url()).searchParams.get('payment_id')
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: beer.name })).toBeVisible()
  // Nobody is invited to pay twice.
  await expect(page.getByRole('heading', { name: /^Pago en proceso/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pagar de otra manera' })).toBeVisible()
  await page.goto('/myShop')
  await expect(orderOf(page, beer).getByText('Pago en proceso')).toBeVisible()
  await page.request.post(`${sandboxUrl}/sandbox/payments/${paymentId}/approve`)
  await eventually(page, () =>
    expect(orderOf(page, beer).getByText('Envio pendiente')).toBeVisible({ timeout: 500 }),
  )
  await page.goto('/cart')
  await expect(page.getByText('There are no beers in the cart yet!!!')).toBeVisible()
})

test('paid, and never came back', async ({ page, publish }) => {
  const beer = await publish()
  await openCartWith(page, beer)
  await startPurchase(page)
  // The browser dies on its way back: only the provider's notice arrives.
  await page.route('**/succes?**', (route) => route.abort())
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.unroute('**/succes?**')
  await page.goto('/myShop')
  await eventually(page, () =>
    expect(orderOf(page, beer).getByText('Envio pendiente')).toBeVisible({ timeout: 500 }),
  )
})

test('two tabs pay one order, once', async ({ page, context, publish }) => {
  const beer = await publish({ stock: 3 })
  await openCartWith(page, beer)
  const other = await context.newPage()
  await other.goto('/cart')
  await Promise.all([startPurchase(page), startPurchase(other)])
  expect(other.url()).toBe(page.url())
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
  await other.getByRole('button', { name: 'Approve' }).click()
  await expect(other.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await page.goto('/myShop')
  await expect(orderOf(page, beer)).toHaveCount(1)
  await page.goto(`/detail/${beer.id}`)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Quedan 2').first()).toBeVisible()
})

test('left unpaid on the payment page, taken up again from the purchases', async ({ page, publish }) => {
  const beer = await publish()
  await openCartWith(page, beer)
  await startPurchase(page)
  await page.goto('/myShop')
  await orderOf(page, beer).getByRole('link', { name: 'Continuar el pago' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
})
