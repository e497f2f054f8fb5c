import { buyManyThroughApi } from './buy-through-api.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { mailTo } from './read-mail.ts'
import { eventually, expect, postBeer, sellerForm, test } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

test('a brewery that runs out: it says what it cannot send, its buyer cancels some of the rest, and what is left is sent', async ({
  page,
  browser,
  buyer,
}) => {
  const form = sellerForm()
  const brewery = await somebodyElsewhere(browser, '/company', form)
  const ipa = await postBeer(brewery.page.request, { price: 6, stock: 10 })
  const stout = await postBeer(brewery.page.request, { price: 4, stock: 10 })
  const { orderId, sandboxUrl } = await buyManyThroughApi(page.request, [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 2 },
  ])

  const desk = brewery.page
  await desk.goto(`/company/${brewery.id}/parcels/${orderId}`)
  await desk.locator('summary', { hasText: 'No puedo enviar' }).click()
  await desk.getByRole('button', { name: 'Continuar' }).click()
  await expect(desk.getByRole('alert').getByText('Elige una unidad al menos.')).toBeVisible()
  await expect(desk.getByRole('alert').getByText('Elige un motivo.')).toBeVisible()
  await desk.getByLabel(`${ipa.name} (3 por enviar)`).fill('1')
  await desk.getByLabel('Motivo').selectOption('no-stock')
  await desk.getByRole('button', { name: 'Continuar' }).click()
  const check = desk.getByRole('dialog', { name: 'Revisa antes de avisar' })
  await expect(check.getByText('Al comprador le vuelven U$S 6.00.')).toBeVisible()
  await expect(check.getByLabel(`1 × ${ipa.name}: en tu stock`)).toHaveValue('zero')
  await check.getByRole('link', { name: 'Cambiar' }).click()
  await expect(check).toBeHidden()
  await expect(desk.getByLabel(`${ipa.name} (3 por enviar)`)).toHaveValue('1')
  await expect(desk.getByLabel('Motivo')).toHaveValue('no-stock')
  await desk.getByRole('button', { name: 'Continuar' }).click()
  await check.getByLabel(/Unas palabras/).fill('Se nos rompió la última caja.')
  await expectNoViolations(desk)
  await check.getByRole('button', { name: 'Avisar y devolver el dinero' }).click()
  await expect(desk.getByText('Avisamos al comprador y le devolvemos su dinero.').first()).toBeAttached()
  await expect(check).toBeHidden()
  await expect(desk.getByText(`2 × ${ipa.name}`)).toBeVisible()
  await expect(desk.getByText('1 devuelta')).toBeVisible()
  await desk.goto(`/company/${brewery.id}/parcels/print?order=${orderId}`)
  await expect(desk.getByRole('article').getByText(`2 × ${ipa.name}`)).toBeVisible()
  await expect(desk.getByText(`3 × ${ipa.name}`)).toHaveCount(0)

  const { text } = await mailTo(
    page.request,
    sandboxUrl,
    buyer.email,
    /no puede enviar una parte de tu compra/,
  )
  expect(text).toContain('Se nos rompió la última caja.')

  await page.goto(`/myShop/${orderId}`)
  await expect(page.getByText(/no puede enviar 1 × .*: se acabó/)).toBeVisible()
  await expect(page.getByText('Se nos rompió la última caja.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: /^Cancelar unidades/ }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancelar unidades' })
  await cancel.getByLabel(`${stout.name} (2 por enviar)`).fill('2')
  await cancel.getByRole('button', { name: 'Continuar' }).click()
  await expect(cancel.getByText(/te devolvemos U\$S\s8\.00/)).toBeVisible()
  await expectNoViolations(page)
  await cancel.getByRole('button', { name: 'Cancelar unidades' }).click()
  await expect(page.getByText('Cancelaste esas unidades.').first()).toBeAttached()
  await expect(page.getByText(`Cancelaste 2 × ${stout.name}.`)).toBeVisible()

  await desk.goto(`/company/${brewery.id}/parcels/${orderId}`)
  await expect(desk.getByText('2 devueltas')).toBeVisible()
  await desk.getByLabel('Quién lo lleva').fill('Correo Andino')
  await desk.getByRole('button', { name: 'Marcar como enviado' }).click()
  await expect(desk.getByText('Envío marcado como enviado.').first()).toBeAttached()

  await eventually(page, () =>
    expect(page.getByText(/^Devuelto el .*U\$S/)).toHaveCount(2, { timeout: 2000 }),
  )
  await expect(page.getByRole('link', { name: /^Cancelar (unidades|envío)/ })).toHaveCount(0)
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
  const stockOf = async (id: string) => (await (await page.request.get(`/api/product/${id}`)).json()).stock
  expect([await stockOf(ipa.id), await stockOf(stout.id)]).toEqual([0, 10])
  await desk.context().close()
})
