import { shownCode } from '../factories/an-authenticator.ts'
import { aDeliveredOrder } from './a-paid-order.ts'
import { aReviewer } from './a-reviewer.ts'
import { anAdmin } from './an-admin.ts'
import { ON_A_DESK } from './devices.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, postBeer, signIn, signInAsAdmin, test } from './shop.ts'

test.use(ON_A_DESK)

test("axe finds nothing on an admin's pages about one buyer and one seller", async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request)
  const buyer = await aReviewer(browser, beer, { rate: 5, comment: 'Redonda.' })
  await buyer.page.context().close()
  await signInAsAdmin(page.context())
  await page.goto('/admin/buyer/adminUserModify')
  await expect(page.getByText('Todavía no elegiste a ningún comprador en esta pestaña.')).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/admin/buyer/nadie')
  await expectNoViolations(page)
  await page.goto(`/admin/seller/${seller.id}?inactivate=1`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

test('axe finds nothing where an admin sets up a second factor and logs in with it', async ({ page }) => {
  const admin = await anAdmin()
  await signIn(page.context(), admin)
  await page.goto('/account/secondFactor')
  await expectNoViolations(page)
  await page.getByLabel('Contraseña actual').fill(admin.password)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  await expectNoViolations(page)
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Código de 6 dígitos').fill(shownCode(key))
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByRole('list', { name: 'Códigos de respaldo' })).toBeVisible()
  await expectNoViolations(page)
  for (const query of ['', '?do=renew', '?do=move', '?do=end']) {
    await page.goto(`/account/secondFactor${query}`)
    await expectNoViolations(page)
  }
  await page.request.post('/api/logout')
  for (const query of ['', '?with=backup']) {
    await page.goto(`/login/secondFactor${query}`)
    await expectNoViolations(page)
  }
})

test('axe finds nothing where admins judge reviews', async ({ page, seller, browser }) => {
  const beer = await postBeer(page.request)
  const reviewer = await aReviewer(browser, beer, { rate: 1, comment: 'Aguada.' })
  await reviewer.page.context().close()
  const { reviews } = await (await page.request.get(`/api/company/${seller.id}/reviews`)).json()
  const [{ id }] = reviews
  await page.request.post(`/api/reviews/${id}/report`, { data: { reason: 'Mentira' } })
  await signInAsAdmin(page.context())
  const list = `/admin/reviews?q=${encodeURIComponent(beer.name)}`
  for (const path of [list, `${list}&show=hidden`]) {
    await page.goto(path)
    await expectNoViolations(page)
  }
  await page.goto(`${list}&hide=${id}`)
  await page.getByRole('dialog').getByLabel('Motivo').fill('Insulta')
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Ocultar' }).click()
  await expect(page.getByText('Ninguna opinión coincide')).toBeVisible()
  await page.goto(`${list}&show=all`)
  await expectNoViolations(page)
  await signIn(page.context(), seller)
  await page.goto(`/company/${seller.id}/reviews`)
  await expect(page.getByText(/La administración ocultó/)).toBeVisible()
  await expectNoViolations(page)
})

test('axe finds nothing where admins switch and change beers', async ({ page, seller }) => {
  const beer = await postBeer(page.request)
  await signInAsAdmin(page.context())
  const products = `/admin/seller/products?id=${seller.id}`
  await page.goto(`${products}&inactivate=${beer.id}`)
  await page.getByRole('dialog').getByLabel('Motivo').fill('Etiqueta')
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Inactivate' }).click()
  await expect(page.getByText('bloqueada por la administración')).toBeVisible()
  await expectNoViolations(page)
  const found = [`/admin/products?q=${beer.name}`, '/admin/products?q=quetzalcoatl']
  for (const path of [...found, `/admin/adminproductmodify/${beer.id}`, '/admin/adminproductmodify/nada']) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})

test('axe finds nothing on the lists of people and of admins', async ({ page, context }) => {
  const other = await anAdmin()
  await signInAsAdmin(context)
  for (const path of ['/admin?list=buyers&sort=email&dir=desc', '/admin?list=buyers&status=maybe']) {
    await page.goto(path)
    await expectNoViolations(page)
  }
  await page.goto('/admin/admins')
  await expectNoViolations(page)
  for (const way of [/^Cambiar el rol/, /^Desactivar/]) {
    await page.getByRole('row').filter({ hasText: other.email }).getByRole('link', { name: way }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/admin/admins')
  }
})

test('axe finds nothing where admins look after orders and their money', async ({
  page,
  buyer,
  publish,
  sandboxUrl,
}) => {
  const beer = await publish()
  const stateOf = async (orderId: string): Promise<string> => {
    const own = `/api/shoppingHistories?userPersonId=${buyer.id}&id=${orderId}`
    return (await (await page.request.get(own)).json())[0].state
  }
  const pay = async (quantity: number, amount?: number): Promise<string> => {
    const products = [{ id: beer.id, quantity }]
    const placed = await (await page.request.post('/api/create-order', { data: { products } })).json()
    const data = { status: 'approved', ...(amount && { amount }) }
    const preference = `${sandboxUrl}/sandbox/preferences/${placed.results.response.id}`
    expect((await page.request.post(`${preference}/pay`, { data })).ok()).toBe(true)
    // While it is open, the next order would take its place.
    await expect.poll(() => stateOf(placed.orderId)).not.toBe('pending')
    return placed.orderId
  }
  const [paid, review] = [await pay(2), await pay(1, 1)]
  const products = [{ id: beer.id, quantity: 3 }]
  const open = await (await page.request.post('/api/create-order', { data: { products } })).json()
  await signInAsAdmin(page.context())
  const order = (id: string) => `/admin/orders/${id}`
  await page.goto('/admin/work?kind=review')
  await expect(page.getByRole('link', { name: new RegExp(review.slice(-8), 'i') })).toBeVisible()
  const paths = [
    '/admin/orders',
    '/admin/orders?q=nadie',
    '/admin/orders?state=x&from=y',
    '/adminHistoryShop',
    '/admin/work',
  ]
  for (const path of [...paths, order(review)]) {
    await page.goto(path)
    await expectNoViolations(page)
  }
  await page.goto(order(paid))
  await page.locator('summary', { hasText: 'Avisos del proveedor' }).click()
  await page.getByText('Ver el JSON').first().click()
  await page.locator('summary', { hasText: 'Devolver dinero de este pedido' }).click()
  await page.getByLabel(`Unidades de ${beer.name} por devolver`).fill('1')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Devolver lo elegido' }).click()
  for (const path of ['', `${order(review)}?do=close`, `${order(open.orderId)}?do=cancel`]) {
    if (path) await page.goto(path)
    await page.getByRole('dialog').getByLabel('Motivo').fill('Rota')
    await expectNoViolations(page)
  }
})

test('axe finds nothing where admins pay breweries', async ({ page, seller, browser }) => {
  const selling = { request: page.request, companyId: seller.id }
  await aDeliveredOrder(browser, await postBeer(page.request), 2, selling)
  await signInAsAdmin(page.context())
  const pay = `/admin/payouts/${seller.id}`
  for (const path of ['/admin/payouts', `${pay}?pay=chosen`]) {
    await page.goto(path)
    await expectNoViolations(page)
  }
  await page.goto(`${pay}?pay=all`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /como pagado$/ }).click()
  await expect(page.getByText('No se le debe nada.')).toBeVisible()
  await page.goto('/admin/payouts/history')
  await expectNoViolations(page)
})

test('axe finds nothing where admins read messages and see the market', async ({ page }) => {
  const message = {
    name: 'Ana',
    email: 'ana@example.com',
    phone: '351',
    message: 'Hola',
  }
  await page.request.post('/api/contactme', { data: message })
  await signInAsAdmin(page.context())
  await page.goto('/admin/messages?state=all')
  await expectNoViolations(page)
  await page.goto('/admin/figures')
  await page.getByText('Ver los números').first().click()
  await expectNoViolations(page)
})
