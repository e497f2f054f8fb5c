import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aReviewer } from './a-reviewer.ts'
import { type Beer, expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'

const rowOf = (page: Page, beer: Beer) => page.getByRole('row').filter({ hasText: beer.name })

/** What a seller's switch says, from their own session. */
async function putOnSale(sellers: Page, beer: Beer, status: boolean) {
  const data = { companyId: beer.companyId, status }
  expect((await sellers.request.put(`/api/product/${beer.id}`, { data })).ok()).toBe(true)
}

test('an admin goes through a seller’s beers, inactivates one, activates it, and is told what could not be done', async ({
  page: sellers,
  seller,
  browser,
}) => {
  const beer = await postBeer(sellers.request, { price: 4.5 })
  const rated = await postBeer(sellers.request, { type: 'Stout' })
  const kept = await postBeer(sellers.request)
  const reviewer = await aReviewer(browser, rated, { rate: 4, comment: 'Café.' })
  await putOnSale(sellers, kept, false)

  const admins = await browser.newContext()
  await passAgeGate(admins)
  await signInAsAdmin(admins)
  const page = await admins.newPage()
  await page.goto('/admin/seller/products')
  await expect(page.getByText('Todavía no elegiste a ninguna cervecería en esta pestaña.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Volver al panel' })).toHaveAttribute('href', /^\/admin\b/)

  await page.goto(`/admin/seller/products?id=${seller.id}`)
  await expect(page.getByRole('heading', { name: `Cervezas de ${seller.company}` })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Detail',
    'Beer name',
    'Price',
    'Beer type',
    'Presentation',
    'Rating',
    'Status',
  ])
  await expect(rowOf(page, beer).getByRole('cell')).toContainText([
    'Ver',
    beer.name,
    'U$S 4.50',
    'IPA',
    'Lata 473 ml',
    'Sin calificar',
    'Active',
  ])
  await expect(rowOf(page, rated)).toContainText('4.0')
  await expect(rowOf(page, kept)).toContainText('puesta fuera de venta por su cervecería')
  // The choice is kept for this tab, once scripts run.
  await page.waitForFunction((id) => sessionStorage.getItem('chosenSeller') === id, seller.id)
  await page.goto('/admin/seller/products')
  await expect(page).toHaveURL(new RegExp(`id=${seller.id}`))

  await rowOf(page, beer)
    .getByRole('link', { name: /Inactivate/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Inactivar una cerveza' })
  await expect(sheet.getByRole('button', { name: 'Inactivate' })).toBeDisabled()
  await sheet.getByLabel('Motivo').fill('La etiqueta copia a otra.')
  await sheet.getByRole('button', { name: 'Inactivate' }).click()
  await expect(page.getByText('Product has been inactivated').first()).toBeAttached()
  await expect(rowOf(page, beer)).toContainText('bloqueada por la administración')
  await reviewer.page.goto(`/detail/${beer.id}`)
  await expect(reviewer.page.getByText('¡Producto no encontrado!')).toBeVisible()
  await sellers.goto(`/putProduct/${beer.id}`)
  await expect(sellers.getByText('blocked by the administration')).toBeVisible()

  await rowOf(page, beer).getByRole('link', { name: /Ver/ }).click()
  await expect(page.getByRole('heading', { name: beer.name })).toBeVisible()
  await page.goBack()
  await rowOf(page, beer)
    .getByRole('button', { name: /Activate/ })
    .click()
  await expect(page.getByText('Product has been activated').first()).toBeAttached()
  await expect(rowOf(page, beer)).not.toContainText('bloqueada')

  // Another admin was quicker: what is left keeps its seller from sale, and is not ours to undo.
  const block = (status: boolean) =>
    admins.request.put(`/api/product/${kept.id}`, { data: { companyId: seller.id, status, reason: 'x' } })
  expect((await block(false)).ok()).toBe(true)
  await page.reload()
  expect((await block(true)).ok()).toBe(true)
  await rowOf(page, kept)
    .getByRole('button', { name: /Activate/ })
    .click()
  await expect(page.getByText('Product could not be activated').first()).toBeVisible()
  await expect(rowOf(page, kept)).not.toContainText('bloqueada')

  await rowOf(page, kept)
    .getByRole('link', { name: /Inactivate/ })
    .click()
  await sheet.getByLabel('Motivo').fill('Ya no está.')
  await sheet.locator('[name=beerId]').evaluate((field: HTMLInputElement, id) => {
    field.value = id
  }, randomUUID())
  await sheet.getByRole('button', { name: 'Inactivate' }).click()
  await expect(page.getByText('Product could not be inactivated').first()).toBeVisible()
  await expect(sheet.getByText('¡Producto no encontrado!')).toBeVisible()
  await expect(sheet.getByLabel('Motivo')).toHaveValue('Ya no está.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(sheet).toHaveCount(0)

  await page.getByLabel('Nombre de la cerveza').fill(rated.name)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('1 cerveza', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Quitar la búsqueda y los filtros' }).click()
  await expect(page.getByText('3 cervezas')).toBeVisible()

  await page.goto(`/admin/seller/products?id=${randomUUID()}`)
  await expect(page.getByRole('heading', { name: '¡Usuario no encontrado!' })).toBeVisible()
  await sellers.goto(`/admin/seller/products?id=${seller.id}`)
  await expect(sellers.getByText('As Company you do not have access to this page')).toBeVisible()
  for (const each of [admins, reviewer.page.context()]) await each.close()
})

test('an admin changes a beer, says why it goes off sale, and comes back to the list', async ({
  page: sellers,
  seller,
  browser,
}) => {
  const beer = await postBeer(sellers.request)
  const admins = await browser.newContext()
  await passAgeGate(admins)
  await signInAsAdmin(admins)
  const page = await admins.newPage()
  await page.goto(`/admin/seller/products?id=${seller.id}`)
  await rowOf(page, beer)
    .getByRole('link', { name: /Editar/ })
    .click()
  await expect(page).toHaveURL(`/admin/adminproductmodify/${beer.id}`)
  await page.getByLabel('Precio (U$S)').fill('5.25')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Save beer change successfully').first()).toBeAttached()
  await expect(page.getByLabel('Precio (U$S)')).toHaveValue('5.25')
  await expect(page.getByText('Bloqueada por la administración')).toHaveCount(0)

  await page.getByLabel('Estado').selectOption('Unavailable')
  await page.getByLabel('Motivo').focus()
  await page.getByLabel('Motivo').blur()
  await expect(page.getByLabel('Motivo')).toHaveAccessibleDescription('Escribe el motivo.')
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled()
  await page.getByLabel('Motivo').fill('La etiqueta copia a otra.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Bloqueada por la administración')).toBeVisible()

  // Its seller saves meanwhile: the admin is told what changed, and loses nothing.
  const { edition: _, ...record } = await (await sellers.request.get(`/api/product/${beer.id}`)).json()
  const changed = await sellers.request.put(`/api/product/${beer.id}`, { data: { ...record, price: 6 } })
  expect(changed.ok(), await changed.text()).toBe(true)
  await page.getByLabel('Presentación').fill('Botella 355 ml')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Precio (U$S): ahora es «U$S 6.00».')).toBeVisible()
  await expect(page.getByLabel('Presentación')).toHaveValue('Botella 355 ml')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Precio (U$S): ahora es')).toHaveCount(0)

  await page.getByRole('link', { name: 'Volver', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/seller/products\\?id=${seller.id}`))
  await expect(rowOf(page, beer)).toContainText('Botella 355 ml')
  await expect(rowOf(page, beer)).toContainText('bloqueada por la administración')

  await page.goto('/admin/adminproductmodify/nada')
  await expect(page.getByRole('heading', { name: 'Producto no encontrado' })).toBeVisible()
  await admins.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an admin inactivates a beer with a reason, and activates it', async ({ page, seller }) => {
    const beer = await postBeer(page.request)
    await signInAsAdmin(page.context())
    await page.goto('/admin/seller/products')
    await expect(page.getByText('Todavía no elegiste a ninguna cervecería en esta pestaña.')).toBeVisible()
    await page.goto(`/admin/seller/products?id=${seller.id}`)
    await rowOf(page, beer)
      .getByRole('link', { name: /Inactivate/ })
      .click()
    const sheet = page.getByRole('region', { name: 'Inactivar una cerveza' })
    await sheet.getByRole('button', { name: 'Inactivate' }).click()
    await expect(sheet.getByLabel('Motivo')).toHaveAccessibleDescription('Escribe el motivo.')
    await expect(rowOf(page, beer)).toContainText('Active')
    await sheet.getByLabel('Motivo').fill('La etiqueta copia a otra.')
    await sheet.getByRole('button', { name: 'Inactivate' }).click()
    await expect(page.getByText('Product has been inactivated')).toBeVisible()
    await rowOf(page, beer)
      .getByRole('button', { name: /Activate/ })
      .click()
    await expect(page.getByText('Product has been activated')).toBeVisible()
    await expect(rowOf(page, beer)).not.toContainText('bloqueada')
  })
})
