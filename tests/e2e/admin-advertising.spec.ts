import { expect, passAgeGate, signInAsAdmin, test } from './shop.ts'

// No other story fills the third place.
const PLACE = '3'

test('an admin puts a beer into the advertising space, where visitors see and follow it, and withdraws it', async ({
  page,
  context,
  browser,
  publish,
}) => {
  const beer = await publish({ name: `Anunciada ${Date.now()}` })
  await signInAsAdmin(context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Catálogo' }).click()
  await page.getByRole('link', { name: 'Publicidad' }).click()
  await page.getByRole('link', { name: `Destacar algo Lugar ${PLACE}` }).click()
  const search = page.getByRole('search', { name: 'Buscar una cerveza o cervecería' })
  await search.getByRole('searchbox').fill(beer.name)
  await search.getByRole('button', { name: 'Buscar' }).click()
  await search.getByRole('link', { name: `Elegir ${beer.name}` }).click()
  const form = page.getByRole('region', { name: 'Destacar algo' })
  await expect(form.getByLabel('Cerveza', { exact: true })).toHaveValue(beer.id)
  await expect(form.getByLabel('Lugar')).toHaveValue(PLACE)

  const today = await form.getByLabel('Desde').inputValue()
  await form.getByLabel('Hasta').fill('2020-01-01')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Termina antes de empezar.').first()).toBeVisible()
  await form.getByLabel('Hasta').fill(today)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Quedó puesto.')
  const rows = page.getByRole('table', { name: 'Puesto y por venir' }).getByRole('row')
  await expect(rows.filter({ hasText: beer.name })).toContainText('En curso')

  await page.getByRole('link', { name: `Destacar algo Lugar ${PLACE}` }).click()
  await form.getByLabel('Estilo').selectOption('IPA')
  await form.getByLabel('Hasta').fill(today)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText(`En ese lugar ya está ${beer.name}`).first()).toBeVisible()
  await form.getByRole('link', { name: 'Cancelar' }).click()

  const outside = await browser.newContext({ javaScriptEnabled: false })
  await passAgeGate(outside)
  const shop = await outside.newPage()
  await shop.goto('/shop')
  const space = shop.getByRole('complementary', { name: 'Espacio publicitario' })
  await expect(space.getByRole('listitem')).toHaveCount(3)
  await space.getByRole('link', { name: `Destacado por la tienda ${beer.name}` }).click()
  await expect(shop.getByRole('heading', { level: 1, name: beer.name })).toBeVisible()

  await page.getByRole('link', { name: `Retirar ${beer.name}` }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Motivo').fill('Fue una prueba')
  await sheet.getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Quedó retirado.')
  const was = page.getByRole('table', { name: 'Lo que estuvo' }).getByRole('row')
  await expect(was.filter({ hasText: beer.name })).toContainText('Retirado')
  await shop.goto('/shop')
  await expect(space.getByRole('link', { name: beer.name })).toBeHidden()
  await outside.close()
})

test('without JavaScript a brewery is found, placed for later, changed and withdrawn', async ({
  browser,
  publish,
}) => {
  const beer = await publish({ name: `Sin guion ${Date.now()}` })
  const context = await browser.newContext({ javaScriptEnabled: false })
  await passAgeGate(context)
  await signInAsAdmin(context)
  const page = await context.newPage()
  await page.goto(`/admin/advertising?do=new&place=2`)
  await page.getByRole('searchbox').fill(beer.name)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page
    .getByRole('link', { name: /^Elegir/ })
    .last()
    .click()
  await expect(page.getByLabel('Cervecería', { exact: true })).toHaveValue(beer.companyId)
  await page.getByLabel('Desde').fill('2098-01-01')
  await page.getByLabel('Hasta').fill('2098-01-31')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const row = page
    .getByRole('table', { name: 'Puesto y por venir' })
    .getByRole('row')
    .filter({ hasText: '2098' })
  await expect(row).toContainText('Por venir')
  await row.getByRole('link', { name: /^Editar/ }).click()
  await page.getByLabel('Hasta').fill('2098-02-28')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(row).toContainText('28')
  await row.getByRole('link', { name: /^Retirar/ }).click()
  await page.getByLabel('Motivo').fill('Fue una prueba')
  await page.getByRole('button', { name: 'Retirar' }).click()
  await expect(row).toHaveCount(0)
  await context.close()
})
