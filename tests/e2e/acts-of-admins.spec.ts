import { buyerForm, expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

test('who an admin touches reads on their own pages what was done, and why; without scripts too', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request)
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Seguridad' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lo que hizo la administración' })).toHaveCount(0)

  const admins = await browser.newContext()
  await passAgeGate(admins)
  await signInAsAdmin(admins)
  const admin = await admins.newPage()
  await admin.goto(`/admin/seller/admincompanymodify?id=${seller.id}`)
  await admin.getByLabel('Dirección').fill('Belgrano 77')
  await admin.getByLabel('Motivo').fill('Volvía el correo.')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin).toHaveURL(`/admin/seller/${seller.id}`)
  await admin.goto(`/admin/buyer/adminUserModify?id=${buyer.id}`)
  await admin.getByLabel('Ciudad').fill('Rosario')
  await admin.getByLabel('Motivo').fill('Lo pidió por teléfono.')
  await admin.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(admin).toHaveURL(`/admin/buyer/${buyer.id}`)
  const off = { companyId: seller.id, status: false, reason: 'Etiqueta engañosa' }
  expect((await admins.request.put(`/api/product/${beer.id}`, { data: off })).ok()).toBe(true)

  const storageState = await page.context().storageState()
  const plain = await browser.newContext({ storageState, javaScriptEnabled: false })
  for (const reader of [page, await plain.newPage()]) {
    await reader.goto('/account')
    const acts = reader.getByRole('region', { name: 'Lo que hizo la administración' }).getByRole('listitem')
    const [blocked, edited] = [
      acts.filter({ has: reader.getByRole('heading', { name: 'Sacamos una cerveza tuya de la venta' }) }),
      acts.filter({
        has: reader.getByRole('heading', { name: 'Cambiamos datos de tu cervecería en Lúpulo' }),
      }),
    ]
    await expect(blocked).toContainText(`La administración bloqueó ${beer.name}`)
    await expect(blocked).toContainText('Etiqueta engañosa')
    await expect(edited).toContainText('dirección: Belgrano 123 → Belgrano 77')
    await expect(edited).toContainText('Volvía el correo.')
    await blocked.getByRole('link', { name: beer.name }).click()
    await expect(reader.getByText('El motivo: Etiqueta engañosa.')).toBeVisible()
  }

  await buyer.page.goto('/account')
  const told = buyer.page.getByRole('region', { name: 'Lo que hizo la administración' })
  await expect(told).toContainText('→ Rosario')
  await expect(told).toContainText('Lo pidió por teléfono.')
  await expect(told).not.toContainText(beer.name)
})
