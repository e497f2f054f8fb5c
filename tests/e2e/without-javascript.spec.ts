import { randomUUID } from 'node:crypto'
import { aPhoto } from './a-photo.ts'
import { fillInBuyer } from './picture-upload.ts'
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
  await expect(page.getByRole('spinbutton', { name: `Cantidad de ${beer.name}` })).toHaveValue('2')
  await page.goto('/cart')
  await expect(page.getByText('U$S 10.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Start Purchase' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
  await page.goto('/myShop')
  await expect(orderOf(page, beer).getByText('Envio pendiente')).toBeVisible()
  expect(buyer.email).toBeTruthy()
})

test('who is new signs up, logs in, searches, filters, counts, pays and reviews, in another language too', async ({
  page,
  publish,
}) => {
  const beer = await publish({ price: 5, type: 'IPA' })
  await page.goto('/buyerSignUp')
  const person = await fillInBuyer(page)
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(page.getByText('Usuario creado exitosamente').first()).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/shop/)

  await page.getByLabel('Buscar cervezas o cervecerías').fill(beer.name)
  await page.getByLabel('Precio', { exact: true }).selectOption('8')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/price=8/)
  await expect(page.getByText('1 cerveza', { exact: true })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: beer.name }).click()
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click()
  await page.getByRole('button', { name: 'Buy' }).click()
  await expect(page).toHaveURL(/\/cart/)
  const quantity = page.getByRole('spinbutton', { name: `Cantidad de ${beer.name}` })
  await quantity.fill('900')
  await quantity.press('Enter')
  await expect(page.getByText(/^Pediste 900; quedan \d+$/)).toBeVisible()
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(page.getByText('Pediste 900')).toHaveCount(0)
  await expect(page.getByText('U$S 15.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Start Purchase' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()

  await page.goto('/myShop')
  await orderOf(page, beer)
    .getByRole('link', { name: /Puntuar/ })
    .click()
  await page.getByRole('radio', { name: '4 de 5 estrellas' }).check({ force: true })
  await page.getByLabel('Comentario').fill('Sin una línea de guion.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0)
  await page.goto(`/detail/${beer.id}`)
  await expect(page.getByText('Sin una línea de guion.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Sin una línea de guion.')).toBeVisible()
})

test('a beer is published with a photograph', async ({ page, seller }) => {
  expect(seller.id).toBeTruthy()
  await page.goto('/post')
  const name = `Cuento ${randomUUID().slice(0, 8)}`
  for (const [label, text] of [
    ['Nombre', name],
    ['ABV (%)', '6.2'],
    ['IBU', '48'],
    ['Descripción', 'Pomelo, pino y un final seco.'],
    ['Presentación', 'Lata 473 ml'],
    ['Precio (U$S)', '4.50'],
    ['Stock', '12'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByLabel('Tipo', { exact: true }).selectOption('IPA')
  const photograph = page.getByRole('group', { name: 'Foto' }).locator('input[type=file]')
  await photograph.setInputFiles(await aPhoto())
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Se creo correctamente su producto').first()).toBeVisible()
  const published = page.getByRole('article').filter({ hasText: name })
  await expect(published.getByRole('img')).toHaveAttribute('src', /^\/media\//)
})
