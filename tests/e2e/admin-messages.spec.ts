import { randomUUID } from 'node:crypto'
import { expect, signInAsAdmin, test } from './shop.ts'

test('a message is found, leads to its page, is ticked off and opened again', async ({
  page,
  context,
  browser,
}) => {
  const email = `ayuda-${randomUUID()}@example.com`
  const form = { name: 'Ñusta Quispe', email, phone: '+54 351 555 0100' }
  const words = 'Hola:\n¿Hacen <b>envíos</b> a Ushuaia?'
  for (const message of [words, 'Otra cosa más']) {
    expect((await page.request.post('/api/contactme', { data: { ...form, message } })).ok()).toBe(true)
  }
  await signInAsAdmin(context)
  await page.goto('/admin/messages')
  await page.getByLabel('Nombre o correo electrónico').fill(email.slice(0, 30))
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Pendientes (2)' })).toHaveAttribute('aria-current', 'true')
  const message = page.getByRole('article').filter({ hasText: 'Ushuaia' })
  await expect(message).toContainText('¿Hacen <b>envíos</b> a Ushuaia?')
  await expect(
    message.getByRole('link', { name: 'Leer y responder Mensaje de Ñusta Quispe' }),
  ).toHaveAttribute('href', /^\/admin\/messages\/[\da-f-]{36}$/)

  // The same list in another tab, which does not know yet.
  const other = await context.newPage()
  await other.goto(page.url())
  await message.getByRole('button', { name: /Marcar como resuelto/ }).click()
  await expect(page.getByText('El mensaje quedó resuelto.').first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Pendientes (1)' })).toBeVisible()
  await other.getByRole('article').filter({ hasText: 'Ushuaia' }).getByRole('button').click()
  await expect(other.getByText('El mensaje quedó resuelto.').first()).toBeVisible()
  await other.close()

  await page.getByRole('link', { name: 'Resueltos (1)' }).click()
  await expect(message.getByText(/^Resuelto el/)).toBeVisible()
  await message.getByRole('button', { name: /Volver a pendientes/ }).click()
  await expect(page.getByText('El mensaje volvió a los pendientes.').first()).toBeVisible()
  await expect(
    page.getByText('Nadie con ese nombre o correo escribió algo que esté en esta lista.'),
  ).toBeVisible()

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const desk = await plain.newPage()
  await desk.goto(`/admin/messages?q=${email}&state=all`)
  await desk.getByRole('article').filter({ hasText: 'Otra cosa' }).getByRole('button').click()
  await expect(desk.getByText('El mensaje quedó resuelto.')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Resueltos (1)' })).toBeVisible()
  await plain.close()
})

test('a message about a purchase leads to it', async ({ page, buyer, context, publish }) => {
  const beer = await publish({ price: 0 })
  const data = { products: [{ id: beer.id, quantity: 1 }] }
  const { orderId } = await (await page.request.post('/api/create-order', { data })).json()
  const written = {
    name: buyer.name,
    email: buyer.email,
    phone: '351',
    message: 'Llegó rota',
    purchase: orderId,
  }
  expect((await page.request.post('/api/contactme', { data: written })).ok()).toBe(true)
  await signInAsAdmin(context)
  await page.goto(`/admin/messages?q=${buyer.email}`)
  await page.getByRole('link', { name: 'Ver la compra de la que habla' }).click()
  await expect(page).toHaveURL(`/admin/orders/${orderId}`)
})
