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
  await parcel.locator('summary', { hasText: 'Marcar como entregado' }).click()
  const field = parcel.getByLabel('Código de quien compró')
  const deliver = parcel.getByRole('button', { name: 'Marcar como entregado' })
  await expect(deliver).toBeDisabled()
  await field.fill(code === '000 000' ? '111 111' : '000000')
  await deliver.click()
  await expect(page.getByText('Ese no es el código de este envío.').first()).toBeAttached()
  await expectNoViolations(page)
  await field.fill(code)
  await deliver.click()
  await expect(page.getByText('Envío marcado como entregado.').first()).toBeAttached()
  await page.goto(`/company/${seller.id}/parcels/${orderId}`)
  await expect(parcel.getByText('Entregado con el código de quien compró')).toBeVisible()
  await expect(parcel.getByText('Edad verificada al entregar')).toHaveCount(0)
  await buyer.page.reload()
  await expect(buyer.page.getByText('Código para recibirlo:')).toHaveCount(0)
  await buyer.page.context().close()
})
