import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aPhoto } from './a-photo.ts'
import { aPerson, continueAs } from './at-the-provider.ts'
import { type Beer, buyerForm, expect, postBeer, signIn, test } from './shop.ts'

const REQUIRED = 'Información requerida'
const IBU_RANGE = 'Debe ser un número entero entre 0 y 90.'
const STOCK_RANGE = 'Debe ser un número entero entre 0 y 1000000.'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })
const preview = (page: Page) => page.getByRole('complementary', { name: 'Así se verá' })
const mine = (page: Page) => page.getByRole('region', { name: 'MY PUBLISHED ARTICLES' })
const aName = () => `Cuento ${randomUUID().slice(0, 8)}`

async function fillIn(page: Page, facts: Record<string, string> = {}) {
  const beer = {
    Nombre: aName(),
    'ABV (%)': '6.2',
    IBU: '48',
    Descripción: 'Pomelo, pino y un final seco.',
    Presentación: 'Lata 473 ml',
    'Precio (U$S)': '4.50',
    Stock: '12',
    ...facts,
  }
  for (const [label, value] of Object.entries(beer)) await field(page, label).fill(value)
  await field(page, 'Tipo').selectOption('IPA')
  return beer.Nombre
}

async function openEdit(page: Page, beer: Pick<Beer, 'id'>) {
  await page.goto(`/putProduct/${beer.id}`)
  await expect(page.getByRole('heading', { name: 'Editar cerveza' })).toBeVisible()
}

test('from the bar to a published beer with a drawn label, seen as it is written', async ({
  page,
  seller,
}) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Post beer' }).click()
  await expect(page).toHaveURL('/post')
  await expect(mine(page).getByText('Todavía no publicaste ninguna cerveza.')).toBeVisible()
  await expect(preview(page).getByText(/^Elige el tipo/)).toBeVisible()
  await expect(publish(page)).toBeDisabled()
  await expect(page.getByText('Falta completar o corregir: Nombre, Tipo, Descripción y 5 más.')).toBeVisible()

  const name = await fillIn(page, { 'Volumen por unidad (ml)': '473' })
  const card = preview(page).locator('article')
  await expect(card).toContainText(name)
  await expect(card).toContainText(seller.company)
  await expect(card).toContainText('U$S 4.50')
  await expect(card).toContainText('U$S 9.51/l')
  const label = card.locator('img')
  await expect(label).toHaveAttribute('src', new RegExp(`name=${name.replace(' ', '\\+')}`))
  await expect.poll(() => label.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(420)
  await field(page, 'Stock').fill('4')
  await expect(card.getByText('Quedan 4')).toBeVisible()

  await publish(page).click()
  await expect(page.getByText('Se creo correctamente su producto').first()).toBeVisible()
  // Its toast is gone by the time that one looks up.
  await expect(mine(page).getByText(`«${name}» está publicada.`)).toBeVisible()
  const published = mine(page).getByRole('article').filter({ hasText: name })
  await expect(published.getByText('Available', { exact: true })).toBeVisible()
  await expect(field(page, 'Nombre')).toHaveValue('')
  await published.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/putProduct\//)
  await expect(field(page, 'Nombre')).toHaveValue(name)
})

test('a toast about a beer goes after 700 ms, waits while somebody points at it, and can still be heard', async ({
  page,
  seller,
}) => {
  expect(seller.id).toBeTruthy()
  const beer = await postBeer(page.request)
  await openEdit(page, beer)
  await field(page, 'Stock').fill('20')
  await expect(save(page)).toBeEnabled()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await save(page).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Save beer change successfully' })
  await toast.hover()
  await page.clock.runFor(5000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(690)
  await expect(toast).toBeVisible()
  await page.clock.runFor(20)
  await expect(toast).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Save beer change successfully' })).toHaveCount(1)
})

test('somebody whose company has no name yet is led to its form first', async ({ page }) => {
  await page.goto('/login')
  await continueAs(page, aPerson())
  await page.getByRole('button', { name: 'Sale', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Presenta tu compañía' })).toBeVisible()
  await page.goto('/post')
  await expect(page.getByText('Antes de publicar, completa los datos de tu compañía.')).toBeVisible()
  await expect(publish(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Completar los datos' }).click()
  await expect(page.getByRole('heading', { name: 'Presenta tu compañía' })).toBeVisible()
})

test('with a photograph, which can be taken away again', async ({ page, seller }) => {
  expect(seller.id).toBeTruthy()
  await page.goto('/post')
  const name = await fillIn(page)
  const picture = page.getByRole('group', { name: 'Foto' })
  await picture.locator('input[type=file]').setInputFiles(await aPhoto())
  await picture.getByRole('button', { name: 'Cargar' }).click()
  await expect(picture.getByText('Tu imagen está cargada.').first()).toBeVisible()
  await expect(preview(page).locator('img')).toHaveAttribute('src', /^\/media\//)
  await publish(page).click()

  // Its toast is gone by the time that one looks up.
  await expect(mine(page).getByText(`«${name}» está publicada.`)).toBeVisible()
  const published = mine(page).getByRole('article').filter({ hasText: name })
  await expect(published.getByRole('img')).toHaveAttribute('src', /^\/media\//)
  await published.getByRole('link', { name }).click()
  await expect(field(page, 'Nombre')).toHaveValue(name)
  await picture.getByRole('button', { name: 'Cancelar' }).click()
  await save(page).click()
  await expect(page.getByText('Save beer change successfully').first()).toBeVisible()
  await page.goto('/post')
  await expect(published.getByRole('img')).toHaveAttribute('src', /^\/labels\//)
})

test('every field says once what is wrong with it', async ({ page, seller }) => {
  expect(seller.id).toBeTruthy()
  await page.goto('/post')
  await expect(field(page, 'Nombre')).toHaveAccessibleDescription('Se requeire de un nombre para el producto')
  await expect(field(page, 'Tipo')).toHaveAccessibleDescription('Indicar el tipo del producto')
  await expect(field(page, 'ABV (%)')).toHaveAccessibleDescription('Indicar un valor entre 0 y 90')
  await expect(field(page, 'Precio (U$S)')).toHaveAccessibleDescription(
    /El precio incluye el envío a todos los países\.\s*Indique el precio unitario del produto$/,
  )
  await fillIn(page)
  await field(page, 'Envasada el').fill('2026-10-01')
  await expect(publish(page)).toBeEnabled()
  for (const [label, typed, said] of [
    ['Nombre', '', REQUIRED],
    ['Nombre', '   ', REQUIRED],
    ['ABV (%)', '', REQUIRED],
    ['ABV (%)', '91', 'Indicar un valor entre 0 y 90'],
    ['IBU', '', REQUIRED],
    ['IBU', '91', IBU_RANGE],
    ['Descripción', '', REQUIRED],
    ['Presentación', '', REQUIRED],
    ['Precio (U$S)', '', REQUIRED],
    ['Precio (U$S)', '-1', 'Indique el precio unitario del produto'],
    ['Precio (U$S)', '4.505', 'El precio lleva hasta dos decimales.'],
    ['Stock', '', REQUIRED],
    ['Stock', '-1', STOCK_RANGE],
    ['Stock', '1.5', STOCK_RANGE],
    ['Volumen por unidad (ml)', '0', 'Debe ser un número entero entre 1 y 100000.'],
    ['Unidades por pack', '0', 'Debe ser un número entero entre 1 y 1000.'],
    ['Mejor antes de', '2026-09-30', 'La fecha de consumo no puede ser anterior a la de envasado.'],
  ] as const) {
    const input = field(page, label)
    const before = await input.inputValue()
    await input.fill(typed)
    await input.blur()
    await expect(input).toHaveAccessibleDescription(said)
    await expect(publish(page)).toBeDisabled()
    await input.fill(before)
    await expect(publish(page)).toBeEnabled()
  }
  await field(page, 'Tipo').focus()
  await field(page, 'Tipo').selectOption('')
  await field(page, 'Tipo').blur()
  await expect(field(page, 'Tipo')).toHaveAccessibleDescription(REQUIRED)
  await field(page, 'Tipo').selectOption('Stout')
  await field(page, 'Envasada el').fill('2100-01-01')
  await publish(page).click()
  await expect(page.getByText('No ha sido posible cargar su compañía').first()).toBeVisible()
  await expect(page.getByText('Revisa los datos marcados.').first()).toBeVisible()
  await expect(field(page, 'Envasada el')).toHaveAccessibleDescription(
    'La fecha de envasado no puede ser futura.',
  )
  await expect(field(page, 'Descripción')).toHaveValue('Pomelo, pino y un final seco.')
})

test('one’s own beers, three a page, beside a form that keeps what was typed', async ({ page, seller }) => {
  expect(seller.id).toBeTruthy()
  const names = [aName(), aName(), aName(), aName()]
  for (const name of names) await postBeer(page.request, { name })
  await page.goto('/post')
  await expect(mine(page).getByRole('article')).toHaveCount(3)
  await field(page, 'Nombre').fill('A medio escribir')
  await mine(page).getByRole('link', { name: 'Siguiente' }).click()
  await expect(mine(page).getByRole('link', { name: names[0]! })).toBeVisible()
  await expect(mine(page).getByRole('article')).toHaveCount(1)
  await expect(field(page, 'Nombre')).toHaveValue('A medio escribir')

  await mine(page).getByRole('link', { name: names[0]! }).click()
  const leave = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  await leave.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(field(page, 'Nombre')).toHaveValue('A medio escribir')
})

test('changed, taken off sale, and back with Volver', async ({ page, seller, browser }) => {
  expect(seller.id).toBeTruthy()
  const beer = await postBeer(page.request)
  await page.goto('/post')
  await mine(page).getByRole('link', { name: beer.name }).click()
  await expect(field(page, 'Stock')).toHaveAccessibleDescription('En depósito: 12, apartadas: 0')
  await field(page, 'Precio (U$S)').fill('5.25')
  await field(page, 'Stock').fill('20')
  await field(page, 'Estado').selectOption('Unavailable')
  await save(page).click()
  await expect(page.getByText('Save beer change successfully').first()).toBeVisible()
  await expect(field(page, 'Precio (U$S)')).toHaveValue('5.25')
  await expect(field(page, 'Stock')).toHaveAccessibleDescription('En depósito: 20, apartadas: 0')
  await expect(field(page, 'Estado')).toHaveValue('false')
  await expect(page.getByText('Los cambios están guardados.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Volver a Cervezas' })).toBeVisible()

  const visitor = await browser.newContext()
  expect((await visitor.request.get(`/api/product/${beer.id}`)).status()).toBe(404)
  await visitor.close()

  await page.getByRole('link', { name: 'Volver', exact: true }).click()
  await expect(page).toHaveURL('/post')
  const card = mine(page).getByRole('article').filter({ hasText: beer.name })
  await expect(card.getByText('Unavailable', { exact: true })).toBeVisible()
  await expect(card.getByText('U$S 5.25')).toBeVisible()
})

test('a comma is a comma, and what might be two numbers is asked', async ({ page, seller }) => {
  expect(seller.id).toBeTruthy()
  await page.goto('/post')
  const facts = { 'ABV (%)': '6,1', 'Precio (U$S)': '5,60', Stock: '1.000' }
  const name = await fillIn(page, facts)
  await expect(preview(page).getByText('U$S 5.60')).toBeVisible()
  await field(page, 'Precio (U$S)').fill('5,600')
  await field(page, 'Precio (U$S)').blur()
  await expect(field(page, 'Precio (U$S)')).toHaveAccessibleDescription(
    '¿5600, o 5.6 con decimales? Escribe uno de los dos.',
  )
  await field(page, 'Precio (U$S)').fill('5,60')
  await publish(page).click()
  await expect(page).toHaveURL(/published=/)
  await mine(page).getByRole('link', { name }).click()
  await expect(field(page, 'Precio (U$S)')).toHaveValue('5.60')
  await expect(field(page, 'ABV (%)')).toHaveValue('6.1')
  await expect(field(page, 'Stock')).toHaveValue('1000')
})

for (const javaScriptEnabled of [true, false]) {
  test(`a price far from the last one is asked about ${javaScriptEnabled ? 'first' : 'without scripts too'}`, async ({
    page,
    seller,
    browser,
  }) => {
    expect(seller.id).toBeTruthy()
    const beer = await postBeer(page.request)
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ javaScriptEnabled, storageState })
    const plain = await context.newPage()
    await openEdit(plain, beer)
    await field(plain, 'Precio (U$S)').fill('500')
    await save(plain).click()
    const question = 'El precio pasa de U$S 4.50 a U$S 500.00. Si es así, márcalo abajo; si no, corrígelo.'
    await expect(field(plain, 'Precio (U$S)')).toHaveAccessibleDescription(question)
    await expect(field(plain, 'Precio (U$S)')).toHaveValue('500')
    await plain.getByLabel('Sí, el precio es U$S 500.00').check()
    await save(plain).click()
    await expect(plain.getByLabel('Sí, el precio es U$S 500.00')).toHaveCount(0)
    await expect(field(plain, 'Precio (U$S)')).toHaveValue('500.00')
    await context.close()
  })
}

test('what a buyer holds is told apart, and never sold under them', async ({ page, seller, browser }) => {
  expect(seller.id).toBeTruthy()
  const beer = await postBeer(page.request)
  const buying = await browser.newContext()
  const form = buyerForm()
  await buying.request.post('/api/user', { data: form })
  await signIn(buying, form)
  const order = await buying.request.post('/api/create-order', {
    data: { products: [{ id: beer.id, quantity: 3 }] },
  })
  expect(order.ok(), await order.text()).toBe(true)
  await buying.close()

  await openEdit(page, beer)
  await expect(field(page, 'Stock')).toHaveValue('12')
  await expect(field(page, 'Stock')).toHaveAccessibleDescription('En depósito: 12, apartadas: 3')
  await field(page, 'Stock').fill('2')
  await save(page).click()
  await expect(field(page, 'Stock')).toHaveAccessibleDescription(
    'Hay 3 unidades apartadas en compras abiertas.',
  )
  await expect(page.getByText('an error occurred while save changes').first()).toBeVisible()
  await field(page, 'Stock').fill('3')
  await save(page).click()
  await expect(page.getByText('Save beer change successfully').first()).toBeVisible()
})

test('two editors at once: the second is told what changed and loses nothing typed', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request)
  const second = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await second.newPage()
  await openEdit(page, beer)
  await openEdit(other, beer)
  expect(seller.id).toBeTruthy()

  await field(page, 'Precio (U$S)').fill('5.25')
  await field(page, 'Presentación').fill('Botella 355 ml')
  await save(page).click()
  await expect(page.getByText('Save beer change successfully').first()).toBeVisible()

  const renamed = aName()
  await field(other, 'Precio (U$S)').fill('4.80')
  await field(other, 'Nombre').fill(renamed)
  await save(other).click()
  const told = other
    .getByRole('alert')
    .filter({ hasText: 'Alguien cambió estos datos mientras los editabas.' })
  await expect(told).toBeFocused()
  await expect(told).toContainText('Precio (U$S): ahora es «U$S 5.25»; tú escribiste «U$S 4.80».')
  await expect(told).toContainText('Presentación: ahora es «Botella 355 ml».')
  await expect(field(other, 'Precio (U$S)')).toHaveValue('4.80')
  await expect(field(other, 'Nombre')).toHaveValue(renamed)
  await expect(field(other, 'Presentación')).toHaveValue('Botella 355 ml')

  await save(other).click()
  await expect(other.getByText('Save beer change successfully').first()).toBeVisible()
  await expect(told).toHaveCount(0)
  const saved = await (await page.request.get(`/api/product/${beer.id}`)).json()
  expect(saved).toMatchObject({ name: renamed, price: 4.8, presentation: 'Botella 355 ml', stock: 12 })
  await second.close()
})

test('nobody else’s beer, and no beer at all, is there to be edited', async ({
  page,
  seller,
  publish: publishOther,
}) => {
  expect(seller.id).toBeTruthy()
  const foreign = await publishOther()
  for (const id of [foreign.id, randomUUID(), 'nada']) {
    const answer = await page.goto(`/putProduct/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Producto no encontrado' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Volver' })).toBeVisible()
  }
  const posted = await page.request.post(`/putProduct/${foreign.id}`, { form: { name: 'Mía' } })
  expect(posted.status()).toBe(404)
})

test('only sellers publish', async ({ page, buyer, publish: publishOther }) => {
  expect(buyer.id).toBeTruthy()
  const beer = await publishOther()
  for (const path of ['/post', `/putProduct/${beer.id}`]) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('As Person you do not have access to this page')).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Post beer' })).toHaveCount(0)
})

test('sellers cannot buy: controls off, no cart in the bar, no cart page', async ({
  page,
  seller,
  publish: publishOther,
}) => {
  expect(seller.id).toBeTruthy()
  const beer = await publishOther()
  await page.goto('/shop')
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveCount(0)
  const add = page.getByRole('button', { name: `Agregar ${beer.name} al carrito` })
  await expect(add).toBeDisabled()
  await page.goto(`/detail/${beer.id}`)
  await expect(page.getByRole('button', { name: 'Buy' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Agregar al carrito', exact: true })).toBeDisabled()
  const cart = await page.goto('/cart')
  expect(cart?.status()).toBe(404)
  await expect(page.getByText('As Company you do not have access to this page')).toBeVisible()
  const posted = await page.request.post('/cart', { form: { beerId: beer.id, step: '1' } })
  expect(posted.status()).toBe(404)
  const order = await page.request.post('/api/create-order', {
    data: { products: [{ id: beer.id, quantity: 1 }] },
  })
  expect(order.status()).toBe(403)
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })

  test('a beer is published and changed all the same', async ({ page, seller }) => {
    expect(seller.id).toBeTruthy()
    await page.goto('/post')
    const name = await fillIn(page)
    await field(page, 'Nombre').fill('   ')
    await publish(page).click()
    await expect(page.getByRole('alert').filter({ hasText: `Nombre: ${REQUIRED}` })).toBeVisible()
    await expect(field(page, 'Descripción')).toHaveValue('Pomelo, pino y un final seco.')
    await expect(preview(page).locator('article')).toContainText('U$S 4.50')
    await field(page, 'Nombre').fill(name)
    await publish(page).click()
    await expect(page.getByText('Se creo correctamente su producto').first()).toBeVisible()
    await mine(page).getByRole('link', { name }).click()
    await field(page, 'Precio (U$S)').fill('5')
    await save(page).click()
    await expect(page.getByText('Save beer change successfully').first()).toBeVisible()
    await expect(page.getByText('Los cambios están guardados.')).toBeVisible()
    await expect(field(page, 'Precio (U$S)')).toHaveValue('5.00')
  })

  test('a second editor is told what changed', async ({ page, seller }) => {
    expect(seller.id).toBeTruthy()
    const beer = await postBeer(page.request)
    await page.goto(`/putProduct/${beer.id}`)
    const { edition: _, ...record } = await (await page.request.get(`/api/product/${beer.id}`)).json()
    const put = await page.request.put(`/api/product/${beer.id}`, { data: { ...record, price: 5.25 } })
    expect(put.ok(), await put.text()).toBe(true)
    await field(page, 'Precio (U$S)').fill('4.80')
    await save(page).click()
    await expect(page.getByText('ahora es «U$S 5.25»; tú escribiste «U$S 4.80»')).toBeVisible()
    await save(page).click()
    await expect(page.getByText('Save beer change successfully').first()).toBeVisible()
    await expect(field(page, 'Precio (U$S)')).toHaveValue('4.80')
  })
})

test('what was typed before the page is live is not lost without a question', async ({ page, seller }) => {
  expect(seller.id).toBeTruthy()
  let letGo = () => {}
  const typed = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/**/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/post', { waitUntil: 'commit' })
  await field(page, 'Nombre').fill('Escrito con prisa')
  letGo()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  const leave = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  await leave.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(field(page, 'Nombre')).toHaveValue('Escrito con prisa')
})
