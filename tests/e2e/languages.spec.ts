import { test as withoutScripts } from '@playwright/test'
import { aPlainBrowser } from '../running/a-plain-browser.ts'
import { expect, test } from './shop.ts'
import { untilLive } from './until-live.ts'

test('whoever chooses a language reads all of it, on pages that come later too', async ({
  page,
  publish,
}) => {
  const beer = await publish()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  // Unasked, a heading that the specification writes in English is said as English.
  await expect(page.getByRole('heading', { name: 'Our Companies' }).locator('[lang=en]')).toBeVisible()

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { name: 'Real beer, from the people who make it.' })).toBeVisible()
  await page.getByRole('link', { name: 'Shop' }).first().click()
  await page.getByLabel('Search beers or breweries').fill(beer.name)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('1 beer', { exact: true })).toBeVisible()
  await expect(page.getByText('U$S 4.50').first()).toBeVisible()

  await page.getByRole('contentinfo').getByRole('button', { name: 'Português' }).click()
  await expect(page).toHaveURL(/name=Cuento/)
  await expect(page.getByText('1 cerveja', { exact: true })).toBeVisible()
  await untilLive(page)
  await expect(page.getByText('U$S 4,50').first()).toBeVisible()
  await page.getByRole('link', { name: 'Entrar' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('eu')
  await page.getByRole('textbox', { name: 'Senha' }).click()
  await expect(page.getByText('Deve ter pelo menos 6 caracteres')).toBeVisible()

  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.locator('main [lang=en]')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the bar has the languages too, behind the two letters of the one that is spoken', async ({ page }) => {
  await page.goto('/shop?type=Stout')
  const bar = page.getByRole('banner')
  await bar.locator('summary').filter({ hasText: 'Idioma' }).click()
  await bar.getByRole('button', { name: 'Português' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await expect(page).toHaveURL('/shop?type=Stout')
  // A menu opens without scripts, and only they close it by Escape.
  await untilLive(page)
  await bar.locator('summary').filter({ hasText: 'Idioma' }).click()
  await expect(bar.getByRole('button', { name: 'Português' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Português' })).toBeHidden()
})

test('an address can ask for a language, which stays', async ({ page }) => {
  await page.goto('/cart?lang=en')
  await expect(page.getByText('There are no beers in the cart yet!!!')).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByText('Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the beers' })).toBeVisible()
})

test('another language keeps what was typed, secrets aside, and asks nobody whether to leave', async ({
  page,
}) => {
  await page.goto('/buyerSignUp?next=%2Fcart')
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await page.getByLabel('País').selectOption('Chile')
  await page.getByLabel('Estado / Provincia').selectOption('Valparaíso')
  await page.getByLabel('Contraseña', { exact: true }).fill('Cerveza2026')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible()
  await expect(page).toHaveURL('/buyerSignUp?next=%2Fcart')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana')
  await expect(page.getByLabel('Country')).toHaveValue('Chile')
  await expect(page.getByLabel('State / Province')).toHaveValue('Valparaíso')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('so does a form that asks before it is left', async ({ page, buyer }) => {
  await page.goto(`/user/${buyer.id}?edit`)
  await page.getByLabel('Ciudad').fill('Rosario')
  await page.getByRole('button', { name: 'Português' }).click()
  await expect(page.getByLabel('Cidade')).toHaveValue('Rosario')
})

withoutScripts(
  'without JavaScript the question at the door is asked in the chosen language',
  async ({ baseURL }) => {
    const browser = aPlainBrowser()
    await browser.go(baseURL!)
    const { text } = await browser.press('English')
    expect(text).toContain('Are you of legal age?')
  },
)
