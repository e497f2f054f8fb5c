import type { Page } from '@playwright/test'
import { logInPlainly, plainTest } from './plain.ts'
import { confirmationLink, mailTo } from './read-mail.ts'
import { buyerForm, expect, test } from './shop.ts'

const WEAK =
  'La contraseña debe contener al menos una mayúscula, una minúscula, un número y tener más de 8 caracteres.'
const NEW_PASSWORD = 'Malteada2026'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' })

async function tellPassword(page: Page, current: string, wanted: string, confirmation = wanted) {
  await field(page, 'Contraseña actual').fill(current)
  await field(page, 'Nueva contraseña').fill(wanted)
  await field(page, 'Confirmar contraseña').fill(confirmation)
}

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Submit' }).click()
}

test('the e-mail of the sign-up is confirmed with the mailed link', async ({ page, buyer, sandboxUrl }) => {
  const subject = /Confirma tu correo/
  const first = await confirmationLink(page.request, sandboxUrl, buyer.email, subject)
  await page.goto('/account')
  await expect(page.getByText('Sin confirmar')).toBeVisible()
  await page.getByRole('button', { name: 'Reenviar enlace' }).click()
  await expect(page.getByText('Te enviamos el enlace otra vez.').first()).toBeVisible()
  const link = await confirmationLink(page.request, sandboxUrl, buyer.email, subject, 2)
  expect(link).not.toBe(first)

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir a tu cuenta' }).click()
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Este enlace ya no vale.' })).toBeVisible()
  await page.goto('/confirmEmail')
  await expect(page.getByRole('alert').filter({ hasText: 'A este enlace le falta una parte.' })).toBeVisible()
})

test('a changed e-mail counts once its own mailbox has confirmed it', async ({
  page,
  buyer,
  sandboxUrl,
  browser,
  baseURL,
}) => {
  const wanted = `nueva-${buyer.email}`
  await page.goto(`/user/${buyer.id}?edit`)
  await expect(field(page, 'Contraseña actual')).toHaveCount(0)
  await field(page, 'Correo electrónico').fill(wanted)
  await field(page, 'Contraseña actual').fill(buyer.password)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page).toHaveURL(`/user/${buyer.id}`)
  await expect(page.getByText('User update').first()).toBeVisible()
  const notice = page.getByText(
    `Enviamos un enlace a ${wanted}. Hasta que lo abras, tu e-mail sigue siendo ${buyer.email}.`,
  )
  await expect(notice).toBeVisible()
  const subject = /Confirma tu nuevo correo/
  await mailTo(page.request, sandboxUrl, wanted, subject)
  await page.getByRole('button', { name: 'Reenviar' }).click()
  await expect(page.getByText('Te enviamos el enlace otra vez.').first()).toBeVisible()
  await expect(page).toHaveURL(`/user/${buyer.id}`)

  // The second link counts, the first no more.
  const link = await confirmationLink(page.request, sandboxUrl, wanted, subject, 2)
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  await elsewhere.request.post('/?index', { form: { birthDay: '1990-05-17' } })
  const visitor = await elsewhere.newPage()
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(visitor.getByText(`${wanted} es el e-mail de tu cuenta.`)).toBeVisible()
  await logIn(visitor, wanted, buyer.password)
  await expect(visitor).toHaveURL('/shop')
  await visitor.goto('/account')
  await expect(visitor.getByText(wanted)).toBeVisible()
  await elsewhere.close()
})

test('each wrong field of the password says so', async ({ page, seller }) => {
  expect(seller.id).toBeTruthy()
  await page.goto('/account')
  await expect(change(page)).toBeDisabled()
  for (const [label, typed, said] of [
    ['Contraseña actual', '', 'Información requerida'],
    ['Nueva contraseña', '', 'Información requerida'],
    ['Nueva contraseña', 'corta', WEAK],
    ['Confirmar contraseña', 'distinta', 'Las contraseñas no coinciden'],
  ] as const) {
    const input = field(page, label)
    await input.fill('x')
    await input.fill(typed)
    await input.blur()
    await expect(input).toHaveAccessibleDescription(said)
  }
  await tellPassword(page, 'Equivocada2026', NEW_PASSWORD)
  await change(page).click()
  await expect(page.getByText('La contraseña no es correcta.').first()).toBeVisible()
  expect(await page.content()).not.toContain(NEW_PASSWORD)
})

test('a changed password opens the shop, the old one does not, and a notice is mailed', async ({
  page,
  buyer,
  sandboxUrl,
}) => {
  // Nobody is told of anything at an e-mail that was never confirmed.
  await page.goto(await confirmationLink(page.request, sandboxUrl, buyer.email, /Confirma tu correo/))
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible()
  await page.goto('/account')
  await tellPassword(page, buyer.password, NEW_PASSWORD)
  await change(page).click()
  await expect(page.getByText('Contraseña cambiada exitosamente').first()).toBeVisible()
  await expect(page).toHaveURL('/account')
  await mailTo(page.request, sandboxUrl, buyer.email, /contraseña/)
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await logIn(page, buyer.email, buyer.password)
  await expect(page.getByText('Login Error').first()).toBeVisible()
  await logIn(page, buyer.email, NEW_PASSWORD)
  await expect(page).toHaveURL('/shop')
})

plainTest(
  'without a line of script the password is changed and the link mailed all the same',
  async ({ plain, request }) => {
    const person = buyerForm()
    await request.post('/api/user', { data: person })
    await logInPlainly(plain, person)
    await plain.go('/account')
    const wanted = { 'Contraseña actual': person.password, 'Nueva contraseña': NEW_PASSWORD }
    const wrong = await plain.press('Cambiar contraseña', { ...wanted, 'Confirmar contraseña': 'Otra2026x' })
    expect(wrong.text).toContain('Las contraseñas no coinciden')
    const changed = await plain.press('Cambiar contraseña', {
      ...wanted,
      'Confirmar contraseña': NEW_PASSWORD,
    })
    expect(changed.text).toContain('Contraseña cambiada exitosamente')
    const mailed = await plain.press('Reenviar enlace')
    expect(new URL(mailed.url).pathname).toBe('/account')
    expect(mailed.text).toContain('Te enviamos el enlace otra vez.')
  },
)
