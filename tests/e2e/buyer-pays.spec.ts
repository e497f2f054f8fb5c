import { buyerForm, expect, orderOf, putInCart, startPurchase, test } from './shop.ts'

test('the whole road: find, sign up, log in, pay, see the purchase and the mail, review', async ({
  page,
  publish,
  sandboxUrl,
}) => {
  const beer = await publish({ price: 4.5, stock: 5 })
  const person = buyerForm()

  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  await page.getByRole('button', { name: `Agregar ${beer.name} al carrito` }).click()
  await page.getByRole('button', { name: `Sumar una unidad de ${beer.name}` }).click()
  await page.getByRole('navigation').getByRole('link', { name: /Cart/ }).click()
  await expect(page.getByText('U$S 9.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Start Purchase' }).click()
  await expect(page).toHaveURL(/\/login/)

  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.getByRole('link', { name: 'Buyer' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill(person.name)
  await page.getByLabel('Apellido').fill(person.lastName)
  await page.getByLabel('Documento').fill(person.document)
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña').fill(person.password)
  await page.getByLabel('País').selectOption(person.country)
  await page.getByLabel('Estado / Provincia').selectOption(person.state)
  await page.getByLabel('Ciudad').fill(person.city)
  await page.getByLabel('Dirección').fill(person.address)
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(page.getByText('Usuario creado exitosamente').first()).toBeAttached()
  await expect(page).toHaveURL(/\/login/)

  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('Belgrano 123').first()).toBeVisible()

  await startPurchase(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
  await expect(page).toHaveURL(/\/myShop/)

  const order = orderOf(page, beer)
  await expect(order.getByText('Envio pendiente')).toBeVisible()
  await expect(order.getByText('US$ 4.50')).toBeVisible()
  await expect(order.getByText('9.00 Usd').first()).toBeVisible()
  const today = new Intl.DateTimeFormat('es-AR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date())
  await expect(order.getByText(today).first()).toBeVisible()

  await order.getByRole('link', { name: /Puntuar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Puntuar este producto' })
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
  await dialog.getByRole('radio', { name: '4 de 5 estrellas' }).check()
  await dialog.getByLabel('Comentario').fill('Seca y luminosa.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Gracias por dejar tu valoración').first()).toBeAttached()
  await page.goto(`/detail/${beer.id}`)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Seca y luminosa.')).toBeVisible()
  await expect(page.getByText('Lucía P.')).toBeVisible()
  await expect(page.getByText('Quedan 3').first()).toBeVisible()

  await expect(async () => {
    const mails = await page.request.get(`${sandboxUrl}/mail/messages.json?to=${person.email}`)
    expect(JSON.stringify(await mails.json())).toContain('Tu compra en Lúpulo')
  }).toPass({ timeout: 20_000 })
})

test('the cart is empty after an approved payment, and coming back twice changes nothing', async ({
  page,
  buyer,
  publish,
}) => {
  expect(buyer).toBeTruthy()
  const beer = await publish({ stock: 4 })
  await putInCart(page, beer)
  await startPurchase(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
  const address = page.url()
  await expect(page).toHaveURL(/\/myShop/)
  await page.goto(address)
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
  await expect(page).toHaveURL(/\/myShop/)
  await expect(orderOf(page, beer)).toHaveCount(1)
  await page.goto('/cart')
  await expect(page.getByText('There are no beers in the cart yet!!!')).toBeVisible()
})
