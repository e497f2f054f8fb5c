import type { Page } from '@playwright/test'
import { codeNotShown, shownCode } from '../factories/an-authenticator.ts'
import { anAdmin, logInOn } from './an-admin.ts'
import { expect, passAgeGate, signIn, test } from './shop.ts'

const PAGE = '/account/secondFactor'
const WRONG = 'El código no es correcto o ya se usó. Espera al siguiente y vuelve a probar.'

/** Asks for the password and reads the key that the page shows for typing. */
async function beginOn(page: Page, password: string): Promise<string> {
  await page.getByLabel('Contraseña actual').fill(password)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  expect(key).toMatch(/^[A-Z2-7]{40}$/)
  await expect(page.getByRole('link', { name: /Abrir la aplicación/ })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/L%C3%BApulo:.*secret=${key}`),
  )
  return key
}

async function confirmOn(page: Page, code: string) {
  await page.getByLabel('Código de 6 dígitos').fill(code)
  await page.getByRole('button', { name: 'Activar' }).click()
}

async function readCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Códigos de respaldo' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return codes.allInnerTexts()
}

async function logOut(page: Page) {
  await page.request.post('/api/logout')
}

test('an admin turns it on, logs in with a code and with a backup code, and turns it off', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await anAdmin()
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  await passAgeGate(elsewhere)
  await signIn(elsewhere, admin)
  await signIn(page.context(), admin)

  await page.goto('/account')
  await page.getByRole('link', { name: 'Verificación en dos pasos' }).click()
  await expect(page.getByRole('heading', { name: 'Activar' })).toBeVisible()
  await page.getByLabel('Contraseña actual').fill('Equivocada1')
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByText('La contraseña no es correcta.').first()).toBeVisible()
  const key = await beginOn(page, admin.password)
  await confirmOn(page, codeNotShown(key))
  await expect(page.getByText(WRONG).first()).toBeVisible()
  await confirmOn(page, shownCode(key))
  await expect(page.getByText('La verificación en dos pasos está activada').first()).toBeVisible()
  const [backupCode, spare, last] = (await readCodes(page)) as [string, string, string]
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toBe('lupulo-codigos-de-respaldo.txt')
  await page.getByRole('link', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('Activada', { exact: true })).toBeVisible()
  await expect(page.getByText(backupCode)).toHaveCount(0)
  // Wherever else they were logged in, they are no more.
  const session = await elsewhere.request.get('/api/session')
  expect(await session.json()).toBeNull()
  await elsewhere.close()

  await logOut(page)
  await page.goto('/login?next=%2Faccount%2Fsessions')
  await logInOn(page, admin)
  await expect(page).toHaveURL('/login/secondFactor?next=%2Faccount%2Fsessions')
  const field = page.getByLabel('Código de 6 dígitos')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await field.fill(codeNotShown(key))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText(WRONG).first()).toBeVisible()
  await field.fill(shownCode(key, 1))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Login successful').first()).toBeVisible()
  await expect(page).toHaveURL('/account/sessions')

  for (const isFirst of [true, false]) {
    await logOut(page)
    await page.goto('/login?next=%2Faccount%2Fsessions')
    await logInOn(page, admin)
    await page.getByRole('link', { name: 'Usar un código de respaldo' }).click()
    await page.getByLabel('Código de respaldo').fill(backupCode)
    await page.getByRole('button', { name: 'Entrar' }).click()
    if (isFirst) await expect(page).toHaveURL('/account/sessions')
    else await expect(page.getByText(/Ese código de respaldo no es correcto/).first()).toBeVisible()
  }
  await page.getByLabel('Código de respaldo').fill(spare)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/account/sessions')

  await page.goto(PAGE)
  await page.getByRole('link', { name: 'Crear códigos nuevos' }).click()
  await page.getByLabel('Contraseña actual').fill(admin.password)
  await page.getByLabel('Código', { exact: true }).fill(backupCode)
  await page.getByRole('button', { name: 'Crear códigos nuevos' }).click()
  await expect(page.getByText(/Ese código de respaldo no es correcto/).first()).toBeVisible()
  await page.goto(`${PAGE}?do=end`)
  const proof = async (code: string) => {
    await page.getByLabel('Contraseña actual').fill(admin.password)
    await page.getByLabel('Código', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Desactivar' }).click()
  }
  await proof(spare)
  await expect(page.getByText(/Ese código de respaldo no es correcto/).first()).toBeVisible()
  await proof(last)
  await expect(page.getByText('La verificación en dos pasos está desactivada').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is set up, logged in with, renewed and turned off', async ({ page }) => {
    const admin = await anAdmin()
    await signIn(page.context(), admin)
    await page.goto(PAGE)
    const key = await beginOn(page, admin.password)
    await confirmOn(page, codeNotShown(key))
    await expect(page.getByRole('alert').getByText(WRONG).first()).toBeVisible()
    await confirmOn(page, shownCode(key))
    const codes = await readCodes(page)

    await logOut(page)
    await page.goto('/login')
    await logInOn(page, admin)
    await page.getByRole('link', { name: 'Usar un código de respaldo' }).click()
    await page.getByRole('link', { name: 'Usar el código de la aplicación' }).click()
    await page.getByLabel('Código de 6 dígitos').fill(shownCode(key, 1))
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText('Login successful').first()).toBeVisible()

    await page.goto(`${PAGE}?do=renew`)
    await page.getByLabel('Contraseña actual').fill(admin.password)
    await page.getByLabel('Código', { exact: true }).fill(codes[0]!)
    await page.getByRole('button', { name: 'Crear códigos nuevos' }).click()
    const renewed = await readCodes(page)
    expect(renewed).not.toContain(codes[1])

    await page.goto(`${PAGE}?do=end`)
    await page.getByLabel('Contraseña actual').fill(admin.password)
    await page.getByLabel('Código', { exact: true }).fill(renewed[0]!)
    await page.getByRole('button', { name: 'Desactivar' }).click()
    await expect(page.getByText('La verificación en dos pasos está desactivada').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible()
  })
})
