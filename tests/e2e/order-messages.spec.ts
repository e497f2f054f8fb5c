import type { Page } from '@playwright/test'
import { aPhoto } from './a-photo.ts'
import { buyThroughApi } from './buy-through-api.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { mailTo } from './read-mail.ts'
import { buyerForm, expect, passAgeGate, postBeer, sellerForm, signIn, signInAsAdmin, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'
import { untilLive } from './until-live.ts'

const codeOf = (orderId: string) => orderId.slice(-8).toUpperCase()
const spoken = (page: Page) => page.getByRole('listitem').filter({ hasText: /escribió el|Escribiste el/ })

test('a buyer writes with a photo, the brewery finds it in its day and answers, and nobody else sees the photo', async ({
  page,
  browser,
  buyer,
}) => {
  const brewery = await somebodyElsewhere(browser, '/company', sellerForm())
  const selling = brewery.page
  const beer = await postBeer(selling.request, { price: 6 })
  const { orderId, sandboxUrl } = await buyThroughApi(page.request, beer, 3)

  await page.goto(`/myShop/${orderId}`)
  await page.getByRole('link', { name: /^Escribirle a la cervecería/ }).click()
  await expect(page).toHaveURL(`/myShop/${orderId}/messages/${brewery.id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Mensajes con ${brewery.company}` })).toBeVisible()
  await expectNoViolations(page)
  const text = page.getByLabel('Tu mensaje')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'El mensaje no se envió' })).toBeVisible()
  await expect(text).toHaveAttribute('aria-invalid', 'true')

  await text.fill('Llegaron dos rotas: http://fotos.example')
  await page.getByLabel('Imágenes, si hacen falta').setInputFiles({
    ...{ name: 'nota.svg', mimeType: 'image/svg+xml' },
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(page.getByText('Solo aceptamos imágenes JPEG, PNG, WebP o AVIF.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'El mensaje no se envió' })).toBeVisible()
  await expect(text).toHaveValue('Llegaron dos rotas: http://fotos.example')
  await page.getByLabel('Imágenes, si hacen falta').setInputFiles([await aPhoto(), await aPhoto()])
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(spoken(page)).toHaveCount(1)
  await expect(spoken(page)).toContainText('Llegaron dos rotas: http://fotos.example')
  await expect(spoken(page).getByText('fotos.example').locator('a')).toHaveCount(0)
  await expect(text).toHaveValue('')
  const photo = page.getByRole('img', { name: 'Imagen 1 de 2' })
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expectNoViolations(page)

  const mail = await mailTo(page.request, sandboxUrl, brewery.email, /te escribió: pedido/)
  expect(mail.text).toContain(`/company/${brewery.id}/parcels/${orderId}#messages`)
  await selling.goto(`/company/${brewery.id}/today`)
  const waiting = selling.getByRole('region', { name: 'Mensajes' })
  await expect(waiting.getByText('1 mensaje espera respuesta')).toBeVisible()
  await waiting.getByRole('link', { name: 'Ver mensajes' }).click()
  await expect(selling).toHaveURL(`/company/${brewery.id}/messages`)
  await expectNoViolations(selling)
  const words = selling.getByRole('searchbox', { name: 'Pedido, comprador o texto' })
  await words.fill('nadie lo escribió')
  await words.press('Enter')
  await expect(selling.getByText('Ningún mensaje coincide con lo que buscas.')).toBeVisible()
  await expectNoViolations(selling)
  await words.fill('ROTAS dos')
  await words.press('Enter')
  await expect(selling).toHaveURL(/[?]q=ROTAS/)
  const row = selling.getByRole('listitem').filter({ hasText: codeOf(orderId) })
  await expect(row.getByText('Espera respuesta')).toBeVisible()
  await row.getByRole('link', { name: new RegExp(`Pedido ${codeOf(orderId)}`) }).click()
  const talk = selling.getByRole('region', { name: 'Mensajes' })
  await expect(talk.getByRole('img')).toHaveCount(2)
  // The way back leads to what was found.
  await expect(selling.getByRole('link', { name: 'Volver a los mensajes' })).toHaveAttribute(
    'href',
    `/company/${brewery.id}/messages?q=ROTAS+dos`,
  )
  await expectNoViolations(selling)
  await talk.getByLabel('Tu mensaje').fill('Lo sentimos. Mandamos dos más.')
  await talk.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(talk.getByText('Lo sentimos. Mandamos dos más.')).toBeVisible()
  await expect(talk.getByText('Espera respuesta')).toHaveCount(0)
  await selling.goto(`/company/${brewery.id}/today`)
  await expect(selling.getByText('Ningún mensaje espera respuesta.')).toBeVisible()

  await mailTo(page.request, sandboxUrl, buyer.email, /te escribió: pedido/)
  await page.goto(`/myShop/${orderId}`)
  await expect(page.getByText('1 mensaje nuevo')).toBeVisible()
  await page.getByRole('link', { name: /^Ver mensajes/ }).click()
  await expect(spoken(page)).toHaveCount(2)
  await expect(spoken(page).last()).toContainText('Nuevo')
  await page.goto(`/myShop/${orderId}`)
  await expect(page.getByText('1 mensaje nuevo')).toHaveCount(0)

  await page.getByRole('link', { name: /^Ver mensajes/ }).click()
  const src = await photo.getAttribute('src')
  expect((await page.request.get(src!)).headers()['cache-control']).toBe('private, no-store')
  for (const path of ['/user', '/company'] as const) {
    const stranger = await somebodyElsewhere(browser, path, path === '/user' ? buyerForm() : sellerForm())
    expect((await stranger.page.request.get(src!)).status()).toBe(404)
    await stranger.page.context().close()
  }
  await selling.context().close()
})

test('an admin reads along from the order’s page, and thanks need no answer', async ({
  page,
  context,
  browser,
}) => {
  const brewery = await somebodyElsewhere(browser, '/company', sellerForm())
  const buying = await somebodyElsewhere(browser, '/user', buyerForm())
  const beer = await postBeer(brewery.page.request, { price: 6 })
  const { orderId } = await buyThroughApi(buying.page.request, beer, 1)
  await buying.page.goto(`/myShop/${orderId}/messages/${brewery.id}`)
  await buying.page.getByLabel('Tu mensaje').fill('¡Muchas gracias!')
  await buying.page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(spoken(buying.page)).toHaveCount(1)

  await brewery.page.goto(`/company/${brewery.id}/parcels/${orderId}`)
  await brewery.page.getByRole('button', { name: 'No hace falta responder' }).click()
  await expect(brewery.page.getByText('Anotado: no espera respuesta.').first()).toBeAttached()
  await expect(brewery.page.getByRole('button', { name: 'No hace falta responder' })).toHaveCount(0)

  await signInAsAdmin(context)
  await page.goto(`/admin/orders/${orderId}`)
  await page.getByRole('link', { name: 'Leer los mensajes: 1' }).click()
  await expect(page.getByText('¡Muchas gracias!')).toBeVisible()
  await expect(page.getByLabel('Tu mensaje')).toHaveCount(0)
  await expectNoViolations(page)
  await brewery.page.context().close()
  await buying.page.context().close()
})

test('a brewery answers one message after the other: each leads to the next that waits, and back to the list of them', async ({
  browser,
}) => {
  const { page: selling, id } = await somebodyElsewhere(browser, '/company', sellerForm())
  const beer = await postBeer(selling.request, { price: 0, stock: 20 })
  const context = await browser.newContext()
  await passAgeGate(context)
  const person = buyerForm()
  expect((await context.request.post('/api/user', { data: person })).ok()).toBe(true)
  await signIn(context, person)
  const asked: string[] = []
  for (const text of ['¿Cuándo sale el primero?', '¿Y el segundo?']) {
    const data = { products: [{ id: beer.id, quantity: 1 }] }
    const { orderId } = await (await context.request.post('/api/create-order', { data })).json()
    asked.push(orderId)
    const key = crypto.randomUUID()
    const written = await context.request.post(`/api/orders/${orderId}/parcels/${id}/messages`, {
      multipart: { key, text },
    })
    expect(written.ok(), await written.text()).toBe(true)
  }
  const [first, second] = asked.map(codeOf)

  await selling.goto(`/company/${id}/messages`)
  await untilLive(selling)
  await selling.getByRole('link', { name: new RegExp(`Pedido ${first}`) }).click()
  const talk = selling.getByRole('region', { name: 'Mensajes' })
  // Who came for the messages begins there.
  await expect(talk).toBeFocused()
  await expect(talk.getByLabel('Tu mensaje')).toBeInViewport()
  await talk.getByLabel('Tu mensaje').fill('Sale mañana.')
  await talk.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(talk.getByText('Sale mañana.')).toBeVisible()
  await talk.getByRole('link', { name: 'Siguiente sin responder: Lucía P.' }).click()
  await expect(selling.getByRole('heading', { level: 1, name: `Pedido ${second}` })).toBeVisible()
  await expect(talk).toBeFocused()
  await expect(talk.getByText('No queda otro sin responder.')).toBeVisible()
  await expectNoViolations(selling)
  await selling.getByRole('link', { name: 'Volver a los mensajes' }).click()
  await expect(selling).toHaveURL(`/company/${id}/messages`)
  await selling.context().close()
  await context.close()
})

test('a brewery answers where messages are listed, or says that none is needed, and their talk is told so', async ({
  browser,
  buyer: _,
  page,
}) => {
  const { page: selling, id } = await somebodyElsewhere(browser, '/company', sellerForm())
  const beer = await postBeer(selling.request, { price: 0, stock: 20 })
  const long = `¿Cuándo sale? ${'Es para un cumpleaños. '.repeat(30)}Gracias, Lucía.`
  const asked: string[] = []
  for (const text of [long, '¿Y el segundo?', '¡Gracias!']) {
    const data = { products: [{ id: beer.id, quantity: 1 }] }
    const { orderId } = await (await page.request.post('/api/create-order', { data })).json()
    asked.push(orderId)
    const written = await page.request.post(`/api/orders/${orderId}/parcels/${id}/messages`, {
      multipart: { key: crypto.randomUUID(), text },
    })
    expect(written.ok(), await written.text()).toBe(true)
  }
  const [first, second, third] = asked.map((orderId) =>
    selling.getByRole('listitem').filter({ hasText: codeOf(orderId) }),
  )
  await selling.goto(`/company/${id}/messages`)
  await untilLive(selling)
  const tabs = selling.getByRole('navigation', { name: 'Tu cervecería' })
  const told = (tab: string, count: number) =>
    tabs.getByRole('link', { name: new RegExp(`^${tab}\\s*: esperan ${count}$`) })
  for (const tab of ['Pedidos', 'Mensajes']) await expect(told(tab, 3)).toBeVisible()
  await first!.locator('summary').click()
  // All of it is there for who answers.
  await expect(first!.getByText(/Gracias, Lucía\.$/)).toBeInViewport({ ratio: 1 })
  await second!.locator('summary').click()
  await second!.getByLabel('Tu mensaje').fill('El segundo sale el lunes.')
  await first!.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(first!.getByRole('alert').filter({ hasText: 'El mensaje no se envió' })).toBeVisible()
  await expectNoViolations(selling)
  await first!.getByLabel('Tu mensaje').fill('Sale mañana.')
  await first!.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(first!.getByText('Tu respuesta: Sale mañana.')).toBeVisible()
  await expect(first!.getByText('Nuevo', { exact: true })).toHaveCount(0)
  await expect(first!.locator('summary')).toHaveCount(0)
  await expect(selling.getByText('2 mensajes esperan respuesta')).toBeVisible()
  await expect(told('Mensajes', 2)).toBeVisible()
  // What was typed for another stays.
  await expect(second!.getByLabel('Tu mensaje')).toHaveValue('El segundo sale el lunes.')
  await third!.getByRole('button', { name: /^No hace falta responder/ }).click()
  await expect(selling.getByText('1 mensaje espera respuesta')).toBeVisible()
  await expect(third!.locator('summary')).toHaveCount(0)
  await second!.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(selling.getByText('Ningún mensaje espera respuesta.')).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Mensajes', exact: true })).toBeVisible()
  await selling.context().close()

  await page.goto(`/myShop/${asked[0]}/messages/${id}`)
  await expect(spoken(page).last()).toContainText('Sale mañana.')
})

plainTest(
  'without a line of script: a message with a photo, and what was typed when it is refused',
  async ({ plain, browser, baseURL }) => {
    const brewery = await somebodyElsewhere(browser, '/company', sellerForm())
    const beer = await postBeer(brewery.page.request, { price: 5 })
    const context = await browser.newContext({ baseURL: baseURL! })
    await passAgeGate(context)
    const person = buyerForm()
    await context.request.post('/api/user', { data: person })
    await signIn(context, person)
    const { orderId } = await buyThroughApi(context.request, beer, 2)
    await logInPlainly(plain, person)
    await plain.go(`/myShop/${orderId}`)
    await plain.follow(`Escribirle a la cervecería con ${brewery.company}`)
    const empty = await plain.press('Enviar mensaje')
    expect(empty.text).toContain('Escribe algo, o agrega una imagen.')
    const long = await plain.press('Enviar mensaje', { 'Tu mensaje': 'Otra vez. '.repeat(300) })
    expect(long.text).toContain('El mensaje no se envió')
    expect(long.text).toContain('Otra vez. Otra vez.')
    const photo = await aPhoto()
    const sent = await plain.press('Enviar mensaje', {
      'Tu mensaje': '¿Cuándo sale?',
      'Imágenes, si hacen falta': new File([new Uint8Array(photo.buffer)], photo.name, {
        type: photo.mimeType,
      }),
    })
    expect(sent.text).toContain('¿Cuándo sale?')
    expect(sent.html).toContain('/messages/pictures/')
    expect(sent.text).toContain('Escribiste el')
    await context.close()
    await brewery.page.context().close()
  },
)
