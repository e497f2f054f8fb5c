import type { Browser, Page } from '@playwright/test'
import { type Beer, buyerForm, expect, passAgeGate, putInCart, signIn, startPurchase, test } from './shop.ts'

const units = (page: Page, beer: Beer) => page.getByRole('spinbutton', { name: `Cantidad de ${beer.name}` })
const remove = (page: Page, beer: Beer) =>
  page.getByRole('button', { name: `Quitar ${beer.name}`, exact: true })

/** The same person on another device. */
async function elsewhere(browser: Browser, person: { email: string; password: string }, options = {}) {
  const context = await browser.newContext(options)
  await passAgeGate(context)
  await signIn(context, person)
  return context.newPage()
}

test('what was put in on one device is in the cart on another, line by line, and what is taken out stays out', async ({
  page,
  buyer,
  browser,
  publish,
}) => {
  const [ipa, stout] = [await publish(), await publish()]
  await putInCart(page, ipa, 2)
  await page.reload()
  const desk = await elsewhere(browser, buyer)
  await putInCart(desk, stout, 1)
  await expect(units(desk, ipa)).toHaveValue('2')
  await remove(desk, ipa).click()
  await expect(units(desk, ipa)).toHaveCount(0)
  await desk.reload()
  await page.goto('/cart')
  await expect(units(page, stout)).toHaveValue('1')
  await expect(units(page, ipa)).toHaveCount(0)
})

test('what is bought on one device leaves the cart on the other', async ({
  page,
  buyer,
  browser,
  publish,
}) => {
  const beer = await publish()
  await putInCart(page, beer, 2)
  await page.reload()
  const desk = await elsewhere(browser, buyer)
  await desk.goto('/cart')
  await expect(units(desk, beer)).toHaveValue('2')
  await startPurchase(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Tu Pago fue aprobado con exito !!')).toBeVisible()
  await page.goto('/myShop')
  await desk.reload()
  await expect(desk.getByText('There are no beers in the cart yet!!!')).toBeVisible()
})

test('a visitor’s cart joins the account’s at the log-in, the larger number of a beer that both have', async ({
  page,
  browser,
  publish,
}) => {
  const [both, mine, theirs] = [await publish(), await publish(), await publish()]
  const person = buyerForm()
  await page.request.post('/api/user', { data: person })
  const phone = await elsewhere(browser, person)
  await putInCart(phone, both, 3)
  await putInCart(phone, theirs, 1)
  await phone.reload()
  await putInCart(page, both, 1)
  await putInCart(page, mine, 2)
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/cart')
  for (const [beer, count] of [[both, '3'] as const, [mine, '2'] as const, [theirs, '1'] as const]) {
    await expect(units(page, beer)).toHaveValue(count)
  }
})

test('another account at the same browser does not find the first one’s cart, though its session ended by itself', async ({
  page,
  context,
  buyer,
  publish,
}) => {
  const beer = await publish()
  await putInCart(page, beer, 1)
  await page.reload()
  await context.clearCookies({ name: /session/ })
  const other = buyerForm()
  await page.request.post('/api/user', { data: other })
  await signIn(context, other)
  await page.goto('/cart')
  await expect(page.getByText('There are no beers in the cart yet!!!')).toBeVisible()
  await signIn(context, buyer)
  await page.reload()
  await expect(units(page, beer)).toHaveValue('1')
})

test('without a line of script it follows too', async ({ browser, buyer, publish }) => {
  const beer = await publish()
  const phone = await elsewhere(browser, buyer, { javaScriptEnabled: false })
  await phone.goto(`/detail/${beer.id}`)
  await phone.getByRole('button', { name: 'Agregar al carrito', exact: true }).click()
  await phone.goto('/cart')
  const desk = await elsewhere(browser, buyer, { javaScriptEnabled: false })
  await desk.goto('/cart')
  await expect(desk.getByRole('heading', { name: beer.name })).toBeVisible()
})
