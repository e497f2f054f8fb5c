import { buyThroughApi } from './buy-through-api.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { buyerForm, expect, postBeer, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

const PDF = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 una factura') }

test('a brewery attaches its invoice to a parcel, its buyer saves it, and it is removed after a question', async ({
  page,
  seller,
  browser,
}) => {
  const beer = await postBeer(page.request)
  const buyer = await somebodyElsewhere(browser, '/user', buyerForm())
  const { orderId } = await buyThroughApi(buyer.page.request, beer, 1)
  await page.goto(`/company/${seller.id}/parcels/${orderId}`)
  await expect(page.getByRole('heading', { name: 'Factura' })).toBeVisible()
  await page.getByText('Adjuntar un archivo').click()
  await page.getByRole('button', { name: 'Adjuntar factura' }).click()
  await expect(page.getByRole('alert').first()).toContainText('La factura no se adjuntó')
  await expectNoViolations(page)
  await page.locator('#invoice-file').setInputFiles({ ...PDF, buffer: Buffer.from('<html><script>') })
  await page.getByRole('button', { name: 'Adjuntar factura' }).click()
  await expect(page.getByRole('alert').first()).toContainText('un PDF, un JPEG o un PNG')
  await page.locator('#invoice-file').setInputFiles(PDF)
  await page.getByRole('button', { name: 'Adjuntar factura' }).click()
  await page.getByText('Cambiar el archivo').click()
  await expect(page.getByRole('button', { name: 'Reemplazar factura' })).toBeVisible()
  await expectNoViolations(page)

  await buyer.page.goto(`/myShop/${orderId}`)
  const saving = buyer.page.waitForEvent('download')
  await buyer.page.getByRole('link', { name: 'Factura de' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^lupulo-[\da-f]{8}\.pdf$/)
  await expectNoViolations(buyer.page)

  await page.getByRole('link', { name: 'Quitar factura' }).click()
  const sheet = page.getByRole('dialog', { name: '¿Quitar la factura?' })
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Quitar factura' }).click()
  await expect(page.getByText('Adjuntar un archivo')).toBeVisible()
  await buyer.page.reload()
  await expect(buyer.page.getByRole('link', { name: 'Factura de' })).toHaveCount(0)
})
