import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoViolations } from './expect-no-violations.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { mailTo } from './read-mail.ts'
import { buyerForm, expect, test } from './shop.ts'

const NEW_PASSWORD = 'Malteada2026'
const WEAK =
  'La contraseña debe contener al menos una mayúscula, una minúscula, un número y tener más de 8 caracteres.'

async function aForgetfulPerson(request: APIRequestContext) {
  const person = buyerForm()
  expect((await request.post('/api/user', { data: person })).status()).toBe(201)
  return person
}

async function mailedCode(request: APIRequestContext, sandboxUrl: string, email: string) {
  const { text } = await mailTo(request, sandboxUrl, email, /código/)
  return /^\d{6}$/m.exec(text)![0]
}

/** Asks for a code; answers where the button of its mail leads, as a path of the shop. */
async function mailedLink(request: APIRequestContext, sandboxUrl: string, email: string): Promise<string> {
  await request.post('/api/forgetpassword', { data: { email } })
  const { text } = await mailTo(request, sandboxUrl, email, /código/)
  const { pathname, search } = new URL(/https?:\S+forgotPassword\S+/.exec(text)![0])
  return `${pathname}${search}`
}

/** As whoever has asked for a code and presses the button of its mail. */
async function followMailedLink(page: Page, sandboxUrl: string, email: string) {
  await page.goto(await mailedLink(page.request, sandboxUrl, email))
}

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

async function choosePassword(page: Page, code: string, { confirmation = NEW_PASSWORD } = {}) {
  await fillIn(page, {
    'Código de verificación': code,
    'Nueva contraseña': NEW_PASSWORD,
    'Confirmar contraseña': confirmation,
  })
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Submit' }).click()
}

test('from the log-in to the mailbox and back with a new password; other sessions end', async ({
  page,
  buyer,
  browser,
  baseURL,
  sandboxUrl,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  await page.goto('/home')
  await expect(page.getByText('Menu', { exact: true })).toBeVisible()
  const visitor = await elsewhere.newPage()
  await visitor.goto('/login')
  await visitor.getByLabel('Ingresa tu fecha de nacimiento').fill('1985-02-03')
  await visitor.getByRole('button', { name: 'Comprobar' }).click()
  await visitor.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(visitor).toHaveURL('/forgotPassword')
  await visitor.getByLabel('Correo electrónico').fill(buyer.email)
  await visitor.getByRole('button', { name: 'Enviar código' }).click()
  await expect(
    visitor.getByText('Se ha enviado un código de verificación a tu correo electrónico').first(),
  ).toBeVisible()
  await expect(visitor.getByLabel('Código de verificación')).toBeFocused()
  await expect(visitor.getByLabel('Correo electrónico')).toHaveValue(buyer.email)

  const code = await mailedCode(visitor.request, sandboxUrl, buyer.email)
  await choosePassword(visitor, code)
  await expect(visitor).toHaveURL('/login')
  await expect(visitor.getByText('Contraseña cambiada exitosamente').first()).toBeVisible()
  await logIn(visitor, buyer.email, NEW_PASSWORD)
  await expect(visitor).toHaveURL('/shop')
  await mailTo(visitor.request, sandboxUrl, buyer.email, /Cambiaste la contraseña/)
  await elsewhere.close()

  await page.reload()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('who follows the mail’s link types no code', async ({ page, sandboxUrl }) => {
  const person = await aForgetfulPerson(page.request)
  await followMailedLink(page, sandboxUrl, person.email)
  await expect(page.getByText('El enlace de tu correo ya trae el código')).toBeVisible()
  await expect(page.getByLabel('Código de verificación')).toHaveCount(0)
  await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('readonly')
  await fillIn(page, { 'Nueva contraseña': NEW_PASSWORD, 'Confirmar contraseña': NEW_PASSWORD })
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, person.email, NEW_PASSWORD)
  await expect(page).toHaveURL('/shop')
})

test('each wrong field says so, and a wrong code is told without sending anything back', async ({ page }) => {
  const person = await aForgetfulPerson(page.request)
  await page.goto('/forgotPassword')
  const email = page.getByLabel('Correo electrónico')
  await expect(page.getByRole('button', { name: 'Enviar código' })).toBeDisabled()
  for (const [typed, said] of [
    ['ana@', 'Correo electrónico inválido'],
    ['', 'Información requerida'],
  ] as const) {
    await email.fill(typed)
    await email.blur()
    await expect(page.getByText(said)).toBeVisible()
  }
  await email.fill('nadie@example.com')
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(
    page.getByText('Error al enviar el código de verificación. Correo electrónico no encontrado.').first(),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Ya tengo un código' }).click()
  for (const [label, typed, said] of [
    ['Código de verificación', 'abc', 'El código lleva 6 dígitos.'],
    ['Código de verificación', '', 'Información requerida'],
    ['Nueva contraseña', 'corta', WEAK],
    ['Confirmar contraseña', 'distinta', 'Las contraseñas no coinciden'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(typed || 'x')
    await field.fill(typed)
    await field.blur()
    await expect(page.getByText(said).first()).toBeVisible()
  }
  await fillIn(page, { 'Correo electrónico': person.email })
  await choosePassword(page, '000000')
  await expect(
    page.getByText('Error al cambiar la contraseña. Código incorrecto o inesperado.').first(),
  ).toBeVisible()
  expect(await page.content()).not.toContain(NEW_PASSWORD)
})

test('a mistyped code loses nothing: the step stays, what was typed stays, the right code follows', async ({
  page,
  sandboxUrl,
}) => {
  const person = await aForgetfulPerson(page.request)
  await page.goto('/forgotPassword')
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  const code = await mailedCode(page.request, sandboxUrl, person.email)
  await choosePassword(page, code === '000000' ? '000001' : '000000')
  const wrong = page.getByText('Error al cambiar la contraseña. Código incorrecto o inesperado.')
  await expect(wrong.first()).toBeVisible()
  await expect(page.getByText('No pudimos cambiar la contraseña').first()).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email)
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toHaveValue(NEW_PASSWORD)

  await page.getByLabel('Código de verificación').fill(code)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(wrong).toHaveCount(0)
})

test('the mail’s link comes back from the age gate with the e-mail known', async ({
  page,
  sandboxUrl,
  browser,
  baseURL,
}) => {
  const person = await aForgetfulPerson(page.request)
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  const reader = await elsewhere.newPage()
  await followMailedLink(reader, sandboxUrl, person.email)
  await reader.getByLabel('Ingresa tu fecha de nacimiento').fill('1985-02-03')
  await reader.getByRole('button', { name: 'Comprobar' }).click()
  await expect(reader.getByText('solo falta la nueva contraseña')).toBeVisible()
  await expect(reader.getByLabel('Correo electrónico')).toHaveValue(person.email)
  expect(reader.url()).not.toContain('example.com')
  await elsewhere.close()
})

test('who is logged in has no business there', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy()
  expect((await page.goto('/forgotPassword'))?.status()).toBe(404)
  await expect(page.getByText('As Person you do not have access to this page')).toBeVisible()
})

test('axe finds nothing on either step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/forgotPassword', '/forgotPassword?step=code']) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})

plainTest(
  'without a line of script the same way leads to a new password, and says what is wrong',
  async ({ plain, request, sandboxUrl }) => {
    const person = await aForgetfulPerson(request)
    await plain.go('/forgotPassword')
    const unknown = await plain.press('Enviar código', { 'Correo electrónico': 'nadie@example.com' })
    expect(unknown.text).toContain('Correo electrónico no encontrado.')
    const sent = await plain.press('Enviar código', { 'Correo electrónico': person.email })
    expect(sent.text).toContain('Se ha enviado un código')
    const code = await mailedCode(request, sandboxUrl, person.email)
    const wanted = { 'Código de verificación': code, 'Nueva contraseña': NEW_PASSWORD }
    const wrong = await plain.press('Cambiar contraseña', { ...wanted, 'Confirmar contraseña': 'Otra2026x' })
    expect(wrong.text).toContain('Las contraseñas no coinciden')
    const changed = await plain.press('Cambiar contraseña', {
      ...wanted,
      'Confirmar contraseña': NEW_PASSWORD,
    })
    expect(new URL(changed.url).pathname).toBe('/login')
    const entered = await logInPlainly(plain, { email: person.email, password: NEW_PASSWORD })
    expect(new URL(entered.url).pathname).toBe('/shop')
  },
)

plainTest(
  'without a line of script the mail’s link still brings the code after a mistyped confirmation',
  async ({ plain, request, sandboxUrl }) => {
    const person = await aForgetfulPerson(request)
    await plain.go(await mailedLink(request, sandboxUrl, person.email))
    for (const confirmation of ['Otra2026x', NEW_PASSWORD]) {
      expect(plain.standsIn('Correo electrónico', 'Cambiar contraseña')).toBe(person.email)
      const { text, url } = await plain.press('Cambiar contraseña', {
        'Nueva contraseña': NEW_PASSWORD,
        'Confirmar contraseña': confirmation,
      })
      if (confirmation === NEW_PASSWORD) expect(new URL(url).pathname).toBe('/login')
      else expect(text).toContain('Las contraseñas no coinciden')
    }
  },
)
