import { randomUUID } from 'node:crypto'
import { expectNoViolations } from './expect-no-violations.ts'
import { mailTo } from './read-mail.ts'
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
    message.getByRole('link', { name: 'Ver la conversación Mensaje de Ñusta Quispe' }),
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

test('a message is answered where it is listed, with and without script; of two who answer, the second is told', async ({
  page,
  context,
  browser,
  sandboxUrl,
}) => {
  const email = `fila-${randomUUID()}@example.com`
  for (const message of ['¿Hacen envíos?', '¿Y los lunes?']) {
    const data = { name: 'Ñusta Quispe', email, phone: '351', message }
    expect((await page.request.post('/api/contactme', { data })).ok()).toBe(true)
  }
  await signInAsAdmin(context)
  await page.goto(`/admin/messages?q=${email}`)
  const other = await context.newPage()
  await other.goto(page.url())
  const sending = (on: typeof page) => on.getByRole('article').filter({ hasText: '¿Hacen envíos?' })
  for (const on of [page, other]) await sending(on).locator('summary').click()
  await sending(page).getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(sending(page).getByRole('alert').filter({ hasText: 'No se envió' })).toBeVisible()
  await expectNoViolations(page)
  await sending(page).getByLabel('Tu respuesta').fill('Sí, los hacemos.')
  await sending(page).getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByRole('link', { name: 'Pendientes (1)' })).toBeVisible()
  await expect(sending(page)).toHaveCount(0)
  expect((await mailTo(page.request, sandboxUrl, email, /Te respondimos/)).text).toContain('Sí, los hacemos.')

  await sending(other).getByLabel('Tu respuesta').fill('Claro que sí.')
  await sending(other).getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(other.getByRole('main').getByRole('alert').filter({ hasText: 'No se envió' })).toBeVisible()
  await expect(other.getByText('Claro que sí.')).toBeVisible()
  await other.close()

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const desk = await plain.newPage()
  await desk.goto(`/admin/messages?q=${email}`)
  const row = desk.getByRole('article').filter({ hasText: '¿Y los lunes?' })
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(row.getByLabel('Tu respuesta')).toHaveAttribute('aria-invalid', 'true')
  await row.getByLabel('Tu respuesta').fill('También.')
  await row.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(desk.getByText('La respuesta sale por correo, y el mensaje quedó resuelto.')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Resueltos (2)' })).toBeVisible()
  await plain.close()
})
