import { expectNoViolations } from './expect-no-violations.ts'
import { keptText, waitForWorker, waitUntilKept } from './kept.ts'
import { expect, passAgeGate, putInCart, startPurchase, test } from './shop.ts'

test.use({ serviceWorkers: 'allow' })

const BAR = 'Sin conexión. Ves lo último que miraste.'

test('without a network the shop opens with what was last seen, and goes back by itself', async ({
  page,
  context,
  publish,
}) => {
  const beer = await publish()
  await page.goto('/home')
  await waitForWorker(page)
  await waitUntilKept(page, '/home')
  const featured = page.getByRole('region', { name: 'Featured Products' }).getByRole('article').first()
  const name = await featured.getByRole('heading').innerText()
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  await waitUntilKept(page, '/shop')
  await page.goto(`/detail/${beer.id}`)
  await waitUntilKept(page, `/detail/${beer.id}`)
  await expect.poll(() => keptText(page)).toContain(`/labels/${beer.id}-packshot.svg`)

  await context.setOffline(true)
  await expect(page.getByText(BAR)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: beer.name })).toBeVisible()
  await expect(page.getByText('U$S 4.50').first()).toBeVisible()
  const label = page.getByRole('img', { name: beer.name }).first()
  await expect.poll(() => label.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText(BAR)).toBeVisible()
  await expectNoViolations(page)

  await page.goto('/shop')
  await expect(page.getByRole('heading', { name: 'Lo último que miraste' })).toBeVisible()
  await page.getByRole('link', { name: beer.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: beer.name })).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()

  await page.goto('/aboutUs')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  await expect(page.getByRole('heading', { name: beer.name })).toBeVisible()
  await expectNoViolations(page)
  await context.setOffline(false)
  await expect(page).toHaveURL('/aboutUs')
  await expect(page.getByText(BAR)).toBeHidden()
})

test('whoever loses the network on a page keeps what they typed, and gets a page with a way on', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await waitForWorker(page)
  const message = page.getByLabel('Message', { exact: true })
  await context.setOffline(true)
  await expect(page.getByText(BAR)).toBeVisible()
  for (const [label, typed] of [
    ['Name', 'Lucía Paz'],
    ['Email', 'lucia@example.com'],
    ['Phone', '+54 351 555 0100'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(typed)
  await message.fill('¿Llegan a Ushuaia?')
  await message.press('Tab')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sin conexión no se puede enviar.').first()).toBeVisible()
  await expect(message).toHaveValue('¿Llegan a Ushuaia?')
  await page.getByRole('link', { name: 'About us' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Probar de nuevo' })).toHaveAttribute('href', '/aboutUs')
})

test('nothing of a person is kept, and whoever logs out leaves nothing', async ({ page, buyer, publish }) => {
  const beer = await publish()
  await page.goto('/home')
  await waitForWorker(page)
  await putInCart(page, beer)
  await startPurchase(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/myShop/)
  const orders = await page.request.get(`/api/shoppingHistories?userPersonId=${buyer.id}`)
  for (const path of [
    `/user/${buyer.id}`,
    '/account',
    '/account/data',
    '/cart',
    `/detail/${beer.id}`,
    '/home',
  ])
    await page.goto(path)
  await waitUntilKept(page, '/home')
  const kept = await keptText(page)
  expect(kept).toContain(`"path":"/detail/${beer.id}"`)
  const ids = (await orders.text()).match(/[\da-f]{8}-[\da-f-]{27}/g) ?? []
  expect(ids.length).toBeGreaterThan(0)
  const own = [buyer.id, buyer.email, 'Lucía', '30111222', 'Belgrano 123', 'Villa María', ...ids]
  // The beer is everybody's.
  for (const words of own.filter((id) => id !== beer.id && id !== beer.companyId))
    expect(kept.includes(words), words).toBe(false)

  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect.poll(() => keptText(page)).not.toContain(`/detail/${beer.id}`)
})

test('who was never asked their age sees no beer without a network either', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/?lang=en')
  // It is live once it is used.
  await page.keyboard.press('Shift')
  await waitForWorker(page)
  await context.setOffline(true)
  await page.goto('/shop')
  await expect(page.getByText('Before you see beers we ask your age')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page).toHaveURL('/?next=%2Fshop')
  await passAgeGate(context)
  await page.goto('/home')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest?lang=en')
  await context.close()
})
