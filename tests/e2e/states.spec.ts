import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { CART_COOKIE, serializeCart } from '../../contract/cart-cookie.ts'
import { CART_MAX_LINES } from '../../contract/limits.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, putInCart, test } from './shop.ts'

// What is on its way, and flies.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Holds back what pages ask the server for, until it is let through. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const isData = (url: URL) => url.pathname.endsWith('.data')
  const letThrough = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await letThrough.promise
    await route.fallback()
  }
  await page.route(isData, wait)
  return async () => {
    letThrough.resolve()
    await page.unroute(isData, wait)
  }
}

/** No glass is poured over what is looked at. */
function withoutPouring(page: Page): Promise<unknown> {
  return page.addInitScript(() => sessionStorage.setItem('pouring-skipped', '1'))
}

const outline = (page: Page) => page.locator('[data-outline]')

async function boxOf(page: Page, selector: string) {
  const { x, y, width } = (await page.locator(selector).first().boundingBox())!
  return [x, y, width].map(Math.round)
}

test('what takes long shows the outline of what comes, in the very places where it will stand', async ({
  page,
  publish,
}) => {
  const beer = await publish()
  await withoutPouring(page)
  await page.goto('/shop')
  const title = page.getByRole('heading', { level: 1, name: 'Shop' })
  await expect(title).toBeVisible()

  let go = await holdBack(page)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(outline(page).getByText('Featured Products')).toBeVisible()
  await expect(page.getByRole('status').getByText('Cargando…')).toBeAttached()
  await expect(title).toBeHidden()
  const homeBefore = await boxOf(page, '[data-outline] h1')
  await go()
  await expect(page.getByRole('link', { name: 'Ver cervezas' })).toBeVisible()
  await expect(outline(page)).toHaveCount(0)
  await expect(page.getByText('Cargando…')).toHaveCount(0)
  await expect.poll(() => boxOf(page, 'main h1')).toEqual(homeBefore)

  go = await holdBack(page)
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(outline(page).getByRole('list', { includeHidden: true }).first()).toBeVisible()
  const cardBefore = await boxOf(page, '[data-outline] [data-columns] > li')
  await go()
  await expect(outline(page)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => boxOf(page, 'main [data-columns] > li')).toEqual(cardBefore)

  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  go = await holdBack(page)
  await page.getByRole('link', { name: beer.name, exact: true }).click()
  await expect(outline(page)).toBeVisible()
  await go()
  await expect(page.getByRole('heading', { level: 1, name: beer.name })).toBeVisible()
  await expect(outline(page)).toHaveCount(0)
  // Who turned the page by keyboard reads on where it begins.
  await expect(page.locator('#content')).toBeFocused()
})

test('an outline begins at its top, and whoever turns back is where they were', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Términos de uso' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  const go = await holdBack(page)
  // From the bar, which stays in sight.
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(outline(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await go()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('whoever was in a page that gives way to an outline waits where pages begin, and is back there when they turn back', async ({
  page,
  publish,
}) => {
  const beer = await publish()
  await withoutPouring(page)
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  await page.evaluate(() => {
    location.hash = 'here'
  })
  const link = page.getByRole('link', { name: beer.name, exact: true })
  const go = await holdBack(page)
  await link.press('Enter')
  await expect(outline(page)).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await expect(outline(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await go()
})

test('a form whose session ended leads to the log-in, says why, and comes back with what was typed', async ({
  page,
  context,
  buyer,
}) => {
  await withoutPouring(page)
  await page.goto(`/user/${buyer.id}?edit`)
  const city = page.getByRole('textbox', { name: 'Ciudad' })
  await city.fill('Río Cuarto')
  const save = page.getByRole('button', { name: /Guardar cambios|Save change/ })
  await expect(save).toBeEnabled()
  await context.clearCookies({ name: /session/ })
  await save.click()

  await expect(page.getByText('Tu sesión terminó antes de que llegara el formulario.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel('Email').fill(buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(`/user/${buyer.id}?edit`)
  await expect(city).toHaveValue('Río Cuarto')
  await save.click()
  await expect(page.getByText('Río Cuarto').first()).toBeVisible()
})

test('a page that is not there shows a way on', async ({ page, seller }) => {
  expect(seller).toBeTruthy()
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'ERROR PAGE 404' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Stout' })).toHaveAttribute('href', '/shop?type=Stout')
  await main.getByRole('textbox', { name: 'Buscar cervezas' }).fill('stout')
  await main.getByRole('textbox', { name: 'Buscar cervezas' }).press('Enter')
  await expect(page).toHaveURL('/shop?name=stout')
  await page.goBack()
  await main.getByRole('link', { name: 'Ver cervezas' }).click()
  await expect(page).toHaveURL('/shop')
})

/** Labels on their way into the cart are slow, so that a busy machine sees them too. */
function withSlowFlights(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function slowly(frames, options) {
      return animate.call(this, frames, { ...(options as object), duration: 60_000 })
    }
  })
}

test('a beer put into the cart is followed by the eye; whoever asks for less motion sees the number alone', async ({
  page,
  publish,
}) => {
  const beer = await publish({ stock: 9 })
  const cart = page.getByRole('link', { name: /^Cart/ })
  const copy = page.locator('[data-flies]')
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  await withSlowFlights(page)
  await page.getByRole('button', { name: `Agregar ${beer.name} al carrito` }).click()
  await expect(copy).toBeVisible()
  await expect(cart).toHaveText(/1/)
  await expect(page.getByRole('status').filter({ hasText: `${beer.name}: 1 en el carrito.` })).toHaveCount(1)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(copy).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: `Sumar una unidad de ${beer.name}` }).click()
  await expect(cart).toHaveText(/2/)
  await expect(copy).toHaveCount(0)
})

test('nothing flies into a cart that is full, but for beers that it holds already', async ({
  page,
  context,
  baseURL,
  publish,
}) => {
  const word = `Vuelo${Date.now()}`
  const [refused, held] = [await publish({ name: `${word} uno` }), await publish({ name: `${word} dos` })]
  const others = Array.from({ length: CART_MAX_LINES - 1 }, () => randomUUID())
  const entries = [held.id, ...others].map((beerId) => ({ beerId, quantity: 1, seenCents: 450 }))
  await context.addCookies([{ name: CART_COOKIE, value: serializeCart(entries), url: baseURL! }])
  await page.goto(`/shop?name=${word}`)
  await withSlowFlights(page)
  await page.getByRole('button', { name: `Agregar ${refused.name} al carrito` }).click()
  await expect(
    page.getByText(`El carrito admite hasta ${CART_MAX_LINES} cervezas distintas.`).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: `Sumar una unidad de ${held.name}` }).click()
  await expect(page.locator('[data-flies]')).toHaveCount(1)
  // The others are beers that nobody has: what cannot be had is not counted.
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveText(/\b2\b/)
})

test('what sold out or costs something else since it was put in is said on the cart, in the reader’s language', async ({
  page,
  context,
  seller,
  playwright,
  baseURL,
}) => {
  const facts = {
    type: 'Lager',
    ABV: 4.8,
    IBU: 18,
    description: 'Limpia.',
    price: 3,
    stock: 9,
    presentation: 'Lata 355 ml',
  }
  const shop = await playwright.request.newContext({ baseURL: baseURL! })
  await shop.post('/api/login', { data: { email: seller.email, password: seller.password } })
  const name = `Cambio ${seller.id.slice(0, 8)}`
  const beer = await (await shop.post('/api/product', { data: { ...facts, name } })).json()
  await context.clearCookies({ name: /session/ })
  await withoutPouring(page)
  await putInCart(page, beer)
  const change = (stock: number) =>
    shop.put(`/api/product/${beer.id}`, { data: { ...facts, name, price: 3.5, stock } })
  for (const [language, price, stock] of [
    ['Español', 'El precio cambió de U$S 3,00 a U$S 3,50.', 'Agotada por ahora.'],
    ['English', 'The price changed from U$S 3.00 to U$S 3.50.', 'Sold out for now.'],
    ['Português', 'O preço mudou de U$S 3,00 para U$S 3,50.', 'Esgotada por enquanto.'],
  ] as const) {
    await change(9)
    await page.goto('/cart')
    await page.getByRole('contentinfo').getByRole('button', { name: language }).click()
    await expect(page.getByText(price)).toBeVisible()
    await change(0)
    await page.reload()
    await expect(page.getByText(stock)).toBeVisible()
  }
  await shop.dispose()
})
