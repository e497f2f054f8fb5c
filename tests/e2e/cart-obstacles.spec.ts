import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { openCartWith } from './open-cart-with.ts'
import { expect, sellerForm, test } from './shop.ts'

const RECORD = {
  type: 'Lager',
  ABV: 4.8,
  IBU: 18,
  description: 'Limpia.',
  price: 3,
  stock: 9,
  presentation: 'Lata 355 ml',
}

/** A buyer whose cart holds two beers, of which one is sold out meanwhile and one dearer. */
async function aStaleCart(page: Page, request: APIRequestContext) {
  const seller = sellerForm()
  await request.post('/api/company', { data: seller })
  await request.post('/api/login', { data: { email: seller.email, password: seller.password } })
  const suffix = seller.email.slice(6, 12)
  const [gone, dearer] = [`Agotada ${suffix}`, `Cara ${suffix}`]
  for (const [name, changed] of [
    [gone, { stock: 0 }],
    [dearer, { price: 5.6 }],
  ] as const) {
    const beer = await (await request.post('/api/product', { data: { ...RECORD, name } })).json()
    await openCartWith(page, beer, 2)
    expect(
      (await request.put(`/api/product/${beer.id}`, { data: { ...RECORD, name, ...changed } })).ok(),
    ).toBe(true)
  }
  await page.goto('/cart')
  return { gone, dearer }
}

/** Somebody else's calls, for a seller who acts meanwhile. */
async function elsewhere(context: BrowserContext, baseURL: string | undefined) {
  const browser = context.browser()!
  const other = await browser.newContext({ baseURL: baseURL! })
  return { request: other.request, close: () => other.close() }
}

test('what an order would be refused for is said beside the total, with the press that cures it', async ({
  page,
  context,
  buyer,
  baseURL,
}) => {
  expect(buyer).toBeTruthy()
  const seller = await elsewhere(context, baseURL)
  const { gone, dearer } = await aStaleCart(page, seller.request)
  const start = page.getByRole('button', { name: 'Start Purchase' })
  await expect(start).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Cart 2 unidades' })).toBeVisible()
  const before = page.getByRole('region', { name: 'Antes de comprar' })
  await before.getByRole('button', { name: `Seguir sin ${gone}` }).click()
  await before.getByRole('button', { name: `Aceptar U$S 5.60 ${dearer}` }).click()
  await expect(before).toBeHidden()
  await expect(start).toBeEnabled()
  await seller.close()
})

test('on a phone the bar that stays in sight says what its button waits for, and leads there', async ({
  page,
  context,
  buyer,
  baseURL,
}) => {
  expect(buyer).toBeTruthy()
  await page.setViewportSize({ width: 390, height: 844 })
  const seller = await elsewhere(context, baseURL)
  const { gone, dearer } = await aStaleCart(page, seller.request)
  const why = page.getByRole('link', { name: `Antes resuelve: ${gone}, ${dearer}.` })
  await expect(why).toBeInViewport()
  await why.click()
  const before = page.getByRole('region', { name: 'Antes de comprar' })
  await expect(before.getByRole('heading')).toBeInViewport()
  await before.getByRole('button', { name: `Seguir sin ${gone}` }).click()
  await expect(page.getByRole('link', { name: `Antes resuelve: ${dearer}.` })).toBeInViewport()
  await before.getByRole('button', { name: `Aceptar U$S 5.60 ${dearer}` }).click()
  await expect(page.getByText('Antes resuelve')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start Purchase' })).toBeEnabled()
  await seller.close()
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1440]) {
    test(`the cart can be read and cured at ${width} px`, async ({ page, context, buyer, baseURL }) => {
      expect(buyer).toBeTruthy()
      await page.setViewportSize({ width, height: 900 })
      const seller = await elsewhere(context, baseURL)
      const { gone, dearer } = await aStaleCart(page, seller.request)
      for (const name of [gone, dearer]) {
        const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
        const [heading, picture] = await Promise.all([
          line.getByRole('heading', { name }).boundingBox(),
          line.locator('img').boundingBox(),
        ])
        // Beside its picture, with room to be read: what stands for scripts is no cell of the grid.
        expect(heading!.x).toBeGreaterThan(picture!.x + picture!.width)
        expect(heading!.y).toBeLessThan(picture!.y + picture!.height)
        expect(heading!.width).toBeGreaterThan(120)
      }
      const before = page.getByRole('region', { name: 'Antes de comprar' })
      await before.getByRole('button', { name: `Seguir sin ${gone}` }).click()
      await before.getByRole('button', { name: `Aceptar U$S 5.60 ${dearer}` }).click()
      await expect(before).toBeHidden()
      await expect(page.getByText('U$S 11.20').first()).toBeVisible()
      await seller.close()
    })
  }
})
