import { expect, orderOf, test } from './shop.ts'

test.use({ javaScriptEnabled: false })

test('gate, shop, cart, payment and purchase without a line of script', async ({
  page,
  context,
  publish,
  buyer,
}) => {
  const beer = await publish({ price: 5 })
  await context.clearCookies({ name: /age/ })
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  await page.getByLabel('Ingresa tu fecha de nacimiento').fill('1985-02-03')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page).toHaveURL(/\/shop\?name=/)
  await page.getByRole('button', { name: `Agregar ${beer.name} al carrito` }).click()
  await page.getByRole('button', { name: `Sumar una unidad de ${beer.name}` }).click()
  await page.goto('/cart')
  await expect(page.getByText('U$S 10.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Start Purchase' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
  await page.goto('/myShop')
  await expect(orderOf(page, beer).getByText('Envio pendiente')).toBeVisible()
  expect(buyer.email).toBeTruthy()
})
