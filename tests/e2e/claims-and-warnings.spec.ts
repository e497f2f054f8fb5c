import { atThePayments } from './at-the-payments.ts'
import { buyThroughApi } from './buy-through-api.ts'
import { expectSaid, plainOf, untilSaid } from './plain.ts'
import { mailTo } from './read-mail.ts'
import { buyerForm, expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'
import { somebodySignedIn } from './somebody-elsewhere.ts'

test('the provider asks not to send, and a buyer complains: brewery, work list and order desk know, and an admin lets it leave', async ({
  page,
  browser,
  baseURL,
  seller,
  sandboxUrl,
}) => {
  const beer = await postBeer(page.request, { price: 6, stock: 5 })
  const buyer = await somebodySignedIn(browser, '/user', buyerForm())
  const { orderId, paymentId } = await buyThroughApi(buyer.request, beer, 2)
  await atThePayments(sandboxUrl, paymentId, 'Stop delivery')
  await atThePayments(sandboxUrl, paymentId, 'Claim')

  // The brewery: its mail, its parcel, and a form that is sent only by who has read it.
  await mailTo(page.request, sandboxUrl, seller.email, /No mandes todavía/)
  await page.goto(`/company/${seller.id}/parcels`)
  await expect(page.getByRole('row').filter({ hasText: beer.name }).getByText('No lo mandes')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Elegir el pedido/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Se manda de a uno' }).click()
  const parcel = page.getByRole('article').filter({ hasText: `2 × ${beer.name}` })
  await expect(parcel.getByText('Mercado Pago pidió no enviar este pedido')).toBeVisible()
  await expect(parcel.getByText('No lo mandes', { exact: true })).toBeVisible()
  await parcel.getByLabel('Quién lo lleva').fill('Correo Andino')
  const send = parcel.getByRole('button', { name: 'Marcar como enviado' })
  await expect(send).toBeDisabled()
  await parcel.getByLabel('Sé que Mercado Pago pidió no enviarlo').check()
  await expect(send).toBeEnabled()

  // The work list: both, the claim with its deadline.
  const desk = await browser.newContext()
  await passAgeGate(desk)
  await signInAsAdmin(desk)
  const admin = await plainOf(desk, baseURL)
  const code = orderId.slice(-8).toUpperCase()
  await untilSaid(admin, '/admin/work?kind=delivery-warned', 'li', code, 'Mercado Pago pidió no enviar')
  await untilSaid(admin, '/admin/work?kind=claim', 'li', code, 'Quien compró reclama')
  expect(admin.says('li', code)).toMatch(/Hasta el \d\d\/\d\d\/\d{4}/)

  // The desk: what was said, and the way on. Its sheets with scripts are admin-orders' to tell.
  const order = `/admin/orders/${orderId}`
  await admin.go(order)
  expectSaid(admin, 'main', '«Stop delivery: this payment may be a fraud»')
  expectSaid(admin, 'section', 'Reclamos', 'Abierto')
  await admin.follow('Dejarlo salir')
  const left = await admin.press('Dejarlo salir', { Motivo: 'Llamé a quien compró.' })
  for (const said of ['El pedido puede salir.', 'La administración lo dejó salir'])
    expect(left.text).toContain(said)
  expect(() => admin.follow('Dejarlo salir')).toThrow('No link')

  await mailTo(page.request, sandboxUrl, seller.email, /Ya puedes mandar/)
  await page.reload()
  await expect(parcel).toBeVisible()
  await expect(parcel.getByText('Mercado Pago pidió')).toHaveCount(0)

  // The claim ends.
  await atThePayments(sandboxUrl, paymentId, 'Close claim')
  await untilSaid(admin, order, 'section', 'Reclamos', 'Cerrado')
  await desk.close()
  await buyer.context.close()
})
