import type { Page } from '@playwright/test'
import { expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** A word that no other story's beers have: the list is everybody's. */
const wordOfItsOwn = () =>
  Array.from({ length: 9 }, () => 'bcdfghjklm'[Math.floor(Math.random() * 10)]).join('')

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ', without scripts too'
  test(`an admin finds a beer that is not on sale by its style, brewery and a typo, blocks it and changes it from there${how}`, async ({
    page: sellers,
    seller,
    browser,
  }) => {
    const name = wordOfItsOwn()
    const beer = await postBeer(sellers.request, { name, type: 'Stout' })
    const data = { companyId: beer.companyId, status: false }
    expect((await sellers.request.put(`/api/product/${beer.id}`, { data })).ok()).toBe(true)

    const admins = await browser.newContext({ javaScriptEnabled })
    await passAgeGate(admins)
    await signInAsAdmin(admins)
    const page = await admins.newPage()
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Catálogo' }).click()
    await page.getByRole('link', { name: 'Todas las cervezas' }).click()
    await expect(page.getByRole('heading', { name: 'Todas las cervezas' })).toBeVisible()
    const search = async (words: string) => {
      await page.getByLabel('Nombre, cervecería o estilo').fill(words)
      await page.getByRole('button', { name: 'Buscar' }).click()
    }
    const typo = `${name.slice(0, 4)}${name.slice(5)}`
    await search(`la negra ${typo} de ${seller.company}`)
    await expect(page.getByText('1 cerveza · con palabras parecidas')).toBeVisible()
    const row = rowOf(page, name)
    await expect(row).toContainText('puesta fuera de venta por su cervecería')
    await expect(row.getByRole('link', { name: seller.company })).toHaveAttribute(
      'href',
      `/admin/seller/products?id=${seller.id}`,
    )

    await row.getByRole('link', { name: 'Inactivate' }).click()
    await page.getByLabel('Motivo').fill('La etiqueta copia a otra.')
    await page.getByRole('button', { name: 'Inactivate' }).click()
    await expect(page.getByText('Product has been inactivated').first()).toBeAttached()
    await expect(row).toContainText('bloqueada por la administración')
    await row.getByRole('button', { name: 'Activate' }).click()
    await expect(page.getByText('Product has been activated').first()).toBeAttached()
    await expect(row).not.toContainText('bloqueada')

    await row.getByRole('link', { name: 'Editar' }).click()
    await page.getByRole('link', { name: 'Volver', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/products\?q=/)
    await expect(row).toBeVisible()

    await search(`${name}zzzz`)
    await expect(page.getByText('Ninguna cerveza se llama así.')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Quitar la búsqueda y los filtros' })
      .first()
      .click()
    await expect(page).toHaveURL('/admin/products')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await admins.close()
  })

  test(`a seller with more than a page of beers finds one of them, whatever else is being written${how}`, async ({
    page: sellers,
    seller,
    browser,
    baseURL,
  }) => {
    for (const name of ['Zorzal', 'Tordo negro', 'Benteveo']) await postBeer(sellers.request, { name })
    const storageState = await sellers.context().storageState()
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL!, storageState })
    const page = await context.newPage()
    await page.goto('/post')
    const mine = page.getByRole('region', { name: 'MY PUBLISHED ARTICLES' })
    await expect(mine.getByRole('article')).toHaveCount(3)
    await expect(mine.getByRole('search')).toHaveCount(0)
    const kept = await postBeer(sellers.request, { name: 'Calandria de invierno' })
    const data = { companyId: seller.id, status: false }
    expect((await sellers.request.put(`/api/product/${kept.id}`, { data })).ok()).toBe(true)

    await page.reload()
    if (javaScriptEnabled) await page.getByLabel('Descripción').fill('Pomelo y pino.')
    await mine.getByLabel('Nombre de la cerveza').fill('invierno calandra')
    await mine.getByRole('button', { name: 'Buscar' }).click()
    await expect(mine.getByText('1 cerveza · con palabras parecidas')).toBeVisible()
    await expect(mine.getByRole('article')).toContainText(['Calandria de invierno'])
    if (javaScriptEnabled) await expect(page.getByLabel('Descripción')).toHaveValue('Pomelo y pino.')
    await mine.getByLabel('Nombre de la cerveza').fill('quetzal')
    await mine.getByRole('button', { name: 'Buscar' }).click()
    await expect(mine.getByText('Ninguna cerveza se llama así.')).toBeVisible()
    await mine.getByRole('link', { name: 'Quitar la búsqueda y los filtros' }).first().click()
    await expect(mine.getByRole('article')).toHaveCount(3)
    await context.close()
  })
}
