import { atThePayments } from './at-the-payments.ts'
import { buyThroughApi } from './buy-through-api.ts'
import { plainOf, untilSaid } from './plain.ts'
import { buyerForm, expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'
import { somebodySignedIn } from './somebody-elsewhere.ts'

const PAPER = { name: 'remito.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

test('a bank asks money back: the brewery reads that it is frozen, an admin gives documents in, and it is won', async ({
  context,
  browser,
  baseURL,
  seller,
  sandboxUrl,
}) => {
  const beer = await postBeer(context.request, { price: 6, stock: 5 })
  const buyer = await somebodySignedIn(browser, '/user', buyerForm())
  const { orderId, paymentId } = await buyThroughApi(buyer.request, beer, 2)
  const desk = await browser.newContext()
  await passAgeGate(desk)
  await signInAsAdmin(desk)
  await atThePayments(sandboxUrl, paymentId, 'Charge back')

  // The brewery reads it where it reads its sales; the work list says until when documents are taken.
  const selling = await plainOf(context, baseURL)
  await untilSaid(selling, `/company/${seller.id}`, 'main', 'Hasta que se decida está congelado')
  const plain = await plainOf(desk, baseURL)
  const code = orderId.slice(-8).toUpperCase()
  await untilSaid(plain, '/admin/work?kind=chargeback-open', 'li', code, 'Hasta el')
  expect(plain.says('li', code)).toMatch(/Hasta el \d\d\/\d\d\/\d{4}/)

  // What is no document is refused with its reason; what is one stands there as delivered.
  const order = `/admin/orders/${orderId}`
  const admin = await desk.newPage()
  await admin.goto(order)
  const part = admin.getByRole('region', { name: 'Contracargos' })
  await part.getByLabel('Documentos').setInputFiles({ ...PAPER, buffer: Buffer.from('remito') })
  await part.getByRole('button', { name: 'Mandar documentos' }).click()
  await expect(admin.getByText('«remito.pdf» no es un JPEG, PNG o PDF.').first()).toBeVisible()
  await part.getByLabel('Documentos').setInputFiles(PAPER)
  await part.getByRole('button', { name: 'Mandar documentos' }).click()
  await expect(part.getByText('Mandado', { exact: true })).toBeVisible()
  await expect(part.getByRole('listitem').getByText('remito.pdf')).toBeVisible()

  await atThePayments(sandboxUrl, paymentId, 'Won chargeback')
  await untilSaid(plain, order, 'section', 'Contracargos', 'Ganado')
  expect(plain.says('section', 'Contracargos', 'Ganado')).not.toContain('Documentos')
  await selling.go(`/company/${seller.id}`)
  expect(selling.says('main')).toContain('el dinero es tuyo otra vez')
  await desk.close()
  await buyer.context.close()
})
