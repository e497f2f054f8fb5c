import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { plainTest } from './plain.ts'
import { buyerForm, expect, test } from './shop.ts'

const SELLER_WEAK = 'La contraseña debe contener al menos una letra mayúscula y un número'
const WEAK =
  'La contraseña debe contener al menos una mayúscula, una minúscula, un número y tener más de 8 caracteres.'

const email = () => `ventas-${randomUUID()}@example.com`

async function fillIn(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByLabel('País', { exact: true }).selectOption('Chile')
  await page.getByLabel('Estado / Provincia').selectOption('Valparaíso')
}

function aSeller(over: Record<string, string> = {}): Record<string, string> {
  return {
    'Correo electrónico': email(),
    Contraseña: 'Cerveza2026',
    Nombre: 'Elena',
    Apellido: 'Rojas',
    Documento: '20111333',
    'Teléfono móvil': '+56 32 555 0101',
    'Nombre de la compañía': 'Cervecería del Puerto',
    'Dirección de la compañía': 'Cerro Alegre 7',
    Ciudad: 'Valparaíso',
    ...over,
  }
}

test('the log-in leads to the choice, and the choice to both sign-ups', async ({ page }) => {
  await page.goto('/login?next=%2FmyShop')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Te gustaria registrarte como:' })).toBeVisible()
  await page.getByRole('link', { name: 'Buyer' }).click()
  await expect(page).toHaveURL('/buyerSignUp?next=%2FmyShop')
  await page.goBack()
  await page.getByRole('link', { name: 'Seller' }).click()
  await expect(page).toHaveURL('/sellerSignUp?next=%2FmyShop')
})

test('whoever has an account has nothing to choose, and is not asked to sell', async ({ page, buyer }) => {
  expect(buyer).toBeTruthy()
  for (const path of ['/chooseSignUp', '/sellerSignUp']) {
    expect((await page.goto(path))?.status()).toBe(404)
  }
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Ver cervezas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vender la mía' })).toHaveCount(0)
})

test('each field has its hint, and its message once it is wrong', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Vender la mía' }).click()
  for (const section of ['USUARIO', 'DATOS PERSONALES', 'DATOS DE MI COMPAÑÍA']) {
    await expect(page.getByRole('group', { name: section })).toBeVisible()
  }
  const submit = page.getByRole('button', { name: 'Crear Usuario' })
  await expect(submit).toBeDisabled()
  const good = aSeller()
  await fillIn(page, good)
  await expect(submit).toBeEnabled()
  for (const [label, typed, said] of [
    ['Correo electrónico', 'ventas@', 'Correo electrónico inválido'],
    ['Contraseña', 'cerveza2026', SELLER_WEAK],
    ['Contraseña', 'CervezaRubia', SELLER_WEAK],
    ['Contraseña', 'CERVEZA2026', WEAK],
    ['Nombre', 'Elena 1', 'Solo se permiten letras'],
    ['Apellido', 'R@jas', 'Solo se permiten letras'],
    ['Documento', '12', 'El documento lleva de 6 a 15 dígitos.'],
    ['Teléfono móvil', 'llámame', 'Debe indicar un número valido'],
    ['Nombre de la compañía', 'Malta <3', 'Must be a company'],
    ['Dirección de la compañía', '', 'Información requerida'],
    ['Ciudad', '42', 'Solo se permiten letras'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(typed)
    await field.blur()
    await expect(field).toHaveAccessibleDescription(said)
    await expect(submit).toBeDisabled()
    await field.fill(good[label]!)
    await expect(submit).toBeEnabled()
  }
  await page.getByLabel('País', { exact: true }).selectOption('Argentina')
  const state = page.getByLabel('Estado / Provincia')
  await expect(state.getByRole('option', { name: 'Mendoza' })).toBeAttached()
  await expect(state.getByRole('option', { name: 'Valparaíso' })).not.toBeAttached()
  await expect(submit).toBeDisabled()
  await state.focus()
  await state.blur()
  await expect(state).toHaveAccessibleDescription('Información requerida')
  await page.getByLabel('País', { exact: true }).selectOption('')
  await page.getByLabel('País', { exact: true }).focus()
  await page.getByLabel('País', { exact: true }).blur()
  await expect(page.getByLabel('País', { exact: true })).toHaveAccessibleDescription('Información requerida')
})

test('every hint is there from the start', async ({ page }) => {
  await page.goto('/sellerSignUp')
  for (const [label, hint] of [
    ['Correo electrónico', 'Debe indicar un correo electrónico valido'],
    [
      'Contraseña',
      'Al menos 8 caracteres, con una mayúscula, una minúscula y un número. Proporcione una contraseña.',
    ],
    ['Nombre', 'Debe indicar su nombre'],
    ['Apellido', 'Debe indicar su apellido'],
    ['Documento', 'Debe indicar su número de documento de identidad'],
    ['Teléfono móvil', 'Debe indicar un número valido'],
    ['Nombre de la compañía', 'Debe indicar el nombre de su compañía'],
    ['Dirección de la compañía', 'Debe indicar la dirección de la compañía'],
    ['País', 'Debe indicar su país de residencia'],
    ['Estado / Provincia', 'Debe indicar el estado/región/provincia donde reside'],
    ['Ciudad', 'Debe indicar su ciudad de residencia'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(hint)
  }
})

test('a company signs up, is led to the log-in by itself, and lands on home', async ({ page }) => {
  const seller = aSeller()
  await page.goto('/sellerSignUp')
  await fillIn(page, seller)
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(page.getByText('Se creo correctamente su compañía').first()).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(seller['Correo electrónico']!)
  await page.getByLabel('Password', { exact: true }).fill('Cerveza2026')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Menu', { exact: true })).toBeVisible()
})

test('a brewery ships where it says: to its own country unless it presses for all or some', async ({
  page,
}) => {
  await page.goto('/sellerSignUp')
  const own = page.getByLabel('A mi país')
  const all = page.getByLabel('A todos')
  const submit = page.getByRole('button', { name: 'Crear Usuario' })
  await expect(own).toBeChecked()
  await fillIn(page, aSeller())
  await own.uncheck()
  await expect(submit).toBeDisabled()
  await all.check()
  await expect(submit).toBeEnabled()
  await own.check()
  await expect(all).not.toBeChecked()
  await page.getByText('Elegir otros países').click()
  await page.getByLabel('Uruguay').check()
  await submit.click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Password', { exact: true }).fill('Cerveza2026')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/home')
  const { id } = await (await page.request.get('/api/session')).json()
  expect(await (await page.request.get(`/api/company/${id}`)).json()).toMatchObject({
    shipsTo: ['Chile', 'Uruguay'],
  })
})

test('a refusal is told under the words of the specification', async ({ page }) => {
  const taken = buyerForm()
  await page.request.post('/api/user', { data: taken })
  await page.goto('/sellerSignUp')
  await fillIn(page, aSeller({ 'Correo electrónico': taken.email }))
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(page.getByText('No ha sido posible cargar su compañía').first()).toBeVisible()
  await expect(page.getByText('Ya existe una cuenta con ese email.').first()).toBeVisible()
  expect(await page.content()).not.toContain('Cerveza2026')
})

test('what the forms accept can be read', async ({ page }) => {
  for (const path of ['/buyerSignUp', '/sellerSignUp']) {
    await page.goto(path)
    const form = page.getByRole('main')
    await expect(form.getByText('Al crear la cuenta aceptas los')).toBeVisible()
    await expect(form.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute(
      'href',
      '/privacy',
    )
    await form.getByRole('link', { name: 'términos de uso' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Términos de uso' })).toBeVisible()
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible()
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/aboutUs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cerveza con nombre y apellido.')
})

plainTest('without JavaScript a company signs up all the same', async ({ plain }) => {
  await plain.go('/sellerSignUp')
  const wrong = await plain.press('Crear Usuario')
  expect(wrong.html).toMatch(/<a\b[^>]*>Contraseña: (<!-- -->)?Información requerida/)
  const place = { País: 'Chile', 'Estado / Provincia': 'Valparaíso' }
  const made = await plain.press('Crear Usuario', { ...aSeller(), ...place })
  expect(made.text).toContain('Se creo correctamente su compañía')
})
