import { orderCode } from '#contract/order-code.ts'
import { press, tabTo, type } from './by-keyboard.ts'
import { manyOrders } from './many-orders.ts'
import { expect, postBeer, test } from './shop.ts'

/** What the field asks of a brewery's desk: three minutes for sixty. */
const MOST_MS = 180_000

test('sixty parcels are marked as sent by keyboard alone, and the one that its buyer cancelled meanwhile says why', async ({
  page,
  seller,
  browser,
}, info) => {
  test.setTimeout(300_000)
  await page.goto('/home')
  const beers = [await postBeer(page.request, { price: 0, stock: 500 })]
  beers.push(await postBeer(page.request, { price: 0, stock: 500 }))
  const orders = await manyOrders(browser, beers, 60)
  await page.goto(`/company/${seller.id}/parcels`)
  await expect(page.getByRole('link', { name: 'Por enviar (60)' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Número de seguimiento del pedido/ })).toHaveCount(60)
  await expect(page.getByRole('button', { name: 'Marcar como enviados' })).toBeDisabled()

  const begun = Date.now()
  await type(page.getByLabel('Quién lo lleva'), 'Correo Andino')
  await page.keyboard.press('Enter')
  const gone = orders.orderIds[17]!
  for (const [at, orderId] of orders.orderIds.entries()) {
    const name = `Número de seguimiento del pedido ${orderCode(orderId)}`
    await expect(page.getByRole('textbox', { name })).toBeFocused()
    await page.keyboard.type(`CA-${1000 + at}`)
    // A scanner ends its number with it: it goes on to the next, and from the last one to the button.
    await page.keyboard.press('Enter')
  }
  await orders.cancel(gone)
  await expect(page.getByText('60 elegidos')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marcar como enviados' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('59 envíos quedaron como enviados.')).toBeVisible()
  const took = Date.now() - begun
  info.annotations.push({ type: 'sixty parcels by keyboard', description: `${took} ms` })
  expect(took).toBeLessThan(MOST_MS)
  await expect(
    page.getByRole('alert').getByText(`Pedido ${orderCode(gone)}: Este envío se canceló: no lo mandes.`),
  ).toBeVisible()
  await expect(page.getByText('No tienes nada por enviar.')).toBeVisible()
  await press(page.getByRole('link', { name: 'Enviados (59)' }))
  await expect(page.getByText('Correo Andino · CA-1000')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancelados (1)' })).toBeVisible()
})

test('ticked parcels are printed, and lines of a sheet mark ten as sent once they were gone through', async ({
  page,
  seller,
  browser,
}) => {
  test.setTimeout(180_000)
  await page.goto('/home')
  const beer = await postBeer(page.request, { price: 0, stock: 500 })
  const { orderIds, cancel } = await manyOrders(browser, [beer], 12)
  const codes = orderIds.map(orderCode)
  await page.goto(`/company/${seller.id}/parcels`)
  await page.getByLabel('Elegir todos los de esta página').check()
  await expect(page.getByText('12 elegidos')).toBeVisible()
  await page.getByRole('checkbox', { name: `Elegir el pedido ${codes[11]}` }).uncheck()
  const [printed] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Imprimir remitos y lista' }).click(),
  ])
  await expect(printed.getByRole('article')).toHaveCount(11)
  for (const code of codes.slice(0, 11)) {
    await expect(printed.getByRole('heading', { name: `Pedido ${code}` })).toBeVisible()
  }
  await expect(printed.getByRole('article').first().getByText('Belgrano 123')).toBeVisible()
  const list = printed.getByRole('table', { name: 'Lista para preparar' })
  const units = orderIds.slice(0, 11).reduce((sum, _, at) => sum + 1 + (at % 6), 0)
  await expect(list.getByRole('row').nth(1)).toContainText(String(units))
  await expect(list.getByRole('listitem')).toHaveCount(11)
  await expect(printed.getByText('U$S')).toHaveCount(0)
  await printed.emulateMedia({ media: 'print' })
  await expect(printed.getByRole('navigation')).toHaveCount(0)
  await printed.close()

  await cancel(orderIds[2]!)
  const lines = [
    'Pedido;Transportista;Seguimiento',
    ...codes.slice(0, 10).map((code, at) => `${code};Andreani;AN-${at}`),
    '',
    `${codes[0]};Andreani;AN-77`,
    'FFFFFFFF;Andreani;AN-78',
    `${codes[10]};;AN-79`,
    'hola;Andreani;1',
  ]
  await page.goto(`/company/${seller.id}/parcels`)
  await page.getByRole('link', { name: 'Pegar de una planilla' }).click()
  const field = page.getByLabel('Pedido; transportista; seguimiento')
  await field.fill(lines.join('\r\n'))
  await page.getByRole('button', { name: 'Revisar' }).click()
  const preview = page.getByRole('table', { name: 'Qué va a pasar' })
  await expect(preview.getByRole('row')).toHaveCount(15)
  await expect(preview.getByText('Se marca como enviado')).toHaveCount(9)
  for (const said of [
    'Este envío se canceló: no lo mandes.',
    'Ya está en la línea 2.',
    'Ningún pedido tuyo tiene este código.',
    'Transportista: Información requerida',
    '«hola» no es un código de pedido',
  ])
    await expect(preview.getByText(said)).toBeVisible()
  // Nothing is sent by looking.
  const pending = async () =>
    (await (await page.request.get(`/api/company/${seller.id}/parcels`)).json()).counts.pending
  expect(await pending()).toBe(11)
  await cancel(orderIds[5]!)
  await page.getByRole('button', { name: 'Marcar 9 como enviados' }).click()
  await expect(page.getByText('8 envíos quedaron como enviados.')).toBeVisible()
  await expect(page.getByRole('alert').getByText(`Pedido ${codes[5]}: Este envío se canceló`)).toBeVisible()
  await expect(field).toHaveValue(`${codes[5]}\tAndreani\tAN-5`)
  expect(await pending()).toBe(2)

  // The carrier is remembered; what was typed survives a field that is wrong.
  await page.getByRole('link', { name: 'Volver a los envíos' }).click()
  await expect(page.getByLabel('Quién lo lleva')).toHaveValue('Andreani')
  await page.getByLabel(`Número de seguimiento del pedido ${codes[10]}`).fill('http://malo.example/1')
  await expect(page.getByText('1 elegido', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Marcar como enviados' }).click()
  await expect(page.getByRole('alert').getByText(new RegExp(`Pedido ${codes[10]}`))).toBeVisible()
  const number = page.getByLabel(`Número de seguimiento del pedido ${codes[10]}`)
  await expect(number).toHaveValue('http://malo.example/1')
  await page.getByRole('link', { name: new RegExp(`Pedido ${codes[10]}:`) }).click()
  await expect(number).toBeFocused()
  await number.fill('AN-10')
  await tabTo(page.getByRole('button', { name: 'Marcar como enviados' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se marcó 1 envío como enviado.')).toBeVisible()
  await page.getByLabel('Pedido, destinatario o seguimiento').fill(codes[11]!)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: `Elegir el pedido ${codes[11]}` })).toBeVisible()
  await page.getByRole('link', { name: 'Enviados (0)' }).click()
  await expect(page.getByText('Ningún envío coincide con lo que buscas.')).toBeVisible()
})

test('a seller who searches before the list was read anew is not asked about the number that was just sent', async ({
  page,
  seller,
  browser,
}) => {
  await page.goto('/home')
  const beer = await postBeer(page.request, { price: 0, stock: 50 })
  const { orderIds } = await manyOrders(browser, [beer], 2)
  const [sent, left] = orderIds.map(orderCode)
  await page.goto(`/company/${seller.id}/parcels`)
  await page.getByLabel('Quién lo lleva').fill('Andreani')
  const number = page.getByLabel(`Número de seguimiento del pedido ${sent}`)
  const send = page.getByRole('button', { name: 'Marcar como enviados' })
  await number.fill('http://malo.example/1')
  await send.click()
  await expect(page.getByRole('alert').getByText(new RegExp(`Pedido ${sent}`))).toBeVisible()
  await number.fill('AN-1')
  // The answer is there, and its list never comes: that is when a hurried hand searches.
  await page.route(/\/parcels\.data/, async (route, request) => {
    if (request.method() !== 'GET' || request.url().includes('q=')) await route.continue()
  })
  await send.click()
  await expect(page.getByText('Se marcó 1 envío como enviado.')).toBeVisible()
  await page.getByLabel('Pedido, destinatario o seguimiento').fill(left!)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Por enviar (1)' })).toBeVisible()
  await page.getByRole('link', { name: 'Enviados (0)' }).click()
  await expect(page.getByText('Ningún envío coincide con lo que buscas.')).toBeVisible()
})
