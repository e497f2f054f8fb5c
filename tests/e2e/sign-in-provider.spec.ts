import type { Page } from '@playwright/test'
import { aPerson, continueAs } from './at-the-provider.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { buyerForm, expect, test } from './shop.ts'

async function logOut(page: Page) {
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
}

test('somebody new chooses to buy, and the next time is logged in straight away', async ({ page }) => {
  const person = aPerson()
  await page.goto('/login?next=%2FmyShop')
  await continueAs(page, person)
  await expect(page).toHaveURL('/login/choose?next=%2FmyShop')
  await expect(page.getByText(`Google nos dice que eres Elena Rojas (${person.email}).`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'términos de uso' })).toBeVisible()
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page.getByText('Usuario creado exitosamente').first()).toBeVisible()
  await expect(page).toHaveURL('/myShop')

  await logOut(page)
  await page.goto('/login')
  await continueAs(page, person)
  await expect(page.getByText('Login successful').first()).toBeVisible()
  await expect(page).toHaveURL('/shop')
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  await expect.poll(kept).toMatchObject({ access: true, role: 'Person', navigated: true })
})

test('who chooses once more on a page that was left behind is in, and is not told that it is over', async ({
  page,
}) => {
  await page.goto('/login?next=%2FmyShop')
  await continueAs(page, aPerson())
  await expect(page.getByRole('button', { name: 'Buy', exact: true })).toBeVisible()
  for (const _click of ['first', 'second']) {
    const answer = await page.request.post('/login/choose?next=%2FmyShop', { form: { role: 'Person' } })
    expect(new URL(answer.url()).pathname).toBe('/myShop')
  }
})

test('somebody new chooses to sell, and is led to their company first', async ({ page }) => {
  await page.goto('/chooseSignUp')
  await continueAs(page, aPerson())
  await page.getByRole('button', { name: 'Sale', exact: true }).click()
  await expect(page.getByText('Se creo correctamente su compañía').first()).toBeVisible()
  await expect(page).toHaveURL(/\/company\/[0-9a-f-]{36}/)
  await page.getByText('Menu', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('an e-mail that the provider has not verified makes no account', async ({ page }) => {
  const person = aPerson({ isVerified: false })
  await page.goto('/login')
  await continueAs(page, person)
  await expect(page.getByRole('alert').filter({ hasText: 'Ha ocurrido un error' })).toContainText(
    'Ha ocurrido un error: Google no confirma que ese correo sea tuyo. Crea una cuenta o entra con tu contraseña.',
  )
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Te gustaria registrarte como:' })).toBeVisible()
  const known = await page.request.get(`/api/check?email=${encodeURIComponent(person.email)}`)
  expect(await known.json()).toBe(false)
})

test('who has an account with a password links it once, with that password', async ({ page }) => {
  const account = buyerForm()
  await page.request.post('/api/user', { data: account })
  const person = aPerson({ email: account.email })
  await page.goto('/login')
  await continueAs(page, person)
  await expect(page.getByRole('heading', { name: 'Ya tienes una cuenta' })).toBeVisible()
  await expect(page.getByText(`Hay una cuenta con ${account.email}.`)).toBeVisible()
  const link = page.getByRole('button', { name: 'Unir y entrar' })
  await expect(link).toBeDisabled()
  await page.getByLabel('Password', { exact: true }).fill('Equivocada1')
  await link.click()
  await expect(page.getByText('La contraseña no es correcta.').first()).toBeVisible()
  expect(await page.content()).not.toContain('Equivocada1')
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await link.click()
  await expect(page.getByText('Login successful').first()).toBeVisible()
  await expect(page).toHaveURL('/shop')

  await logOut(page)
  await page.goto('/login')
  await continueAs(page, person)
  await expect(page.getByText('Login successful').first()).toBeVisible()
  await expect(page).toHaveURL('/shop')
})

test('who gives up at the provider is back at the log-in, and may try again', async ({ page }) => {
  await page.goto('/login?next=%2Fcart')
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/login?failed=cancelled&next=%2Fcart')
  await expect(page.getByText('Ha ocurrido un error: No nos diste permiso en Google')).toBeVisible()
  await continueAs(page, aPerson())
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page).toHaveURL('/cart')
})

test('nobody is led out of the shop, and codes that we never sent say nothing', async ({ page }) => {
  await page.goto('/login?next=https%3A%2F%2Fevil.example&failed=%3Cb%3E')
  await expect(page.getByRole('alert').filter({ hasText: 'Ha ocurrido un error' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Continuar con Google' })).toHaveAttribute(
    'href',
    '/api/sign-in/start',
  )
  await page.goto('/api/sign-in/callback?code=x&state=y')
  await expect(
    page.getByText('Ha ocurrido un error: Este intento de entrar con Google ya terminó'),
  ).toBeVisible()
  await page.goto('/login/choose')
  await expect(page).toHaveURL('/login?failed=over')
})

test('who is logged in proves themself once more at the provider', async ({ page }) => {
  const person = aPerson()
  await page.goto('/login')
  await continueAs(page, person)
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page).toHaveURL('/shop')
  await page.goto('/api/sign-in/start?again=1&next=%2FaboutUs')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Ha ocurrido un error: No nos diste permiso en Google')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Volver' }).click()
  await expect(page).toHaveURL('/aboutUs')
  await page.goto('/api/sign-in/start?again=1&next=%2FmyShop')
  await page.getByRole('button', { name: new RegExp(person.email) }).click()
  await expect(page).toHaveURL('/myShop')
})

test('axe finds nothing on the way through a provider', async ({ page }) => {
  await page.goto('/login?failed=cancelled')
  await expectNoViolations(page)
  await continueAs(page, aPerson())
  await expect(page.getByRole('button', { name: 'Buy', exact: true })).toBeVisible()
  await expectNoViolations(page)
  const account = buyerForm()
  await page.request.post('/api/user', { data: account })
  await page.goto('/login')
  await continueAs(page, aPerson({ email: account.email }))
  await expect(page.getByRole('button', { name: 'Unir y entrar' })).toBeVisible()
  await expectNoViolations(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all of it works', async ({ page }) => {
    const account = buyerForm()
    await page.request.post('/api/user', { data: account })
    await page.goto('/login')
    await continueAs(page, aPerson({ email: account.email }))
    await page.getByLabel('Password', { exact: true }).fill('Equivocada1')
    await page.getByRole('button', { name: 'Unir y entrar' }).click()
    const refusal = page.locator('noscript > [role=alert]')
    await expect(refusal).toBeVisible()
    await expect(refusal).toContainText('La contraseña no es correcta.')
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Unir y entrar' }).click()
    await expect(page).toHaveURL('/shop')
    await logOut(page)

    await page.goto('/login')
    await continueAs(page, aPerson())
    await page.getByRole('button', { name: 'Buy', exact: true }).click()
    await expect(page).toHaveURL('/shop')
  })
})
