import { expectNoViolations } from './expect-no-violations.ts'
import { anAdminsDesk, payingBy } from './paying-breweries.ts'
import { expect, postBeer, sellerForm } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

/** A shop whose operator looks at new breweries before they sell. */
const test = payingBy({ APPROVE_NEW_BREWERIES: '1' })

test.describe.configure({ timeout: 180_000 })

test('a stranger reports a beer twice, without log-in or script; the desk has one entry and takes it down', async ({
  browser,
  page,
  paying,
}) => {
  const found = await (await page.request.get('/api/product?order=OrderAscPrice')).json()
  const beer = (found.products as { id: string; name: string }[])[0]!
  const stranger = await browser.newContext({ javaScriptEnabled: false })
  await stranger.request.post('/?index', { form: { birthDay: '1990-05-17' } })
  const plain = await stranger.newPage()
  for (const [reason, words] of [
    ['Parece un fraude', 'No es esa cerveza.'],
    ['Otra cosa', 'La foto es de otra.'],
  ] as const) {
    await plain.goto(`/detail/${beer.id}`)
    await plain.getByRole('link', { name: `Reportar ${beer.name}`, exact: true }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Reportar una cerveza')
    await plain.getByRole('button', { name: 'Enviar' }).click()
    await expect(plain.getByText('Elige un motivo.').first()).toBeVisible()
    await plain.getByLabel('¿Qué pasa?').selectOption(reason)
    await plain.getByLabel('Cuéntanos más (opcional)').fill(words)
    await plain.getByRole('button', { name: 'Enviar' }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Gracias, lo vamos a mirar')
  }
  await stranger.close()
  await page.goto(`/report?kind=beer&subject=${beer.id}`)
  await expectNoViolations(page)

  const desk = await anAdminsDesk(browser, paying.dataDir)
  await desk.goto('/admin/work?kind=reported')
  await expect(desk.getByText(`Reportaron «${beer.name} ×2»`, { exact: false })).toBeVisible()
  await desk.locator('main strong').getByRole('link', { name: beer.name }).click()
  await expect(desk).toHaveURL(/\/admin\/work\/reported\//)
  const why = desk.getByRole('region', { name: 'Motivos' })
  await expect(why.getByRole('link', { name: beer.name, exact: true })).toBeVisible()
  await expect(why).toContainText('No es esa cerveza.')
  await expect(why).toContainText('La foto es de otra.')
  await expectNoViolations(desk)
  await desk.getByRole('link', { name: 'Ver los reportes' }).first().click()
  const row = desk.getByRole('row').filter({ hasText: beer.name })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('No es esa cerveza.')
  await expectNoViolations(desk)
  await row.getByRole('link', { name: `Decidir sobre ${beer.name}` }).click()
  const sheet = desk.getByRole('dialog')
  await expectNoViolations(desk)
  await sheet.getByLabel('Motivo').fill('No es lo que dice la etiqueta.')
  await sheet.getByRole('button', { name: 'Dejar de mostrar' }).click()
  await expect(desk.getByText('No hay nada reportado que espere una decisión.')).toBeVisible()
  expect((await page.request.get(`/api/product/${beer.id}`)).status()).toBe(404)
  await desk.goto('/admin/reports?state=decided')
  await expect(desk.getByRole('row').filter({ hasText: beer.name })).toContainText('Ya no se muestra')
  await desk.goto('/admin/audit')
  await expect(desk.getByText('y dejó de mostrarlo', { exact: false }).first()).toBeVisible()
  await desk.context().close()
})

test('a new brewery prepares its beer, is asked for something, and sells once it is approved', async ({
  browser,
  page,
  paying,
}) => {
  const brewery = await somebodyElsewhere(browser, '/company', sellerForm())
  const beer = await postBeer(brewery.page.request)
  const isThere = async () => (await page.request.get(`/api/product/${beer.id}`)).status()
  expect(await isThere()).toBe(404)
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  await expect(page.getByRole('article').filter({ hasText: beer.name })).toHaveCount(0)
  await page.goto(`/company/${brewery.id}`)
  await expect(page.getByText(brewery.company)).toHaveCount(0)
  await brewery.page.goto(`/company/${brewery.id}/today`)
  await expect(brewery.page.getByRole('region', { name: 'Estamos mirando tu cervecería' })).toBeVisible()
  await expectNoViolations(brewery.page)

  const desk = await anAdminsDesk(browser, paying.dataDir)
  await desk.goto('/admin/work?kind=new-brewery')
  await expect(desk.getByText(`«${brewery.company}» espera a que la mires`, { exact: false })).toBeVisible()
  await desk.goto(`/admin/seller/${brewery.id}`)
  const panel = desk.getByRole('region', { name: 'Espera a que alguien la mire' })
  await panel.getByText('Pedirle algo').click()
  await panel.getByLabel('Qué le pides, con tus palabras').fill('Mándanos la habilitación.')
  await expectNoViolations(desk)
  await panel.getByRole('button', { name: 'Enviar el pedido' }).click()
  await expect(panel).toContainText('Le pediste: «Mándanos la habilitación.»')
  await brewery.page.reload()
  await expect(brewery.page.getByText('«Mándanos la habilitación.»')).toBeVisible()

  await panel.getByRole('button', { name: 'Aprobar' }).click()
  await expect(panel).toHaveCount(0)
  await expect.poll(isThere).toBe(200)
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  await expect(page.getByRole('article').filter({ hasText: beer.name })).toHaveCount(1)
  await brewery.page.reload()
  await expect(brewery.page.getByRole('region', { name: 'Estamos mirando tu cervecería' })).toHaveCount(0)
  await desk.context().close()
})
