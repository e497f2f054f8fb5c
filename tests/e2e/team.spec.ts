import type { Page } from '@playwright/test'
import { buyThroughApi } from './buy-through-api.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { mailTo } from './read-mail.ts'
import { buyerForm, expect, passAgeGate, postBeer, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

const PASSWORD = 'Cebada2024'

/** No sum of money stands on the page, in no currency. */
async function expectNoSums(page: Page) {
  await expect(page.getByRole('main')).not.toContainText(/U\$S|US\$|\$\s?\d/)
}

test('an owner invites a packer, who joins, packs and ships without seeing a sum, and is removed', async ({
  page,
  seller,
  browser,
  sandboxUrl,
}) => {
  const beer = await postBeer(page.request, { price: 6.66, stock: 9 })
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  const { orderId } = await buyThroughApi(buyer.page.request, beer, 2)
  const email = `prepara-${orderId.slice(-8)}@correo.example`

  await page.goto('/account')
  await page.getByRole('link', { name: 'Equipo', exact: true }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/team`)
  await expect(page.getByText('Todavía trabajas sin equipo.')).toBeVisible()
  await page.getByRole('button', { name: 'Invitar' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Elige qué podrá hacer.' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('radio', { name: /^Preparación/ }).check()
  await page.getByRole('button', { name: 'Invitar' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Vale hasta el')
  await expectNoViolations(page)

  const { text } = await mailTo(page.request, sandboxUrl, email, /te invita a su equipo/)
  const { pathname, search } = new URL(/https?:\/\/\S+\/joinTeam\?token=\S+/.exec(text)![0])
  const context = await browser.newContext()
  await passAgeGate(context)
  const packing = await context.newPage()
  await packing.goto(pathname + search)
  await expect(packing.getByRole('heading', { level: 1 })).toContainText('Únete al equipo de')
  await expect(packing.getByText('Paquetes y mensajes. No ve ningún importe.')).toBeVisible()
  await expectNoViolations(packing)
  await packing.getByLabel('Nombre', { exact: true }).fill('Lía')
  await packing.getByLabel('Apellido').fill('Paz')
  await packing.getByLabel('Contraseña').fill(PASSWORD)
  await packing.getByRole('button', { name: 'Unirme al equipo' }).click()
  await expect(packing.getByRole('heading', { level: 1 })).toContainText('Ya eres del equipo de')
  await packing.goto(pathname + search)
  await expect(packing.getByRole('heading', { level: 1 })).toHaveText('Esta invitación ya no vale')

  const opened = await context.request.post('/api/login', { data: { email, password: PASSWORD } })
  expect(opened.ok()).toBe(true)
  await packing.goto(`/company/${seller.id}/parcels`)
  const tabs = packing.getByRole('navigation', { name: 'Tu cervecería' }).getByRole('listitem')
  await expect(tabs).toHaveText(['Pedidos', 'Cuenta', 'Envíos', 'Mensajes'])
  await expectNoSums(packing)
  await packing.getByRole('row').filter({ hasText: beer.name }).getByRole('link').first().click()
  await expect(packing).toHaveURL(new RegExp(orderId))
  await expectNoSums(packing)
  await expectNoViolations(packing)
  const api = `/api/company/${seller.id}/parcels/${orderId}/shipped`
  expect((await context.request.put(api, { data: { carrier: 'Andina' } })).ok()).toBe(true)
  await packing.goto(`/company/${seller.id}/parcels/${orderId}`)
  // In the parcel's history, which opens by a press.
  await expect(packing.getByText('Lía Paz').first()).toBeAttached()
  await expectNoSums(packing)
  for (const closed of ['sales', 'today', 'figures', 'payouts', 'team', 'products', 'pause', 'mails']) {
    expect([closed, (await packing.goto(`/company/${seller.id}/${closed}`))!.status()]).toEqual([closed, 404])
  }

  await page.goto(`/company/${seller.id}/team`)
  await page.getByRole('link', { name: 'Quitar a Lía Paz del equipo' }).click()
  const sheet = page.getByRole('dialog', { name: '¿Quitar a Lía Paz del equipo?' })
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Sí, quitar' }).click()
  await expect(page.getByText('Ya no es de tu equipo').first()).toBeVisible()
  expect((await packing.goto(`/company/${seller.id}/parcels`))!.status()).toBe(404)
  await page.goto(`/company/${seller.id}/parcels/${orderId}`)
  // In the parcel's history, which opens by a press.
  await expect(page.getByText('Lía Paz').first()).toBeAttached()
  await context.close()
})
