import { type Page, test as visitor } from '@playwright/test'
import { expect } from './shop.ts'
import { untilLive } from './until-live.ts'

const HEALTH_PAGE = 'https://www.argentina.gob.ar/**'

visitor.beforeEach(async ({ context }) => {
  await context.route(HEALTH_PAGE, (route) =>
    route.fulfill({ contentType: 'text/plain; charset=utf-8', body: 'Salud pública' }),
  )
})

/** Playwright stands in for a page outside only where the browser itself goes there, not where a form's answer leads there. */
async function answerOnceLive(page: Page, birthDay: string): Promise<void> {
  await page.getByLabel('Ingresa tu fecha de nacimiento').fill(birthDay)
  await untilLive(page)
  await page.getByRole('button', { name: 'Comprobar' }).click()
}

visitor('an adult passes and comes to where they wanted to go', async ({ page }) => {
  await page.goto('/shop?type=IPA')
  await expect(page.getByRole('heading', { name: '¿Eres mayor de edad?' })).toBeVisible()
  await expect(page.getByText('perjudicial para la salud')).toBeVisible()
  await expect(page.getByText('no conduzcas')).toBeVisible()
  const check = page.getByRole('button', { name: 'Comprobar' })
  await expect(check).toBeDisabled()
  await page.getByLabel('Ingresa tu fecha de nacimiento').fill('1990-05-17')
  await check.click()
  await expect(page).toHaveURL('/shop?type=IPA')
  await page.goto('/')
  await expect(page).toHaveURL('/home')
})

visitor('a date that nobody was born on keeps the button disabled', async ({ page }) => {
  await page.goto('/')
  const date = page.getByLabel('Ingresa tu fecha de nacimiento')
  for (const impossible of ['1899-12-31', '2999-01-01']) {
    await date.fill(impossible)
    await expect(page.getByRole('button', { name: 'Comprobar' })).toBeDisabled()
  }
})

visitor('the button that is off leads to the date', async ({ page }) => {
  await page.goto('/')
  const check = page.getByRole('button', { name: 'Comprobar' })
  await expect(check).toBeDisabled()
  const { x, y, width, height } = (await check.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByLabel('Ingresa tu fecha de nacimiento')).toBeFocused()
})

visitor('an answer that is sent before the page is live is heard too', async ({ page }) => {
  await page.route('**/assets/**/*.js', () => {})
  await page.goto('/?next=%2FaboutUs')
  await page.getByLabel('Ingresa tu fecha de nacimiento').fill('1990-05-17')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page).toHaveURL('/aboutUs')
  await page.context().clearCookies()
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Ingresa tu fecha de nacimiento').fill(`${new Date().getFullYear() - 10}-01-01`)
  const leads = page.waitForRequest(HEALTH_PAGE)
  await page.getByRole('button', { name: 'Comprobar' }).click()
  expect((await leads).isNavigationRequest()).toBe(true)
})

visitor('a minor is sent to the health page, and a second date does not open the door', async ({ page }) => {
  const lastYear = new Date().getFullYear() - 17
  for (const date of [`${lastYear}-01-01`, '1980-01-01']) {
    await page.goto('/')
    await answerOnceLive(page, date)
    await expect(page.getByText('Salud pública')).toBeVisible()
  }
  await page.goto('/shop')
  await expect(page.getByRole('heading', { name: '¿Eres mayor de edad?' })).toBeVisible()
  await expect(page.getByText('Respondiste que eres menor de edad')).toBeVisible()
})

visitor('a year that nobody can mean is asked about, once', async ({ page }) => {
  const thisYear = `${new Date().getFullYear()}-01-01`
  await page.goto('/?next=%2FaboutUs')
  await answerOnceLive(page, thisYear)
  await expect(page.getByText('¿Está bien el año?')).toBeVisible()
  await answerOnceLive(page, '1990-05-17')
  await expect(page).toHaveURL('/aboutUs')
  await page.context().clearCookies()
  await page.goto('/')
  await answerOnceLive(page, thisYear)
  await expect(page.getByText('¿Está bien el año?')).toBeVisible()
  await answerOnceLive(page, thisYear)
  await expect(page.getByText('Salud pública')).toBeVisible()
})

visitor('who said to be a minor does not become a crawler', async ({ page, playwright, baseURL }) => {
  await page.goto('/')
  await answerOnceLive(page, `${new Date().getFullYear() - 10}-01-01`)
  await expect(page.getByText('Salud pública')).toBeVisible()
  const storageState = await page.context().storageState()
  const crawls = { baseURL: baseURL!, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  for (const [options, status] of [
    [crawls, 200],
    [{ ...crawls, storageState }, 303],
  ] as const) {
    const crawler = await playwright.request.newContext(options)
    expect((await crawler.get('/shop', { maxRedirects: 0 })).status()).toBe(status)
    await crawler.dispose()
  }
})
