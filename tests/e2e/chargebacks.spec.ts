import { aPaidOrder } from './a-paid-order.ts'
import { eventually, expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'

const PAPER = { name: 'remito.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

test('a bank asks money back: the brewery reads that it is frozen, an admin gives documents in, and it is won', async ({
  page,
  browser,
  seller,
  sandboxUrl,
}) => {
  await page.goto('/home')
  const beer = await postBeer(page.request, { price: 6, stock: 5 })
  const orderId = await aPaidOrder(browser, beer, 2)

  const desk = await browser.newContext()
  await passAgeGate(desk)
  await signInAsAdmin(desk)
  const admin = await desk.newPage()
  await admin.goto(`/admin/orders/${orderId}`)
  const paymentId = await admin.getByRole('region', { name: 'Pagos' }).locator('code').first().innerText()
  const provider = await desk.newPage()
  await provider.goto(`${sandboxUrl}/payments`)
  await provider.getByRole('button', { name: `Charge back payment ${paymentId}` }).click()

  // The brewery reads it where it reads its sales; the work list says until when documents are taken.
  await page.goto(`/company/${seller.id}`)
  await eventually(page, () => expect(page.getByText(/Hasta que se decida está congelado/)).toBeVisible())
  const link = new RegExp(orderId.slice(-8), 'i')
  await admin.goto('/admin/work?kind=chargeback-open')
  const row = admin.getByRole('listitem').filter({ has: admin.getByRole('link', { name: link }) })
  await eventually(admin, () =>
    expect(row.getByText(/Hasta el \d\d\/\d\d\/\d{4}/)).toBeVisible({ timeout: 2000 }),
  )

  // What is no document is refused with its reason; what is one stands there as delivered.
  await admin.goto(`/admin/orders/${orderId}`)
  const part = admin.getByRole('region', { name: 'Contracargos' })
  await part.getByLabel('Documentos').setInputFiles({ ...PAPER, buffer: Buffer.from('remito') })
  await part.getByRole('button', { name: 'Mandar documentos' }).click()
  await expect(admin.getByText('«remito.pdf» no es un JPEG, PNG o PDF.').first()).toBeVisible()
  await part.getByLabel('Documentos').setInputFiles(PAPER)
  await part.getByRole('button', { name: 'Mandar documentos' }).click()
  await expect(part.getByText('Mandado', { exact: true })).toBeVisible()
  await expect(part.getByRole('listitem').getByText('remito.pdf')).toBeVisible()

  await provider.goto(`${sandboxUrl}/payments`)
  await provider
    .getByRole('listitem')
    .filter({ hasText: paymentId })
    .getByRole('button', { name: /^Won chargeback/ })
    .click()
  await eventually(admin, () => expect(part.getByText('Ganado')).toBeVisible({ timeout: 2000 }))
  await expect(part.getByLabel('Documentos')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/el dinero es tuyo otra vez/)).toBeVisible()
  await desk.close()
})
