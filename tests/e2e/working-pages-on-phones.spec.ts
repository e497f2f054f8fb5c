import { randomUUID } from 'node:crypto'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, signInAsAdmin, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

const MOST_ABOVE_A_TITLE = 180

test('a brewery’s title begins soon, what it opens all day is in sight, and the shop’s pages are in the menu', async ({
  page,
  seller,
}) => {
  await page.goto(`/company/${seller.id}/parcels`)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title!.y).toBeLessThan(MOST_ABOVE_A_TITLE)
  for (const name of ['Hoy', 'Cervezas', 'Envíos'])
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  const shop = page.getByRole('banner').getByRole('link', { name: 'Shop' })
  await expect(shop).toBeHidden()
  await page.getByText('Menu', { exact: true }).click()
  await shop.click()
  await expect(page).toHaveURL('/shop')
  // There they stand in the bar, and not in the menu too.
  await page.getByText('Menu', { exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shop' })).toHaveCount(1)
})

test('the other pages are in a list that closes when one is chosen, on Escape and when it is left', async ({
  page,
  seller,
}) => {
  await page.goto(`/company/${seller.id}/today`)
  const areas = page.getByRole('navigation', { name: 'Tu cervecería' })
  const opens = areas.locator('summary')
  const figures = areas.getByRole('link', { name: 'Cifras', exact: true })
  await expect(opens).toHaveText('Más, otras páginas')
  await opens.click()
  for (const link of await areas.getByRole('link').all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(opens).toBeFocused()
  await expect(figures).toBeHidden()

  await page.keyboard.press('Enter')
  await expect(figures).toBeVisible()
  await page.mouse.click(380, 830)
  await expect(figures).toBeHidden()

  await opens.focus()
  await page.keyboard.press('Enter')
  for (const _ of await areas.locator('details').getByRole('link').all()) await page.keyboard.press('Tab')
  await expect(figures).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(figures).toBeHidden()

  await opens.click()
  await figures.click()
  await expect(page).toHaveURL(`/company/${seller.id}/figures`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cifras' })).toBeVisible()
  await expect(opens).toHaveText('Más, otras páginas')
  await expect(opens).toHaveAttribute('aria-current', 'true')
  await expect(figures).toBeHidden()
  await opens.click()
  await expect(figures).toHaveAttribute('aria-current', 'page')
  // What a brewery settles for itself too, from wherever it is.
  await areas.getByRole('link', { name: 'Webhooks', exact: true }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/webhooks`)
})

test('what waits on a page of the list is told while it is closed, but for the page where one is', async ({
  page,
  context,
}) => {
  await context.request.post('/api/contactme', {
    data: {
      name: 'Ana',
      email: `ana-${randomUUID()}@example.com`,
      phone: '+54 353 5550100',
      message: '¿Envían a Salta?',
    },
  })
  await signInAsAdmin(context)
  await page.goto('/admin/today')
  const opens = page.getByRole('navigation', { name: 'Administración' }).locator('summary')
  await expect(opens).toHaveText(/^Más, otras páginas\d+\+?: esperan \d+\+?$/)
  const all = waitingIn(await opens.textContent())
  await page.goto('/admin/messages')
  await expect(opens).toHaveAttribute('aria-current', 'true')
  await expect(opens).toHaveText(/^Más, otras páginas/)
  expect(waitingIn(await opens.textContent())).toBeLessThan(all)
})

const waitingIn = (text: string | null) => Number(text?.match(/esperan (\d+)/)?.[1] ?? 0)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of pages opens, and keeps its name where one is in it', async ({ page, context, adult }) => {
    void adult
    await signInAsAdmin(context)
    await page.goto('/admin/jobs')
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title!.y).toBeLessThan(MOST_ABOVE_A_TITLE)
    const areas = page.getByRole('navigation', { name: 'Administración' })
    await expect(areas.locator('summary')).toHaveText(/^Más/)
    await areas.locator('summary').click()
    await areas.getByRole('link', { name: 'Comisiones', exact: true }).click()
    await expect(page).toHaveURL('/admin/commissions')
    await expect(areas.locator('summary')).toHaveAttribute('aria-current', 'true')
    await expect(areas.getByRole('link', { name: 'Libros', exact: true })).toBeHidden()
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
  await expect(page.locator('main summary').first()).toContainText('Más')
})
