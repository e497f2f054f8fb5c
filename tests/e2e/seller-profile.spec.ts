import type { Page } from '@playwright/test'
import { aPhoto } from './a-photo.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { expect, postBeer, sellerForm, test } from './shop.ts'

const REQUIRED = 'Información requerida'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

test('from the menu to the company, and back with another name, story and picture', async ({
  page,
  seller,
}) => {
  const beer = await postBeer(page.request)
  await page.goto('/home')
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('link', { name: 'Company', exact: true }).click()
  await expect(page).toHaveURL(`/company/${seller.id}`)
  // Its own heading: the page before, which stands there a moment longer, has cards of breweries of that name.
  await expect(page.getByRole('heading', { name: 'Cervecería del Cuento', level: 1 })).toBeVisible()
  await expect(page.getByText(seller.email)).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: beer.name }).last()
  await expect(card.getByText('Available', { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: beer.name })).toHaveAttribute('href', `/detail/${beer.id}`)

  await page.getByRole('link', { name: 'Editar' }).click()
  await field(page, 'Nombre de la compañía').fill('Malta & Luna 2')
  await field(page, 'Historia').fill('Desde 2011, en la sierra.')
  const picture = page.getByRole('group', { name: 'Imagen de la compañía' })
  await picture.locator('input[type=file]').setInputFiles(await aPhoto())
  await picture.getByRole('button', { name: 'Cargar' }).click()
  await expect(picture.getByText('Tu imagen está cargada.').first()).toBeVisible()
  await save(page).click()

  await expect(page).toHaveURL(`/company/${seller.id}`)
  await expect(page.getByText('company data upload successfully').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Malta & Luna 2' })).toBeVisible()
  await expect(page.getByText('Desde 2011, en la sierra.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Imagen de Malta & Luna 2' })).toHaveAttribute(
    'src',
    /^\/media\//,
  )

  await page.getByRole('link', { name: 'Editar' }).click()
  await field(page, 'Historia').fill('')
  await save(page).click()
  await expect(page.getByText('company data upload successfully').first()).toBeVisible()
  await expect(page.getByText('Desde 2011, en la sierra.')).toHaveCount(0)
})

test('every field says once what is wrong with it', async ({ page, seller }) => {
  await page.goto(`/company/${seller.id}?edit`)
  for (const [label, typed, said] of [
    ['Nombre', '', 'Enter your name'],
    ['Nombre', 'Ana3', 'Must be a name'],
    ['Apellido', '', 'Enter your lastName'],
    ['Apellido', 'Paz!', 'Must be a lastName'],
    ['Documento', '', REQUIRED],
    ['Teléfono móvil', '', REQUIRED],
    ['Correo electrónico', '', 'Enter your email'],
    ['Correo electrónico', 'a@b.co', 'Must be at least 6 characters'],
    ['Correo electrónico', 'ventas@', 'Must be an email'],
    ['Ciudad', '', 'Enter your city'],
    ['Ciudad', 'Q', 'Must be a city'],
    ['Nombre de la compañía', '', 'Enter your company'],
    ['Nombre de la compañía', 'Malta <3', 'Must be a company'],
    ['Dirección de la compañía', '', 'Enter your address'],
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
  await field(page, 'País').selectOption('')
  await expect(save(page)).toBeDisabled()
})

test('a refusal is told in the words of the form, with the reason below', async ({ page, seller }) => {
  await page.goto(`/company/${seller.id}?edit`)
  await field(page, 'Correo electrónico').fill(`otra-${seller.email}`)
  await field(page, 'Contraseña actual').fill('Equivocada2026')
  await save(page).click()
  const toast = page.getByText('an error occurred while upload company data').first()
  await expect(toast).toBeVisible()
  await expect(page.getByText('La contraseña no es correcta.').first()).toBeVisible()
})

test('only the own company has a form', async ({ page, seller, publish }) => {
  expect(seller.id).toBeTruthy()
  const other = await publish()
  await page.goto(`/company/${other.companyId}?edit`)
  await expect(page.getByRole('heading', { name: 'Sus cervezas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0)
  const answer = await page.request.post(`/company/${other.companyId}?edit`, { form: { name: 'Ana' } })
  expect(answer.status()).toBe(404)
})

plainTest('without a line of script the company is edited all the same', async ({ plain, request }) => {
  const seller = sellerForm()
  const { id } = await (await request.post('/api/company', { data: seller })).json()
  await logInPlainly(plain, seller)
  await plain.go(`/company/${id}`)
  await plain.follow('Editar')
  const wrong = await plain.press('Save', { 'Nombre de la compañía': 'Malta <3' })
  expect(wrong.text).toContain('Must be a company')
  const saved = await plain.press('Save', { 'Nombre de la compañía': 'Malta y Luna' })
  expect(saved.html).toMatch(/<h1\b[^>]*>Malta y Luna/)
  expect(saved.text).toContain('company data upload successfully')
})
