import type { Page } from '@playwright/test'
import { aPhoto } from './a-photo.ts'
import { expect, test } from './shop.ts'

const REQUIRED = 'Información requerida'
const LETTERS = 'Solo se permiten letras'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })

/** What the read view says under a name. */
function fact(page: Page, name: string) {
  return page
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
}

test('from the menu to the profile, and back with another city and a picture', async ({ page, buyer }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('link', { name: 'User', exact: true }).click()
  await expect(page).toHaveURL(`/user/${buyer.id}`)
  await expect(page.getByRole('heading', { name: 'Lucía Paz' })).toBeVisible()
  await expect(fact(page, 'Correo electrónico')).toHaveText(buyer.email)
  await expect(fact(page, 'Ciudad')).toHaveText('Villa María')

  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(field(page, 'Contraseña actual')).toHaveCount(0)
  await field(page, 'País').selectOption('Chile')
  await field(page, 'Estado / Provincia').selectOption('Valparaíso')
  await field(page, 'Ciudad').fill('Viña del Mar')
  const picture = page.getByRole('group', { name: 'Imagen' })
  await picture.locator('input[type=file]').setInputFiles(await aPhoto())
  await picture.getByRole('button', { name: 'Cargar' }).click()
  await expect(picture.getByText('Tu imagen está cargada.').first()).toBeVisible()
  await save(page).click()

  await expect(page).toHaveURL(`/user/${buyer.id}`)
  await expect(page.getByText('User update').first()).toBeVisible()
  await expect(fact(page, 'Ciudad')).toHaveText('Viña del Mar')
  await expect(fact(page, 'País')).toHaveText('Chile')
  await expect(page.getByRole('img', { name: 'Imagen de Lucía Paz' })).toHaveAttribute('src', /^\/media\//)
})

test('every field says once what is wrong with it', async ({ page, buyer }) => {
  await page.goto(`/user/${buyer.id}?edit`)
  for (const [label, typed, said] of [
    ['Nombre', '', REQUIRED],
    ['Nombre', 'Luc1a', LETTERS],
    ['Apellido', '', REQUIRED],
    ['Apellido', 'Paz!', LETTERS],
    ['Documento', '', REQUIRED],
    ['Documento', '12345', 'El documento lleva de 6 a 15 dígitos.'],
    ['Correo electrónico', '', REQUIRED],
    ['Correo electrónico', 'lucia@', 'Correo electrónico inválido'],
    ['Teléfono', 'llámame', 'Debe indicar un número valido'],
    ['Ciudad', '', REQUIRED],
    ['Ciudad', 'Córdoba 2', LETTERS],
    ['Dirección', '', REQUIRED],
  ] as const) {
    const input = field(page, label)
    const before = await input.inputValue()
    await input.fill(typed)
    await input.blur()
    await expect(input).toHaveAccessibleDescription(said)
    await expect(save(page)).toBeDisabled()
    await input.fill(before)
  }
  await expect(save(page)).toBeEnabled()
  await field(page, 'Estado / Provincia').selectOption('')
  await expect(save(page)).toBeDisabled()
  await field(page, 'País').focus()
  await field(page, 'País').selectOption('')
  await field(page, 'País').blur()
  await expect(field(page, 'País')).toHaveAccessibleDescription(REQUIRED)
})

test('a refusal keeps what was typed; leaving asks, cancelling does not', async ({ page, buyer }) => {
  await page.goto(`/user/${buyer.id}?edit`)
  await field(page, 'Ciudad').fill('Rosario')
  await field(page, 'Correo electrónico').fill(`otra-${buyer.email}`)
  await expect(save(page)).toBeDisabled()
  await field(page, 'Contraseña actual').fill('Equivocada2026')
  await save(page).click()
  await expect(page.getByText('La contraseña no es correcta.').first()).toBeVisible()
  await expect(field(page, 'Ciudad')).toHaveValue('Rosario')
  expect(await page.content()).not.toContain('Equivocada2026')

  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  await dialog.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(field(page, 'Ciudad')).toHaveValue('Rosario')
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL('/shop')

  await page.goto(`/user/${buyer.id}?edit`)
  await field(page, 'Ciudad').fill('Rosario')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(fact(page, 'Ciudad')).toHaveText('Villa María')
})

test('the animation lies over the profile, and any key takes it away', async ({ page, buyer }) => {
  // A hundred times slower: on a busy machine its 3 seconds may be over before the page has been looked at.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await page.goto(`/user/${buyer.id}`)
  const veil = page.locator('[style*="--seconds"]')
  await expect(veil).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(veil).toHaveCount(0)
})

test("somebody else's profile and one that never was are not found; visitors may log in", async ({
  page,
  buyer,
  browser,
  baseURL,
}) => {
  expect(buyer.id).toBeTruthy()
  for (const id of ['019a9a9a-0000-7000-8000-000000000000', 'nadie']) {
    expect((await page.goto(`/user/${id}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '¡Usuario no encontrado!' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page).not.toHaveURL(/nadie/)

  const context = await browser.newContext({ baseURL: baseURL! })
  await context.request.post('/?index', { form: { birthDay: '1990-05-17' } })
  const visitor = await context.newPage()
  expect((await visitor.goto(`/user/${buyer.id}`))?.status()).toBe(404)
  await visitor.getByRole('link', { name: 'Iniciar sesión y volver' }).click()
  await visitor.getByLabel('Email').fill(buyer.email)
  await visitor.getByLabel('Password', { exact: true }).fill(buyer.password)
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor).toHaveURL(`/user/${buyer.id}`)
  await context.close()
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })

  test('the profile is edited all the same, picture included', async ({ page, buyer }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/user/${buyer.id}`)
    await page.getByRole('link', { name: 'Editar' }).click()
    await expect(page.getByText('Solo si cambias tu e-mail')).toBeVisible()
    await field(page, 'Ciudad').fill('Rosario 3')
    await save(page).click()
    await expect(page.getByRole('alert').filter({ hasText: `Ciudad: ${LETTERS}` })).toBeVisible()
    await expect(field(page, 'Ciudad')).toHaveValue('Rosario 3')
    await field(page, 'Ciudad').fill('Rosario')
    await field(page, 'Estado / Provincia').selectOption('Santa Fe')
    await page.locator('input[name=imageFile]').setInputFiles(await aPhoto())
    await save(page).click()
    await expect(page).toHaveURL(`/user/${buyer.id}`)
    await expect(page.getByText('User update').first()).toBeVisible()
    await expect(fact(page, 'Ciudad')).toHaveText('Rosario')
    await expect(page.getByRole('img', { name: 'Imagen de Lucía Paz' })).toHaveAttribute('src', /^\/media\//)

    await page.getByRole('link', { name: 'Editar' }).click()
    await field(page, 'Correo electrónico').fill(`otra-${buyer.email}`)
    await save(page).click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Para cambiar tu correo electrónico, escribe tu contraseña actual.' }),
    ).toBeVisible()
  })
})
