import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aPaidOrder } from './a-paid-order.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, postBeer, test } from './shop.ts'

type Came = { headers: IncomingHttpHeaders; body: string }

/** A brewery's own program, on this machine: answers as it is told. */
async function aProgram() {
  const came: Came[] = []
  const program = { status: 200, came, address: '', close: () => server.close() }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    came.push({ headers: request.headers, body })
    response.writeHead(program.status).end(`respondo ${program.status}`)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  program.address = `http://localhost:${(server.address() as AddressInfo).port}/avisos`
  return program
}

function isSigned(secret: string, { headers, body }: Came): boolean {
  const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const wanted = `v1,${createHmac('sha256', key).update(said).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(wanted)
}

test('a brewery’s program is tried out, hears of a paid order, and what it did not take is sent again', async ({
  page,
  seller,
  browser,
}) => {
  const program = await aProgram()
  const beer = await postBeer(page.request, { price: 6, stock: 9 })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/webhooks`)
  await expect(page.getByText('Todavía no le avisamos a ninguna dirección.')).toBeVisible()
  await expectNoViolations(page)

  const address = page.getByLabel('Dirección', { exact: true })
  const add = page.getByRole('button', { name: 'Agregar una dirección' })
  await address.fill('https://10.0.0.7/avisos')
  await add.click()
  await expect(page.getByRole('link', { name: /red privada/ })).toBeVisible()
  await expectNoViolations(page)
  await address.fill(program.address)
  await page.getByLabel(/Una cerveza se agotó/).check()
  await add.click()
  await expect(page).toHaveURL(new RegExp(`/company/${seller.id}/webhooks/[\\w-]+$`))
  await expect(page.getByText('Encendida', { exact: true })).toBeVisible()
  await page.getByText('Mostrar el secreto').click()
  const secret = (await page.getByText(/^whsec_/).textContent())!

  await page.getByRole('button', { name: 'Enviar una prueba' }).click()
  await expect(page.getByText(/^Llegó: tu servidor respondió 200/)).toBeVisible()
  expect(program.came).toHaveLength(1)
  expect(isSigned(secret, program.came[0]!)).toBe(true)
  await expectNoViolations(page)

  program.status = 500
  const orderId = await aPaidOrder(browser, beer, 2)
  await expect.poll(() => program.came.length).toBeGreaterThan(1)
  const heard = program.came[1]!
  expect(isSigned(secret, heard)).toBe(true)
  expect(JSON.parse(heard.body)).toMatchObject({
    type: 'order.paid',
    data: { orderId, lines: [{ beerId: beer.id, quantity: 2, unitPrice: 6 }] },
  })
  const row = page.getByRole('row').filter({ hasText: 'Un pedido se pagó' })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('500', { timeout: 500 })
  }).toPass()
  await expect(page.getByText('Encendida, y no llega')).toBeVisible()
  await row.getByText('Ver', { exact: true }).click()
  await expect(row).toContainText('respondo 500')
  await expect(row).toContainText(orderId)
  await expectNoViolations(page)

  program.status = 204
  await row.getByRole('button', { name: 'Enviar de nuevo' }).click()
  await expect(page.getByText(/^Llegó: tu servidor respondió 204/)).toBeVisible()
  expect(program.came.at(-1)!.headers['webhook-id']).toBe(heard.headers['webhook-id'])
  expect(program.came.at(-1)!.body).toBe(heard.body)
  await expect(page.getByText('Encendida', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Cambiar el secreto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar el secreto' }).click()
  await expect(page.getByText(/^whsec_/)).not.toHaveText(secret)
  await page.getByRole('button', { name: 'Enviar una prueba' }).click()
  await expect(page.getByText(/^Llegó/).first()).toBeVisible()
  // For a day the secret before signs too.
  expect(isSigned(secret, program.came.at(-1)!)).toBe(true)

  await page.getByRole('button', { name: 'Apagar' }).click()
  await expect(page.getByText('Apagada', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Encender' }).click()
  await expect(page.getByText('Encendida', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Quitar esta dirección' }).click()
  const sheet = page.getByRole('dialog', { name: '¿Quitar esta dirección?' })
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Quitar esta dirección' }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/webhooks`)
  await expect(page.getByText('Todavía no le avisamos a ninguna dirección.')).toBeVisible()
  program.close()
})
