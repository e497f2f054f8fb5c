import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, postBeer, signIn, test } from './shop.ts'

/** Fills the form of a new key and reads it off the page, this once. */
async function makeKey(page: Page, boxes: RegExp[]): Promise<string> {
  await page.getByLabel('Para qué es').fill('Odoo del depósito')
  for (const box of boxes) await page.getByLabel(box).check()
  await page.getByRole('button', { name: 'Crear una clave' }).click()
  const made = page.getByRole('region', { name: 'La clave está lista: Odoo del depósito' })
  await expect(made).toContainText('no se vuelve a mostrar')
  return (await made.locator('code').textContent())!
}

const READ = /^Leer tus cervezas/
const STOCK = /^Fijar el stock/

/** What the program in the warehouse does: reads a beer, and says how much of it there is. */
async function setStock(request: APIRequestContext, companyId: string, key: string, stock: number) {
  const headers = { authorization: `Bearer ${key}` }
  const page = `/api/company/${companyId}/products`
  const read = await request.get(page, { headers })
  if (!read.ok()) return read
  const { products } = await read.json()
  const [{ id, edition, onHand }] = products
  return request.put(page, { headers, data: { rows: [{ id, edition, stock, stockShown: onHand }] } })
}

test('a brewery makes a key, its program sets the stock with it, and once revoked it is turned away', async ({
  page,
  seller,
  request,
}) => {
  const beer = await postBeer(page.request, { stock: 12 })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Claves de API', exact: true }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/keys`)
  await expect(page.getByText('Todavía no tienes ninguna clave.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Crear una clave' }).click()
  await expect(page.getByRole('link', { name: 'Escribe para qué es.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Marca al menos una cosa.' })).toBeVisible()
  await expectNoViolations(page)

  const key = await makeKey(page, [READ, STOCK])
  await expectNoViolations(page)
  await expect(page).toHaveURL(`/company/${seller.id}/keys`)
  await page.getByRole('link', { name: 'Ya la guardé' }).click()
  await expect(page.getByText(key)).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: key.slice(0, 12) })
  await expect(row).toContainText('Nunca')

  const set = await setStock(request, seller.id, key, 37)
  expect(await set.json()).toMatchObject({ rows: [{ id: beer.id, refused: null, product: { onHand: 37 } }] })
  expect(set.headers()['ratelimit-limit']).toBe('600')
  await page.goto(`/company/${seller.id}/products`)
  await expect(page.getByLabel(`Stock de ${beer.name}`, { exact: true })).toHaveValue('37')
  const sales = `/api/company/${seller.id}/sales`
  const denied = await request.get(sales, { headers: { authorization: `Bearer ${key}` } })
  expect([denied.status(), await denied.json()]).toMatchObject([403, { scope: 'sales:read' }])

  await page.goto(`/company/${seller.id}/keys`)
  await expect(row).not.toContainText('Nunca')
  await row.getByRole('link', { name: 'Anular' }).click()
  const sheet = page.getByRole('dialog', { name: '¿Anular la clave Odoo del depósito?' })
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Anular la clave' }).click()
  await expect(page.getByText('La clave ya no vale.').first()).toBeVisible()
  await expect(row).toContainText('Anulada')
  await expectNoViolations(page)
  expect((await setStock(request, seller.id, key, 1)).status()).toBe(401)
})

test.describe('without a line of script', () => {
  test.use({ javaScriptEnabled: false })

  test('a key is made, shown once and revoked', async ({ page, context, seller, request }) => {
    await signIn(context, seller)
    await postBeer(page.request)
    await page.goto(`/company/${seller.id}/keys`)
    const key = await makeKey(page, [READ, STOCK])
    expect((await setStock(request, seller.id, key, 5)).status()).toBe(200)
    await page.getByRole('link', { name: 'Ya la guardé' }).click()
    expect(await page.content()).not.toContain(key)
    await page.getByRole('link', { name: 'Anular' }).click()
    await page.getByRole('button', { name: 'Anular la clave' }).click()
    await expect(page).toHaveURL(`/company/${seller.id}/keys`)
    await expect(page.getByRole('row').filter({ hasText: key.slice(0, 12) })).toContainText('Anulada')
    expect((await setStock(request, seller.id, key, 1)).status()).toBe(401)
  })
})
