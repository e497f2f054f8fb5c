import type { Browser } from '@playwright/test'
import { aPlainBrowser } from '../running/a-plain-browser.ts'
import { formsOf } from '../running/forms-of.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { type Buyer, buyerForm, expect, signIn, test } from './shop.ts'

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

/** What stands on the buttons that log other browsers out. */
const buttonsOf = ({ html }: { html: string }) =>
  formsOf(html)
    .filter(({ values }) => values.some(([name]) => name === 'session'))
    .flatMap(({ buttons }) => buttons.map(({ text }) => text))

plainTest('without JavaScript the same can be done', async ({ plain, request, baseURL }) => {
  const person = buyerForm()
  expect((await request.post('/api/user', { data: person })).ok()).toBe(true)
  const elsewhere = [aPlainBrowser(), aPlainBrowser(), aPlainBrowser()]
  for (const browser of elsewhere) {
    await browser.go(baseURL!)
    await browser.press('Comprobar', { 'Ingresa tu fecha de nacimiento': '1990-05-17' })
    await browser.go(`${baseURL}/login`)
    await browser.press('Submit', { Email: person.email, Password: person.password })
  }
  await logInPlainly(plain, person)
  const first = buttonsOf(await plain.go('/account/sessions'))
  expect(first).toHaveLength(3)
  const closed = await plain.press(first[0]!)
  expect(closed.text).toContain('La sesión se cerró')
  expect(buttonsOf(closed)).toHaveLength(2)
  expect((await plain.follow('Cerrar todas las demás')).text).toContain('¿Cerrar todas las demás sesiones?')
  const alone = await plain.press('Sí, cerrar las demás')
  expect(alone.text).toContain('No hay ninguna otra sesión abierta: solo este navegador.')
  for (const browser of elsewhere) {
    expect((await browser.go(`${baseURL}/api/session`)).text).toBe('null')
  }
})
