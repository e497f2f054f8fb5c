import { manyOrders } from './many-orders.ts'
import { postBeer, test } from './shop.ts'

const NAMES = [
  ['Lucía', 'Paz'],
  ['Joaquín', 'Etcheverry Montaldo'],
  ['María del Carmen', 'Rodríguez'],
  ['Bea', 'Sosa'],
  ['Ana', 'Pérez'],
  ['Ezequiel', 'Fernández'],
]
test('looks', async ({ page, seller, browser }) => {
  test.setTimeout(300_000)
  await page.goto('/home')
  const beers = []
  for (const name of ['Pampa IPA', 'Niebla del Valle', 'Río Azul Stout Imperial', 'Sour de Maracuyá'])
    beers.push(await postBeer(page.request, { name, price: 0, stock: 500 }))
  const { orderIds, cancel } = await manyOrders(browser, beers, 60, (at) => ({
    name: NAMES[at]![0]!,
    lastName: NAMES[at]![1]!,
  }))
  const { Client } = await import('pg')
  if (process.env.LOOK_DB) {
    const db = new Client({ connectionString: process.env.LOOK_DB })
    await db.connect()
    await db.end()
  }
  const at = `/company/${seller.id}/parcels`
  const shot = async (name: string, width: number, full = false) => {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/h-parcels-shots/${name}-${width}.png`, fullPage: full })
  }
  const rows = orderIds
    .slice(0, 5)
    .map((orderId, i) => ({ orderId, carrier: 'Correo Andino', tracking: `CA-${i}` }))
  await page.request.put(`/api${at}/shipped`, { data: { parcels: rows } })
  for (const width of [1440, 390]) {
    await page.goto(at)
    await page.waitForTimeout(500)
    await shot('empty', width)
    await page.getByLabel('Marcar todos').check()
    const numbers = page.getByRole('textbox', { name: /^Número de seguimiento del pedido/ })
    await numbers.nth(2).fill('CA-2026-000129')
    await numbers.nth(3).focus()
    await shot('ticked', width)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await shot('ticked-end', width)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(() => window.scrollTo(0, 0))
    await shot('dark', width)
    await page.emulateMedia({ colorScheme: 'light' })
    await numbers.nth(2).fill('')
    await page.goto(at + '?state=shipped')
    await shot('shipped', width)
    await page.goto(at + '/' + orderIds[20])
    await shot('card', width)
    await page.goto(
      at +
        '/print?' +
        orderIds
          .slice(3, 24)
          .map((id) => 'order=' + id)
          .join('&'),
    )
    await shot('print', width)
    if (width === 1440) await page.pdf({ path: '/tmp/h-parcels-shots/print.pdf' })
    await page.goto(at + '/paste')
    await page.getByLabel('Pedido; transportista; seguimiento').fill(
      orderIds
        .slice(3, 12)
        .map((id, i) => `${id.slice(-8)};Andreani;AN-${i}`)
        .join('\n') +
        '\nhola;x;y\n' +
        orderIds[11]!.slice(-8) +
        ';Andreani;z',
    )
    await page.getByRole('button', { name: 'Revisar' }).click()
    await page.getByRole('heading', { name: 'Qué va a pasar' }).waitFor()
    await shot('paste', width, true)
  }
  await cancel(orderIds[30]!)
  await page.goto(at)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at)
  await page.getByLabel('Marcar todos').check()
  await cancel(orderIds[31]!)
  await page.getByRole('button', { name: 'Marcar como enviados' }).click()
  await page.getByText('quedaron como enviados').waitFor()
  await shot('outcome', 1440)
  await shot('outcome', 390)
})
