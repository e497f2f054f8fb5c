import { test as visitor } from '@playwright/test'
import { shownCode } from '../factories/an-authenticator.ts'
import { aBeersFile, aMixedFile } from '../factories/beers-file.ts'
import { aPaidOrder } from './a-paid-order.ts'
import { aReviewer } from './a-reviewer.ts'
import { aWordyShop, become } from './a-wordy-shop.ts'
import { anAdmin } from './an-admin.ts'
import { aPerson, continueAs } from './at-the-provider.ts'
import { EVERY_PAGE, forgottenRoutes, type Visitor } from './every-page.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { buyerForm, expect, postBeer, putInCart, signIn, signInAsAdmin, startPurchase, test } from './shop.ts'

const THEMES = ['light', 'dark'] as const

visitor('no route of the shop is forgotten: each is walked, or has a reason not to be', () => {
  expect(forgottenRoutes()).toEqual([])
})

for (const colorScheme of THEMES) {
  visitor(`axe finds nothing at the age gate (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await expectNoViolations(page)
  })

  for (const who of Object.keys(EVERY_PAGE) as Visitor[]) {
    test(`axe finds nothing on any page of a ${who} (${colorScheme})`, async ({
      page,
      browser,
      sandboxUrl,
    }) => {
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const shop = await aWordyShop(browser, sandboxUrl)
      if (who !== 'visitor') await become(page, who, shop)
      for (const { at, status = 200 } of EVERY_PAGE[who]) {
        const answer = await page.goto(at(shop))
        expect(answer?.status(), at(shop)).toBe(status)
        expect(new URL(page.url()).pathname).toBe(at(shop).split('?')[0])
        await expectNoViolations(page)
      }
    })
  }

  test(`axe finds nothing between the sign-in provider and the shop (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/login')
    await continueAs(page, aPerson())
    await expect(page).toHaveURL('/login/choose')
    await expectNoViolations(page)
    const account = buyerForm()
    await page.request.post('/api/user', { data: account })
    await page.goto('/login')
    await continueAs(page, aPerson({ email: account.email }))
    await expect(page).toHaveURL('/login/link')
    await expectNoViolations(page)
  })

  test(`axe finds nothing on what buyers see (${colorScheme})`, async ({
    page,
    buyer,
    publish,
    browser,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await putInCart(page, await publish())
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Start Purchase' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL(/\/myShop/)
    await expectNoViolations(page)
    await page
      .getByRole('link', { name: /Puntuar/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/pending')
    await expectNoViolations(page)
    // A second session, so that there is one to end.
    const elsewhere = await browser.newContext({ baseURL: baseURL! })
    await signIn(elsewhere, buyer)
    await elsewhere.close()
    for (const path of ['/account/sessions', '/account/sessions?end=others', '/account/data']) {
      await page.goto(path)
      await expectNoViolations(page)
    }
  })

  test(`axe finds nothing where an account is deleted (${colorScheme})`, async ({ page, buyer }) => {
    expect(buyer).toBeTruthy()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/account/data?delete=1')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
  })

  test(`axe finds nothing on a buyer's account, read and edited (${colorScheme})`, async ({
    page,
    buyer,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of [
      `/user/${buyer.id}`,
      '/user/nadie',
      '/account',
      '/confirmEmail',
      '/confirmEmail?token=x',
    ]) {
      await page.goto(path)
      await expectNoViolations(page)
    }
    await page.goto(`/user/${buyer.id}?edit`)
    await expectNoViolations(page)
    await page.getByLabel('Ciudad').fill('Rosario 3')
    await page.getByLabel('Correo electrónico').fill('otra@')
    await page.getByLabel('Contraseña actual').focus()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
  })

  test(`axe finds nothing on a seller's figures, with sales and without (${colorScheme})`, async ({
    page,
    seller,
    playwright,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const path = `/company/${seller.id}/figures`
    for (const query of ['', '?from=2024-02-02&to=2024-02-01']) {
      await page.goto(path + query)
      await expectNoViolations(page)
    }
    const beer = await postBeer(page.request, { price: 0, stock: 6 })
    const buyer = await playwright.request.newContext({ baseURL: baseURL! })
    const { email, password, ...form } = buyerForm()
    await buyer.post('/api/user', { data: { email, password, ...form } })
    await buyer.post('/api/login', { data: { email, password } })
    const products = [{ id: beer.id, quantity: 2 }]
    expect((await buyer.post('/api/create-order', { data: { products } })).ok()).toBe(true)
    await buyer.post('/api/qualification', { data: { productId: beer.id, rate: 4 } })
    await buyer.dispose()
    await page.goto(path)
    await expect(page.getByRole('figure')).toHaveCount(3)
    await page.getByText('Ver los números').first().click()
    await expectNoViolations(page)
  })

  test(`axe finds nothing on a company, seen by its seller and by all (${colorScheme})`, async ({
    page,
    seller,
    publish,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await postBeer(page.request)
    const other = await publish()
    const own = `/company/${seller.id}`
    for (const path of [own, `${own}?edit`, `/company/${other.companyId}`, '/company/nadie']) {
      await page.goto(path)
      await expectNoViolations(page)
    }
  })

  test(`axe finds nothing where parcels are sent, followed and cancelled (${colorScheme})`, async ({
    page,
    seller,
    buyer,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page.context(), seller)
    const beer = await postBeer(page.request)
    const parcels = `/company/${seller.id}/parcels`
    await page.goto(parcels)
    await expectNoViolations(page)
    await signIn(page.context(), buyer)
    await putInCart(page, beer)
    await startPurchase(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL(/\/myShop/)
    await page.getByRole('link', { name: /Cancelar envío/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await signIn(page.context(), seller)
    await page.goto(parcels)
    for (const summary of ['Marcar como enviado', 'Historial']) {
      await page.locator('summary', { hasText: summary }).click()
    }
    await page.getByLabel('Quién lo lleva').fill('Correo')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Marcar como enviado' }).click()
    await page.getByRole('link', { name: 'Enviados (1)' }).click()
    await page.locator('summary', { hasText: 'Marcar como entregado' }).click()
    await expectNoViolations(page)
  })

  test(`axe finds nothing where many beers are brought at once (${colorScheme})`, async ({
    page,
    seller,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const path = `/company/${seller.id}/import`
    const upload = async (content: string) => {
      await page.goto(path)
      await expectNoViolations(page)
      const file = { name: 'cervezas.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
      await page.getByLabel('Archivo CSV').setInputFiles(file)
      await page.getByRole('button', { name: 'Revisar archivo' }).click()
    }
    await upload(aBeersFile([]))
    await expect(page.getByRole('link', { name: /no tiene ninguna cerveza/ })).toBeVisible()
    await expectNoViolations(page)
    await upload(aMixedFile(60))
    await expect(page.getByText('Con errores: 2')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Descartar el archivo' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Publicar solo las buenas' }).click()
    await expect(page.getByRole('heading', { name: 'Se publicaron 58 cervezas' })).toBeVisible()
    await expectNoViolations(page)
  })

  test(`axe finds nothing where reviews are answered and reported (${colorScheme})`, async ({
    page,
    seller,
    browser,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`/company/${seller.id}/reviews`)
    await expectNoViolations(page)
    const beer = await postBeer(page.request)
    for (const rate of [2, 5]) {
      const reviewer = await aReviewer(browser, beer, { rate, comment: `Le pongo un ${rate}.` })
      await reviewer.page.context().close()
    }
    await page.reload()
    const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
    await first.getByText(/^Responder/).click()
    await first.getByLabel('Tu respuesta').fill('¡Salud!')
    await expectNoViolations(page)
    await first.getByRole('button', { name: 'Publicar respuesta' }).click()
    await expect(first.getByText('¡Salud!')).toBeVisible()
    await second.getByRole('link', { name: /Denunciar/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await page.goto(`/detail/${beer.id}`)
    await expect(page.getByText('¡Salud!')).toBeVisible()
    await expectNoViolations(page)
  })

  test(`axe finds nothing where beers are published and changed (${colorScheme})`, async ({
    page,
    seller,
  }) => {
    expect(seller).toBeTruthy()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/post')
    await expectNoViolations(page)
    const beer = await postBeer(page.request)
    await page.goto('/post')
    await page.getByLabel('Tipo', { exact: true }).selectOption('Stout')
    await page.getByLabel('ABV (%)').fill('91')
    await page.getByLabel('ABV (%)').blur()
    await expect(page.getByRole('complementary', { name: 'Así se verá' }).locator('article')).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/putProduct/nada')
    await expectNoViolations(page)
    await page.goto(`/putProduct/${beer.id}`)
    const { edition: _, ...record } = await (await page.request.get(`/api/product/${beer.id}`)).json()
    await page.request.put(`/api/product/${beer.id}`, { data: { ...record, price: 5.25 } })
    await page.getByLabel('Presentación').fill('Botella 355 ml')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Alguien cambió' })).toBeFocused()
    await expectNoViolations(page)
  })

  test(`axe finds nothing on an admin's pages about one buyer and one seller (${colorScheme})`, async ({
    page,
    seller,
    browser,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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

  test(`axe finds nothing where an admin sets up a second factor and logs in with it (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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

  test(`axe finds nothing where admins judge reviews (${colorScheme})`, async ({ page, seller, browser }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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

  test(`axe finds nothing where admins switch and change beers (${colorScheme})`, async ({
    page,
    seller,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const beer = await postBeer(page.request)
    await signInAsAdmin(page.context())
    const products = `/admin/seller/products?id=${seller.id}`
    await page.goto(`${products}&inactivate=${beer.id}`)
    await page.getByRole('dialog').getByLabel('Motivo').fill('Etiqueta')
    await expectNoViolations(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Inactivate' }).click()
    await expect(page.getByText('bloqueada por la administración')).toBeVisible()
    await expectNoViolations(page)
    for (const path of [`/admin/adminproductmodify/${beer.id}`, '/admin/adminproductmodify/nada']) {
      await page.goto(path)
      await expectNoViolations(page)
    }
  })

  test(`axe finds nothing on the lists of people and of admins (${colorScheme})`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const other = await anAdmin()
    await signInAsAdmin(context)
    for (const path of ['/admin?list=buyers&sort=email&dir=desc', '/admin?list=buyers&status=maybe']) {
      await page.goto(path)
      await expectNoViolations(page)
    }
    await page.goto('/admin/admins')
    await expectNoViolations(page)
    await page.getByRole('row').filter({ hasText: other.email }).getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
  })

  test(`axe finds nothing where admins look after orders and their money (${colorScheme})`, async ({
    page,
    buyer,
    publish,
    sandboxUrl,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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
    await expect(page.getByText(review.slice(-8).toUpperCase())).toBeVisible()
    const paths = ['/admin/orders', '/admin/orders?q=nadie', '/admin/orders?state=x&from=y', '/admin/work']
    for (const path of [...paths, order(review)]) {
      await page.goto(path)
      await expectNoViolations(page)
    }
    await page.goto(order(paid))
    await page.getByText('Ver el JSON').first().click()
    await page.getByLabel(`Unidades de ${beer.name} por devolver`).fill('1')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Devolver lo elegido' }).click()
    for (const path of ['', `${order(review)}?do=close`, `${order(open.orderId)}?do=cancel`]) {
      if (path) await page.goto(path)
      await page.getByRole('dialog').getByLabel('Motivo').fill('Rota')
      await expectNoViolations(page)
    }
  })

  test(`axe finds nothing where admins pay breweries (${colorScheme})`, async ({
    page,
    seller,
    browser,
    sandboxUrl,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await aPaidOrder({ browser, sandboxUrl }, await postBeer(page.request), 2)
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

  test(`axe finds nothing where admins read messages and see the market (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const message = {
      name: 'Ana',
      email: 'ana@example.com',
      phone: '351',
      message: `Hola, en ${colorScheme}`,
    }
    await page.request.post('/api/contactme', { data: message })
    await signInAsAdmin(page.context())
    await page.goto('/admin/messages?state=all')
    await expectNoViolations(page)
    await page.goto('/admin/figures')
    await page.getByText('Ver los números').first().click()
    await expectNoViolations(page)
  })
}
