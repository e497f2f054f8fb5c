import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser } from '@playwright/test'
import { buyManyThroughApi } from './buy-through-api.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { mailTo } from './read-mail.ts'
import { type Beer, buyerForm, expect, passAgeGate, postBeer, sellerForm, signIn, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

const codeOf = (orderId: string) => orderId.slice(-8).toUpperCase()

/** A brewery's own browser, with a way to send what it sold. */
async function aBrewery(browser: Browser) {
  const form = sellerForm()
  const { id, page } = await somebodyElsewhere(browser, '/company', form)
  const { request } = page
  const ship = async (orderId: string, tracking: string) => {
    const at = `/api/company/${id}/parcels/${orderId}/shipped`
    expect((await request.put(at, { data: { carrier: 'OCA', tracking } })).ok()).toBe(true)
  }
  return { id, company: form.company, page, request, ship }
}

/** What a beer of a brewery becomes. */
async function change(request: APIRequestContext, beer: Beer, changed: object) {
  const record = {
    ...{ name: beer.name, type: 'IPA', ABV: 6.2, IBU: 48, description: 'Pomelo, pino y un final seco.' },
    ...{ price: 4.5, stock: 12, presentation: 'Lata 473 ml' },
    ...changed,
  }
  const answer = await request.put(`/api/product/${beer.id}`, { data: record })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('two breweries, one order: its number, each way of it, what the buyer says, and its receipt', async ({
  page,
  context,
  browser,
  buyer,
  publish,
}) => {
  const brewery = await aBrewery(browser)
  const [beer, other] = [await postBeer(brewery.request, { price: 6 }), await publish({ price: 4 })]
  const { orderId, sandboxUrl } = await buyManyThroughApi(page.request, [
    { id: beer.id, quantity: 2 },
    { id: other.id, quantity: 1 },
  ])
  await brewery.ship(orderId, 'AR 77')
  await page.goto('/myShop')
  await page.getByRole('link', { name: `Ver el pedido ${codeOf(orderId)}` }).click()
  await expect(page).toHaveURL(`/myShop/${orderId}`)
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${codeOf(orderId)}` })).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar número' }).click()
  await expect(page.getByText('Número copiado').first()).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codeOf(orderId))

  const sent = page.getByRole('region').filter({ hasText: beer.name })
  const waiting = page.getByRole('region').filter({ hasText: other.name })
  await expect(sent.getByRole('listitem').filter({ hasText: /^Enviado\d\d\/\d\d\/\d{4}$/ })).toBeVisible()
  await expect(sent.getByRole('listitem').filter({ hasText: 'EntregadoTodavía no' })).toBeVisible()
  await expect(waiting.getByRole('listitem').filter({ hasText: 'EnviadoTodavía no' })).toBeVisible()
  const tracking = sent.getByRole('link', { name: /Seguimiento: AR 77/ })
  await expect(tracking).toHaveAttribute('href', 'https://www.oca.com.ar/Busquedas/Envios?numero=AR%2077')
  await expect(tracking).toHaveAttribute('target', '_blank')
  await expect(tracking).toHaveAttribute('rel', 'noreferrer')
  await expect(page.getByText('Belgrano 123')).toBeVisible()

  await expect(waiting.getByText('¿Te llegó?')).toHaveCount(0)
  await sent.getByRole('button', { name: /^No llegó/ }).click()
  await expect(sent.getByText(/^Dijiste que no llegó, el/)).toBeVisible()
  await brewery.page.goto(`/company/${brewery.id}/parcels?state=shipped`)
  const row = brewery.page.getByRole('row').filter({ hasText: codeOf(orderId) })
  await expect(row.getByText('No llegó', { exact: true })).toBeVisible()
  await row.getByRole('link', { name: `Pedido ${codeOf(orderId)}`, exact: true }).click()
  await expect(brewery.page.getByText(/^Quien compró dice que no llegó/)).toBeVisible()
  await sent.getByRole('button', { name: /^Llegó/ }).click()
  await expect(sent.getByText(/^Dijiste que llegó, el/)).toBeVisible()
  await brewery.page.reload()
  await expect(brewery.page.getByText(/^Quien compró dice que llegó/)).toBeVisible()

  const mail = await mailTo(page.request, sandboxUrl, buyer.email, /Va en camino lo que compraste/)
  expect(mail.text).toContain(`/myShop/${orderId}`)
  await brewery.page.context().close()
})

test('what has not left is cancelled there; its units are told as given back, on the receipt too', async ({
  page,
  buyer,
  publish,
}) => {
  expect(buyer.id).toBeTruthy()
  const [beer, other] = [await publish({ price: 6 }), await publish({ price: 4 })]
  const { orderId } = await buyManyThroughApi(page.request, [
    { id: beer.id, quantity: 2 },
    { id: other.id, quantity: 1 },
  ])
  await page.goto(`/myShop/${orderId}`)
  const part = page.getByRole('region').filter({ hasText: other.name })
  await part.getByRole('link', { name: /Cancelar envío/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar envío' })
  await dialog.getByRole('button', { name: 'Cancelar envío' }).click()
  await expect(page.getByText('Cancelaste el envío.').first()).toBeAttached()
  await expect(part.getByText('1 devuelta')).toBeVisible()
  await expect(page).toHaveURL(`/myShop/${orderId}`)

  await page.getByRole('link', { name: 'Recibo' }).click()
  await expect(page.getByRole('heading', { name: `Recibo del pedido ${codeOf(orderId)}` })).toBeVisible()
  await expect(page.getByText('No es una factura fiscal.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: beer.name })).toContainText(/2U\$S\s6\.00U\$S\s12\.00/)
  await expect(page.getByRole('row').filter({ hasText: other.name })).toContainText('1 devuelta')
  await page.getByRole('link', { name: 'Volver al pedido' }).click()
  await page.getByRole('link', { name: 'Pedir ayuda', exact: true }).click()
  await expect(page.getByText(new RegExp(`Sobre tu compra ${codeOf(orderId)} del`))).toBeVisible()
})

test('a receipt of ten lines is one sheet, black on white, in its reader’s language', async ({
  page,
  browser,
  buyer,
}) => {
  expect(buyer.id).toBeTruthy()
  const brewery = await aBrewery(browser)
  const beers = []
  for (let at = 0; at < 10; at++) beers.push(await postBeer(brewery.request))
  const { orderId } = await buyManyThroughApi(
    page.request,
    beers.map(({ id }) => ({ id, quantity: 1 })),
  )
  await page.goto(`/myShop/${orderId}/receipt`)
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('This is not a tax invoice.')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const colours = await page.getByRole('article').evaluate((sheet) => {
    const { color, backgroundColor } = getComputedStyle(sheet)
    return [color, backgroundColor]
  })
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await brewery.page.context().close()
})

test('what was bought once comes to the cart again: what is gone, dearer and short is told line by line', async ({
  page,
  browser,
  buyer,
  publish,
}) => {
  expect(buyer.id).toBeTruthy()
  const brewery = await aBrewery(browser)
  const beers: Beer[] = []
  for (let at = 0; at < 4; at++) beers.push(await postBeer(brewery.request))
  const [same, off, dearer, short] = beers as [Beer, Beer, Beer, Beer]
  const { orderId } = await buyManyThroughApi(
    page.request,
    beers.map(({ id }) => ({ id, quantity: 3 })),
  )
  const status = { companyId: brewery.id, status: false }
  expect((await brewery.request.put(`/api/product/${off.id}`, { data: status })).ok()).toBe(true)
  await change(brewery.request, dearer, { price: 5.25 })
  await change(brewery.request, short, { stock: 2 })
  const lying = await publish({ price: 7 })
  await page.goto(`/detail/${lying.id}`)
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click()

  await page.goto(`/myShop/${orderId}`)
  await page.getByRole('button', { name: 'Comprar de nuevo' }).click()
  await expect(page).toHaveURL(`/cart?again=${orderId}`)
  const told = page.getByRole('region', { name: `Pedido ${codeOf(orderId)}, de nuevo.` })
  const lineOf = (beer: Beer) => told.getByRole('listitem').filter({ hasText: beer.name })
  await expect(lineOf(off)).toContainText('Ya no está a la venta.')
  await expect(lineOf(dearer)).toContainText('Costaba U$S 4.50 y ahora cuesta U$S 5.25.')
  await expect(lineOf(short)).toContainText('Sumamos 2 de 3: no hay más.')
  await expect(lineOf(same)).toHaveCount(0)
  const unitsOf = (beer: Beer) => page.getByRole('spinbutton', { name: `Cantidad de ${beer.name}` })
  await expect(unitsOf(lying)).toHaveValue('1')
  for (const [beer, units] of [
    [same, 3],
    [dearer, 3],
    [short, 2],
  ] as const) {
    await expect(unitsOf(beer)).toHaveValue(String(units))
  }
  await expect(page.getByRole('region', { name: 'Antes de comprar' })).toHaveCount(0)
  // Loaded anew it adds nothing more.
  await page.reload()
  await expect(unitsOf(same)).toHaveValue('3')
  await brewery.page.context().close()
})

test('an order of somebody else, of nobody and what is no order are the same page', async ({
  page,
  browser,
  publish,
  buyer,
}) => {
  expect(buyer.id).toBeTruthy()
  const beer = await publish()
  const other = await somebodyElsewhere(browser, '/user', buyerForm())
  const { orderId } = await buyManyThroughApi(other.page.request, [{ id: beer.id, quantity: 1 }])
  for (const id of [orderId, randomUUID(), 'nada']) {
    for (const path of [`/myShop/${id}`, `/myShop/${id}/receipt`]) {
      expect((await page.goto(path))!.status()).toBe(404)
      await expect(page.getByText(beer.name)).toHaveCount(0)
    }
  }
  await other.page.context().close()
})

plainTest(
  'without a line of script: the order, its parcel, its receipt, and once more in the cart',
  async ({ plain, browser, baseURL }) => {
    const brewery = await aBrewery(browser)
    const beer = await postBeer(brewery.request, { price: 5 })
    const context = await browser.newContext({ baseURL: baseURL! })
    await passAgeGate(context)
    const person = buyerForm()
    await context.request.post('/api/user', { data: person })
    await signIn(context, person)
    const { orderId } = await buyManyThroughApi(context.request, [{ id: beer.id, quantity: 2 }])
    await brewery.ship(orderId, 'A-1')
    await logInPlainly(plain, person)
    await plain.go('/myShop')
    const order = await plain.follow(`Ver el pedido ${codeOf(orderId)}`)
    expect(order.text).toContain('¿Te llegó?')
    const said = await plain.press(`Llegó el envío de ${brewery.company}`)
    expect(said.text).toContain('Dijiste que llegó')
    expect((await plain.follow('Recibo')).text).toContain('No es una factura fiscal.')
    await plain.follow('Volver al pedido')
    const cart = await plain.press('Comprar de nuevo')
    expect(cart.url).toContain(`/cart?again=${orderId}`)
    expect(cart.text).toContain('Sumamos todo a tu carrito: cuesta lo mismo que entonces.')
    expect(cart.text).toContain('U$S 10.00')
    await context.close()
    await brewery.page.context().close()
  },
)
