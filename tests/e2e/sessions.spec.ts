import type { Browser } from '@playwright/test'
import { type Buyer, expect, signIn, test } from './shop.ts'

/** Another browser in which the buyer is logged in; it says that it is a Firefox on a telephone. */
async function anotherBrowser(browser: Browser, baseURL: string | undefined, buyer: Buyer) {
  const context = await browser.newContext({
    baseURL: baseURL!,
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
  })
  await context.request.post('/?index', { form: { birthDay: '1990-05-17' } })
  await signIn(context, buyer)
  return context
}

test('a session elsewhere is seen, and logged out from here', async ({ page, buyer, browser, baseURL }) => {
  const elsewhere = await anotherBrowser(browser, baseURL, buyer)
  const other = await elsewhere.newPage()
  await other.goto('/myShop')
  await expect(other.getByRole('heading', { name: 'Mis compras' })).toBeVisible()

  await page.goto('/account/sessions')
  const list = page.getByRole('list', { name: 'Sesiones abiertas' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  const telephone = list.getByRole('listitem').filter({ hasText: 'Firefox en Android' })
  await expect(telephone.getByText('Usada en las últimas 24 horas')).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'Este navegador' })).toHaveCount(1)
  await telephone.getByRole('button', { name: /Cerrar sesión en Firefox en Android/ }).click()
  await expect(page.getByText('La sesión se cerró').first()).toBeVisible()
  await expect(page.getByText('No hay ninguna otra sesión abierta: solo este navegador.')).toBeVisible()

  await other.reload()
  await expect(other.getByText('ERROR PAGE 404')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Iniciar sesión y volver' })).toBeVisible()
  await elsewhere.close()
})

test('all others are logged out once that is confirmed; this one by its own button', async ({
  page,
  buyer,
  browser,
  baseURL,
}) => {
  const others = [
    await anotherBrowser(browser, baseURL, buyer),
    await anotherBrowser(browser, baseURL, buyer),
  ]
  await page.goto('/account/sessions')
  const rows = page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await page.getByRole('link', { name: 'Cerrar todas las demás' }).click()
  await page.getByRole('link', { name: 'No, dejarlas abiertas' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(rows).toHaveCount(3)
  await page.getByRole('link', { name: 'Cerrar todas las demás' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cerrar las demás' }).click()
  await expect(page.getByText('Las demás sesiones se cerraron').first()).toBeVisible()
  await expect(rows).toHaveCount(1)
  for (const context of others) {
    expect(await (await context.request.get('/api/session')).json()).toBeNull()
    await context.close()
  }

  await page.getByRole('button', { name: 'Cerrar sesión en este navegador' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a session that is over meanwhile is told so', async ({ page, buyer, browser, baseURL }) => {
  const elsewhere = await anotherBrowser(browser, baseURL, buyer)
  await page.goto('/account/sessions')
  await elsewhere.request.post('/api/logout')
  await page.getByRole('button', { name: /Cerrar sesión en Firefox/ }).click()
  await expect(page.getByText('No pudimos cerrar la sesión', { exact: true })).toBeVisible()
  await expect(page.getByText('No hay ninguna otra sesión abierta')).toBeVisible()
  await elsewhere.close()
})

test('visitors are asked to log in first', async ({ page }) => {
  expect((await page.goto('/account/sessions'))?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Iniciar sesión y volver' })).toBeVisible()
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same can be done', async ({ page, buyer, browser, baseURL }) => {
    const [one, two, three] = [
      await anotherBrowser(browser, baseURL, buyer),
      await anotherBrowser(browser, baseURL, buyer),
      await anotherBrowser(browser, baseURL, buyer),
    ]
    await page.goto('/account/sessions')
    const rows = page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem')
    await rows.nth(1).getByRole('button').click()
    await expect(page.getByText('La sesión se cerró').first()).toBeVisible()
    await expect(rows).toHaveCount(3)
    await page.getByRole('link', { name: 'Cerrar todas las demás' }).click()
    await expect(page.getByRole('heading', { name: '¿Cerrar todas las demás sesiones?' })).toBeVisible()
    await page.getByRole('button', { name: 'Sí, cerrar las demás' }).click()
    await expect(rows).toHaveCount(1)
    for (const context of [one, two, three]) {
      expect(await (await context.request.get('/api/session')).json()).toBeNull()
      await context.close()
    }
  })
})
