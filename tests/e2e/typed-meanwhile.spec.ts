import type { Page } from '@playwright/test'
import { aPaidOrder } from './a-paid-order.ts'
import { aPhoto } from './a-photo.ts'
import { expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'

/** Searches of pages: where they stand, and what their field is called. Both write its words into the address as `name`. */
const SEARCHES = [
  { at: '/breweries', field: 'Buscar por nombre o lugar' },
  { at: '/shop', field: 'Buscar cervezas o cervecerías' },
]

for (const { at, field } of SEARCHES)
  test(`what somebody types at «${field}» while an answer is on its way stays theirs, with the focus`, async ({
    page,
    context,
  }) => {
    await passAgeGate(context)
    await page.goto(at)
    const answer = Promise.withResolvers<void>()
    await page.route(/\.data\?/, async (route) => {
      await answer.promise
      await route.continue()
    })
    const words = page.locator('input').and(page.getByLabel(field, { exact: true }))
    await words.fill('stout')
    await words.press('Enter')
    await words.fill('trigo')
    answer.resolve()
    await page.waitForURL(({ searchParams }) => searchParams.get('name') === 'stout')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(words).toHaveValue('trigo')
    await expect(words).toBeFocused()

    await words.press('Enter')
    await page.waitForURL(({ searchParams }) => searchParams.get('name') === 'trigo')
    await page.goBack()
    await expect(words).toHaveValue('stout')
  })

/** Holds what the page's forms are answered, until it is told to go on. */
async function holdAnswers(page: Page): Promise<() => void> {
  const answer = Promise.withResolvers<void>()
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST') await answer.promise
    await route.continue()
  })
  return answer.resolve
}

test('a message that is typed while the one before is sent stays, and what was sent is emptied', async ({
  page,
  buyer: _,
  publish,
}) => {
  const beer = await publish({ price: 0 })
  const data = { products: [{ id: beer.id, quantity: 1 }] }
  const { orderId } = await (await page.request.post('/api/create-order', { data })).json()
  await page.goto(`/myShop/${orderId}`)
  await page.getByRole('link', { name: /^Escribirle a la cervecería/ }).click()
  const text = page.getByLabel('Tu mensaje')
  const said = page.getByRole('listitem').filter({ hasText: 'Escribiste el' })
  await text.fill('¿Cuándo sale?')
  await page.getByLabel('Imágenes, si hacen falta').setInputFiles(await aPhoto())
  const goOn = await holdAnswers(page)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await text.fill('Y otra cosa: viajo el lunes.')
  goOn()
  await expect(said).toHaveCount(1)
  await expect(text).toHaveValue('Y otra cosa: viajo el lunes.')
  await expect(text).toBeFocused()

  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(said).toHaveCount(2)
  await expect(text).toHaveValue('')
  // The photo went with the first.
  await expect(said.last().getByRole('img')).toHaveCount(0)

  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'El mensaje no se envió' })).toBeVisible()
  await text.fill('Nada más.')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(said).toHaveCount(3)
  await expect(text).toHaveValue('')
})

test('a note and an answer of the desk outlast what else its page does', async ({ page, context }) => {
  const email = `ayuda-${crypto.randomUUID()}@example.com`
  const message = { name: 'Ñusta Quispe', email, phone: '351', message: '¿Hacen envíos?' }
  expect((await page.request.post('/api/contactme', { data: message })).ok()).toBe(true)
  await signInAsAdmin(context)
  await page.goto(`/admin/messages?q=${email}`)
  await page.getByRole('link', { name: /^Ver la conversación/ }).click()
  const [note, answer] = [page.getByLabel('Nota nueva'), page.getByLabel('Tu respuesta')]
  await note.fill('Preguntar a la cervecería.')
  await answer.fill('Sí, los hacemos.')
  await page.getByRole('button', { name: 'Tomar' }).click()
  await expect(page.getByText('Ahora la tienes tú.').first()).toBeAttached()
  await expect(note).toHaveValue('Preguntar a la cervecería.')
  await expect(answer).toHaveValue('Sí, los hacemos.')

  const goOn = await holdAnswers(page)
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await answer.fill('También a Ushuaia.')
  goOn()
  await expect(page.getByText('Sí, los hacemos.')).toBeVisible()
  await expect(answer).toHaveValue('También a Ushuaia.')
  await expect(note).toHaveValue('Preguntar a la cervecería.')

  await page.getByRole('button', { name: 'Agregar la nota' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Preguntar a la cervecería.' })).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(answer).toHaveValue('También a Ushuaia.')
})

test('units that an admin chooses to give back outlast what another gives back, and are gone with their own refund', async ({
  page,
  context,
  browser,
  seller: _,
}) => {
  const beer = await postBeer(page.request, { price: 5 })
  const orderId = await aPaidOrder(browser, beer, 4)
  await signInAsAdmin(context)
  await page.goto(`/admin/orders/${orderId}`)
  await page.locator('summary', { hasText: 'Devolver dinero de este pedido' }).click()
  const units = page.getByLabel(`Unidades de ${beer.name} por devolver`)
  await units.fill('2')
  const other = {
    ...{ key: crypto.randomUUID(), restock: false, reason: 'Una llegó rota.' },
    lines: [{ ProductId: beer.id, quantity: 1 }],
  }
  const made = await context.request.post(`/api/admin/orders/${orderId}/refunds`, { data: other })
  expect(made.ok(), await made.text()).toBe(true)

  await page.getByRole('button', { name: 'Devolver lo elegido' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await expect(sheet).toBeHidden()
  await expect(units).toHaveValue('2')

  await page.getByRole('button', { name: 'Devolver lo elegido' }).click()
  await sheet.getByLabel(/^Motivo/).fill('Dos más, también.')
  await sheet.getByRole('button', { name: /^Devolver/ }).click()
  await expect(sheet).toBeHidden()
  await expect(units).toHaveValue('0')
})
