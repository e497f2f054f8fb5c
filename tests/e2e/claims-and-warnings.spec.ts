import { aPaidOrder } from './a-paid-order.ts'
import { mailTo } from './read-mail.ts'
import { eventually, expect, passAgeGate, postBeer, signInAsAdmin, test } from './shop.ts'

test('the provider asks not to send, and a buyer complains: brewery, work list and order desk know, and an admin lets it leave', async ({
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
  await provider.getByRole('button', { name: `Stop delivery payment ${paymentId}` }).click()
  await provider.getByRole('button', { name: `Claim payment ${paymentId}`, exact: true }).click()

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
  const link = new RegExp(orderId.slice(-8), 'i')
  for (const [kind, words] of [
    ['delivery-warned', 'Mercado Pago pidió no enviar'],
    ['claim', 'Quien compró reclama'],
  ] as const) {
    await admin.goto(`/admin/work?kind=${kind}`)
    const row = admin.getByRole('listitem').filter({ has: admin.getByRole('link', { name: link }) })
    await eventually(admin, () => expect(row.getByText(words)).toBeVisible({ timeout: 2000 }))
    if (kind === 'claim') await expect(row.getByText(/Hasta el \d\d\/\d\d\/\d{4}/)).toBeVisible()
  }

  // The desk: what was said, and the way on.
  await admin.goto(`/admin/orders/${orderId}`)
  await expect(admin.getByText('«Stop delivery: this payment may be a fraud»')).toBeVisible()
  const claims = admin.getByRole('region', { name: 'Reclamos' })
  await expect(claims.getByText('Abierto')).toBeVisible()
  await admin.getByRole('link', { name: 'Dejarlo salir' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Llamé a quien compró.')
  await dialog.getByRole('button', { name: 'Dejarlo salir' }).click()
  await expect(admin.getByText('El pedido puede salir.').first()).toBeAttached()
  await expect(admin.getByText('La administración lo dejó salir')).toBeVisible()
  await expect(admin.getByRole('link', { name: 'Dejarlo salir' })).toHaveCount(0)

  await mailTo(page.request, sandboxUrl, seller.email, /Ya puedes mandar/)
  await page.reload()
  await expect(parcel).toBeVisible()
  await expect(parcel.getByText('Mercado Pago pidió')).toHaveCount(0)

  // The claim ends.
  await provider.goto(`${sandboxUrl}/payments`)
  await provider
    .getByRole('listitem')
    .filter({ has: provider.getByRole('button', { name: `Stop delivery payment ${paymentId}` }) })
    .getByRole('button', { name: /^Close claim/ })
    .click()
  await eventually(admin, () =>
    expect(claims.getByText('Cerrado', { exact: true })).toBeVisible({ timeout: 2000 }),
  )
  await desk.close()
})
