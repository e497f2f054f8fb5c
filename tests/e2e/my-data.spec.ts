import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buyThroughApi } from './buy-through-api.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { mailTo, proveEmail } from './read-mail.ts'
import { type Beer, buyerForm, eventually, expect, test } from './shop.ts'

const UNDERSTOOD = 'Entiendo que mi cuenta y mis datos se borran para siempre.'

async function askForDeletion(page: Page) {
  await page.goto('/account/data')
  await page.getByRole('link', { name: 'Borrar mi cuenta…' }).click()
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Submit' }).click()
}

test('a buyer takes their data along as a file', async ({ page, buyer, publish }) => {
  const beer = await publish({ price: 5 })
  await buyThroughApi(page.request, beer, 1)
  await page.goto('/account/data')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar mis datos' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^lupulo-mis-datos-\d{4}-\d\d-\d\d\.json$/)
  const held = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(held).toMatchObject({
    account: { email: buyer.email, role: 'Person' },
    buyer: { name: 'Lucía', lastName: 'Paz', document: '30111222', address: 'Belgrano 123' },
    orders: [
      {
        state: 'paid',
        total: 5,
        delivery: { recipient: 'Lucía Paz', city: 'Villa María' },
        lines: [{ name: beer.name, quantity: 1, unitPrice: 5 }],
        payments: [{ amount: 7085, status: 'approved' }],
        parcels: [{ state: 'pending' }],
      },
    ],
  })
  expect(JSON.stringify(held)).not.toMatch(/argon2|token/i)
  await expect(page.getByRole('heading', { name: 'Mis datos' })).toBeVisible()
})

test('a buyer is told what stands in the way, and is deleted once nothing does; the review has gone with the money', async ({
  page,
  context,
  buyer,
  publish,
  sandboxUrl,
}) => {
  const beer = await publish()
  await proveEmail(page.request, sandboxUrl, buyer.email)
  const { paymentId } = await buyThroughApi(page.request, beer, 1)
  const review = { productId: beer.id, rate: 4, comment: 'Seca y luminosa.' }
  expect((await context.request.post('/api/qualification', { data: review })).ok()).toBe(true)
  await page.goto('/account/data')
  await expect(page.getByText('Tienes una compra pagada que todavía no se envió.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Borrar mi cuenta…' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver mis compras' }).click()
  await expect(page).toHaveURL('/myShop')

  await page.request.post(`${sandboxUrl}/sandbox/payments/${paymentId}/charge-back`)
  await page.goto('/account/data')
  await eventually(page, () =>
    expect(page.getByRole('link', { name: 'Borrar mi cuenta…' })).toBeVisible({ timeout: 500 }),
  )
  await page.getByRole('link', { name: 'Borrar mi cuenta…' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Borrar la cuenta para siempre?' })
  const yes = dialog.getByRole('button', { name: 'Borrar mi cuenta' })
  await expect(yes).toBeDisabled()
  await dialog.getByRole('link', { name: 'No, conservarla' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Borrar mi cuenta…' }).click()
  await dialog.getByLabel('Contraseña actual').fill(buyer.password)
  await expect(yes).toBeDisabled()
  await dialog.getByLabel(UNDERSTOOD).check()
  await yes.click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Tu cuenta se borró').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await mailTo(page.request, sandboxUrl, buyer.email, /Borramos tu cuenta/)

  await page.goto(`/detail/${beer.id}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: beer.name })).toBeVisible()
  await expect(page.getByText('Seca y luminosa.')).toHaveCount(0)
  await expect(page.getByText('Lucía')).toHaveCount(0)
  await logIn(page, buyer)
  await expect(page.getByText('El email o la contraseña no son correctos.').first()).toBeVisible()
  const again = await context.request.post('/api/user', { data: { ...buyerForm(), email: buyer.email } })
  expect(again.status()).toBe(201)
  await logIn(page, buyer)
  await expect(page).toHaveURL('/shop')
  await page.goto('/myShop')
  await expect(page.getByText('At this moment there is nothing to show...')).toBeVisible()
})

test('a wrong password deletes nothing and is not sent back', async ({ page, buyer }) => {
  await askForDeletion(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña actual').fill('Equivocada1')
  await dialog.getByLabel(UNDERSTOOD).check()
  await dialog.getByRole('button', { name: 'Borrar mi cuenta' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'La contraseña no es correcta.' })).toBeVisible()
  expect(await page.content()).not.toContain('Equivocada1')
  await page.goto('/account/data')
  await expect(page.getByRole('heading', { name: 'Mis datos' })).toBeVisible()
  expect(buyer.email).toBeTruthy()
})

test('with a seller their beers leave the shop', async ({ page, browser, baseURL }) => {
  const form = { ...buyerForm(), company: `Adiós ${randomUUID().slice(0, 8)}`, phone: '+54 353 5550100' }
  await page.request.post('/api/company', { data: form })
  await page.request.post('/api/login', { data: { email: form.email, password: form.password } })
  const published = await page.request.post('/api/product', {
    data: {
      name: `Última ${randomUUID().slice(0, 8)}`,
      type: 'IPA',
      ABV: 6,
      IBU: 40,
      description: 'La despedida.',
      price: 4,
      stock: 3,
      presentation: 'Lata 473 ml',
    },
  })
  const beer: Beer = await published.json()
  await page.goto('/account/data')
  await expect(page.getByText('Tus cervezas salen de la venta.')).toBeVisible()
  await page.getByRole('link', { name: 'Borrar mi cuenta…' }).click()
  await page.getByLabel('Contraseña actual').fill(form.password)
  await page.getByLabel(UNDERSTOOD).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar mi cuenta' }).click()
  await expect(page.getByText('Tu cuenta se borró').first()).toBeVisible()
  const visitor = await browser.newContext({ baseURL: baseURL! })
  expect((await visitor.request.get(`/api/product/${beer.id}`)).status()).toBe(404)
  await visitor.close()
})

test('who came in through a provider just now only says that they understand', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(`elena-${randomUUID()}@example.com`)
  await page.getByLabel('First name').fill('Elena')
  await page.getByLabel('Last name').fill('Rojas')
  await page.getByLabel('The provider has verified this e-mail').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page.getByText('Menu', { exact: true })).toBeVisible()
  await askForDeletion(page)
  await expect(page.getByLabel('Contraseña actual')).toHaveCount(0)
  await page.getByLabel(UNDERSTOOD).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar mi cuenta' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Tu cuenta se borró').first()).toBeVisible()
})

test('visitors are asked to log in first', async ({ page }) => {
  expect((await page.goto('/account/data'))?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Iniciar sesión y volver' })).toBeVisible()
})

plainTest(
  'without JavaScript the file is there, and the account can be deleted',
  async ({ plain, request }) => {
    const person = buyerForm()
    expect((await request.post('/api/user', { data: person })).ok()).toBe(true)
    await logInPlainly(plain, person)
    await plain.go('/account/data')
    expect(JSON.parse((await plain.follow('Descargar mis datos')).html).account.email).toBe(person.email)
    await plain.go('/account/data')
    const asked = await plain.follow('Borrar mi cuenta…')
    expect(asked.text).toContain('¿Borrar la cuenta para siempre?')
    const press = (typed: Record<string, string>) => plain.press('Borrar mi cuenta', typed)
    const unsure = await press({ 'Contraseña actual': person.password })
    expect(unsure.text).toContain('Marca la casilla para confirmar que lo entiendes.')
    const wrong = await press({ 'Contraseña actual': 'Equivocada1', [UNDERSTOOD]: 'on' })
    expect(wrong.text).toContain('La contraseña no es correcta.')
    const gone = await press({ 'Contraseña actual': person.password, [UNDERSTOOD]: 'on' })
    expect(new URL(gone.url).pathname).toBe('/home')
    expect(gone.text).toContain('Tu cuenta se borró')
  },
)
