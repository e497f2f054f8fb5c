import { buyThroughApi } from './buy-through-api.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { buyerForm, expect, postBeer, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

test('a buyer reads six digits out at the door, and whoever brought the parcel types them', async ({
  page,
  browser,
  seller,
}) => {
  const beer = await postBeer(page.request, { stock: 4 })
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  const { orderId } = await buyThroughApi(buyer.page.request, beer, 2)
  const at = `/api/company/${seller.id}/parcels/${orderId}/shipped`
  expect((await page.request.put(at, { data: { carrier: 'Reparto propio' } })).ok()).toBe(true)

  await buyer.page.goto(`/myShop/${orderId}`)
  const told = buyer.page.getByText(/^\d{3} \d{3}$/)
  await expect(buyer.page.getByText('Código para recibirlo:')).toBeVisible()
  const code = await told.innerText()
  await expectNoViolations(buyer.page)

  await page.goto(`/company/${seller.id}/parcels/${orderId}`)
  const parcel = page.getByRole('article')
  await expect(parcel).not.toContainText(code)
  const field = parcel.getByLabel('Código de quien compró')
  const deliver = parcel.getByRole('button', { name: 'Marcar como entregado' })
  await expect(deliver).toBeDisabled()
  await field.fill(code === '000 000' ? '111 111' : '000000')
  await deliver.click()
  // It is said where the code is typed, and stays there.
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(parcel.getByText(/^Ese no es el código de este envío\..*puedes probar 4 más/)).toBeVisible()
  await expect(
    parcel.getByRole('alert').getByRole('link', { name: /^Código de quien compró: Ese no es/ }),
  ).toBeVisible()
  await expectNoViolations(page)
  await field.fill(code)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await deliver.click()
  await expect(page.getByText('Envío marcado como entregado.').first()).toBeAttached()
  await page.goto(`/company/${seller.id}/parcels/${orderId}`)
  await expect(parcel.getByText('Entregado con el código de quien compró')).toBeVisible()
  await expect(parcel.getByText('Edad verificada al entregar')).toHaveCount(0)
  await buyer.page.reload()
  await expect(buyer.page.getByText('Código para recibirlo:')).toHaveCount(0)
  await buyer.page.context().close()
})

test('after five wrong codes the parcel’s page says at its tick what is left to be done', async ({
  page,
  browser,
  seller,
}) => {
  const beer = await postBeer(page.request, { stock: 4 })
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  const { orderId } = await buyThroughApi(buyer.page.request, beer, 1)
  const at = `/api/company/${seller.id}/parcels/${orderId}`
  expect((await page.request.put(`${at}/shipped`, { data: { carrier: 'Reparto propio' } })).ok()).toBe(true)
  const { parcels } = await (await buyer.page.request.get(`/api/purchases/${orderId}`)).json()
  const wrong = parcels[0].handOverCode === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 4; tries++) {
    const said = await page.request.put(`${at}/delivered`, { data: { code: wrong } })
    expect(said.status()).toBe(409)
  }
  await page.goto(`/company/${seller.id}/parcels/${orderId}`)
  await page.getByLabel('Código de quien compró').fill(wrong)
  await page.getByRole('button', { name: 'Marcar como entregado' }).click()
  await expect(page.getByLabel('Código de quien compró')).toHaveCount(0)
  const tick = page.getByLabel('Se verificó la edad de quien recibe')
  await expect(tick).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('article').getByText(/^Este envío no se entrega con código/)).toBeVisible()
  await expectNoViolations(page)
  await buyer.page.context().close()
})
