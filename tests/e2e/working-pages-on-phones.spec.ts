import { expect, signInAsAdmin, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

const MOST_ABOVE_A_TITLE = 180

test('a brewery’s title begins soon, all its areas are in sight, and the shop’s pages are in the menu', async ({
  page,
  seller,
}) => {
  await page.goto(`/company/${seller.id}/parcels`)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title!.y).toBeLessThan(MOST_ABOVE_A_TITLE)
  await expect(page.getByRole('link', { name: 'Cuenta', exact: true })).toBeInViewport({ ratio: 1 })
  const shop = page.getByRole('banner').getByRole('link', { name: 'Shop' })
  await expect(shop).toBeHidden()
  await page.getByText('Menu', { exact: true }).click()
  await shop.click()
  await expect(page).toHaveURL('/shop')
  // There they stand in the bar, and not in the menu too.
  await page.getByText('Menu', { exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shop' })).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a line of tabs that goes on begins where one is', async ({ page, context, adult }) => {
    void adult
    await signInAsAdmin(context)
    await page.goto('/admin/jobs')
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title!.y).toBeLessThan(MOST_ABOVE_A_TITLE)
    await expect(page.getByRole('link', { name: 'Sistema', exact: true })).toBeInViewport({ ratio: 1 })
  })
})

test('who edits a beer is among the beers', async ({ page, seller, adult }) => {
  void [seller, adult]
  const answer = await page.request.post('/api/product', {
    data: {
      ...{
        name: 'Entre las cervezas',
        type: 'IPA',
        ABV: 6,
        IBU: 40,
        description: 'Pino.',
        price: 4,
        stock: 3,
      },
      presentation: 'Lata 473 ml',
    },
  })
  const { id } = await answer.json()
  await page.goto(`/putProduct/${id}`)
  await expect(page.getByRole('link', { name: 'Cervezas', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByRole('link', { name: 'Publicar', exact: true })).not.toHaveAttribute('aria-current')
})
