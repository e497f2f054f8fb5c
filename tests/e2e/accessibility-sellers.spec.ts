import { aBeersFile, aMixedFile } from '../factories/beers-file.ts'
import { aReviewer } from './a-reviewer.ts'
import { ON_A_PHONE } from './devices.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, postBeer, putInCart, signIn, startPurchase, test } from './shop.ts'

test.use(ON_A_PHONE)

test("axe finds nothing on a seller's figures, with sales and without", async ({ page, seller, browser }) => {
  const path = `/company/${seller.id}/figures`
  for (const query of ['', '?from=2024-02-02&to=2024-02-01']) {
    await page.goto(path + query)
    await expectNoViolations(page)
  }
  const beer = await postBeer(page.request, { stock: 6 })
  await aReviewer(browser, beer, { rate: 4, comment: '' })
  await page.goto(path)
  await expect(page.getByRole('figure')).toHaveCount(3)
  await page.getByText('Ver los números').first().click()
  await expectNoViolations(page)
})

test('axe finds nothing on a company, seen by its seller and by all', async ({ page, seller, publish }) => {
  await postBeer(page.request)
  const other = await publish()
  const own = `/company/${seller.id}`
  for (const path of [own, `${own}?edit`, `/company/${other.companyId}`, '/company/nadie']) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})

test('axe finds nothing where parcels are sent, followed and cancelled', async ({ page, seller, buyer }) => {
  test.slow()
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
  await page.getByLabel('Elegir todos los de esta página').check()
  await expectNoViolations(page)
  await page.goto(`${parcels}/paste`)
  await page.getByLabel('Pedido; transportista; seguimiento').fill('hola;Correo;1')
  await page.getByRole('button', { name: 'Revisar' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoViolations(page)
  await page.goto(parcels)
  await page.getByRole('link', { name: /^Pedido / }).click()
  for (const summary of ['No puedo enviar', 'Historial']) {
    await page.locator('summary', { hasText: summary }).click()
  }
  await page.getByLabel('Quién lo lleva').fill('Correo')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Marcar como enviado' }).click()
  await page.getByRole('link', { name: 'Enviados (1)' }).click()
  await expectNoViolations(page)
  await page.getByRole('link', { name: /^Pedido / }).click()
  await page.locator('summary', { hasText: 'Corregir el seguimiento' }).click()
  await expectNoViolations(page)
})

test('axe finds nothing where many beers are brought at once', async ({ page, seller }) => {
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

test('axe finds nothing where reviews are answered and reported', async ({ page, seller, browser }) => {
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
  await expect(first.getByRole('paragraph').filter({ hasText: '¡Salud!' })).toBeVisible()
  await second.getByRole('link', { name: /Denunciar/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
  await page.goto(`/detail/${beer.id}`)
  await expect(page.getByText('¡Salud!')).toBeVisible()
  await expectNoViolations(page)
})

test('axe finds nothing where beers are published and changed', async ({ page, seller }) => {
  expect(seller).toBeTruthy()
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
