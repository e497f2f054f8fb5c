import type { Browser, Page } from '@playwright/test'
import { onCard } from './on-card.ts'
import { expectSaid, plainOf, untilSaid } from './plain.ts'
import { mailTo, proveEmail } from './read-mail.ts'
import { type Beer, buyerForm, eventually, expect, passAgeGate, signIn, signInAsAdmin, test } from './shop.ts'

type Placed = { orderId: string; preferenceId: string }

/** A buyer's own browser, through the API: who stands at the order desk is somebody else. */
async function aBuyer(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  const form = buyerForm()
  const { request } = context
  await request.post('/api/user', { data: form })
  await signIn(context, form)
  return {
    email: form.email,
    close: () => context.close(),
    async place(...products: { id: string; quantity: number }[]): Promise<Placed> {
      const answer = await request.post('/api/create-order', { data: { products } })
      expect(answer.ok(), await answer.text()).toBe(true)
      const { orderId, results } = await answer.json()
      return { orderId, preferenceId: results.response.id }
    },
  }
}

/** Somebody pays at the provider, all of it or another amount. */
async function pay(
  page: Page,
  sandboxUrl: string,
  { preferenceId }: Placed,
  amount?: number,
): Promise<string> {
  const data = { status: 'approved', ...(amount && { amount }) }
  const answer = await page.request.post(`${sandboxUrl}/sandbox/preferences/${preferenceId}/pay`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return String((await answer.json()).id)
}

const codeOf = (orderId: string) => orderId.slice(-8).toUpperCase()
const refunds = (page: Page) => page.getByRole('region', { name: 'Devoluciones' })

async function giveReason(page: Page, reason: string, button: string | RegExp) {
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: button })
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Motivo').fill(reason)
  await send.click()
}

async function stockOf(page: Page, beer: Beer): Promise<number> {
  return (await (await page.request.get(`/api/product/${beer.id}`)).json()).stock
}

test('an admin finds an order, gives one beer back to the shelf and its buyer, then the rest', async ({
  page,
  context,
  browser,
  baseURL,
  publish,
  sandboxUrl,
}) => {
  const [ipa, stout] = [await publish({ price: 4.5, stock: 10 }), await publish({ price: 10, stock: 5 })]
  const buyer = await aBuyer(browser, baseURL!)
  const placed = await buyer.place({ id: ipa.id, quantity: 3 }, { id: stout.id, quantity: 1 })
  const paymentId = await pay(page, sandboxUrl, placed)
  await passAgeGate(context)
  await signInAsAdmin(context)

  // That they are sorted is nothing to clear.
  await page.goto('/admin/orders?sort=total')
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('link', { name: 'Quitar la búsqueda y los filtros' })).toHaveCount(0)
  await page.goto('/admin/orders')
  const link = page.getByRole('link', { name: `Ver el pedido ${codeOf(placed.orderId)}` })
  for (const word of [buyer.email.slice(0, 24), paymentId, placed.preferenceId]) {
    await page.getByLabel('Pedido, comprador, cerveza o pago').fill(word)
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === word)
    await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
    await expect(link).toBeVisible()
  }
  await page.getByLabel('Estado').selectOption('Cancelada')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page.getByText('Ningún pedido coincide con lo que buscas.')).toBeVisible()
  await page.goBack()
  await expect(link).toBeVisible()
  const byTotal = page.getByRole('columnheader', { name: 'Total' })
  await byTotal.getByRole('link').click()
  await expect(byTotal).toHaveAttribute('aria-sort', 'descending')
  await expect(link).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bajar' })).toHaveAttribute('href', /^(?!.*sort=)/)
  // Its number is the way to it.
  await page.getByLabel('Pedido, comprador, cerveza o pago').fill(codeOf(placed.orderId))
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(`/admin/orders/${placed.orderId}`)

  await expect(
    page.getByRole('heading', { level: 1, name: `Pedido ${codeOf(placed.orderId)}` }),
  ).toBeVisible()
  await eventually(page, () =>
    expect(page.getByText(`El pago ${paymentId} pagó el pedido.`)).toBeVisible({ timeout: 2000 }),
  )
  await page.locator('summary', { hasText: 'Avisos del proveedor' }).click()
  await page.getByText('Ver el JSON').first().click()
  await expect(page.locator('pre').first()).toContainText('"action"')

  const refundForm = page.locator('summary', { hasText: 'Devolver dinero de este pedido' })
  await refundForm.click()
  const chosen = page.getByRole('button', { name: 'Devolver lo elegido' })
  await expect(chosen).toBeDisabled()
  await page.getByLabel(`Unidades de ${ipa.name} por devolver`).fill('2')
  await expect(page.getByText(`Se devuelven ${onCard(9)}`)).toBeVisible()
  await page.getByLabel('Las unidades vuelven al stock').check()
  await chosen.click()
  await expect(page.getByRole('dialog').getByText(`2 × ${ipa.name}`)).toBeVisible()
  await giveReason(page, 'Dos latas llegaron rotas.', `Devolver ${onCard(9)}`)
  await expect(page.getByText('Se devuelve el dinero.').first()).toBeAttached()
  expect(await stockOf(page, ipa)).toBe(9)
  await eventually(page, () =>
    expect(refunds(page).getByText('Devuelta', { exact: true })).toBeVisible({ timeout: 2000 }),
  )
  await mailTo(page.request, sandboxUrl, buyer.email, /Te devolvimos U\$S\s9\.00/)

  await page.reload()
  await refundForm.click()
  await page.getByRole('button', { name: `Devolver todo (${onCard(14.5)})` }).click()
  await expect(page.getByRole('dialog').getByText('Estas unidades no vuelven al stock.')).toBeVisible()
  await giveReason(page, 'No le llegó.', `Devolver ${onCard(14.5)}`)
  await eventually(page, () =>
    expect(page.getByRole('region', { name: 'Resumen' }).getByText('Dinero devuelto')).toBeVisible({
      timeout: 2000,
    }),
  )
  expect([await stockOf(page, ipa), await stockOf(page, stout)]).toEqual([9, 4])
  await expect(page.getByText('Su dinero se devuelve: ya no se manda.')).toHaveCount(2)
  await mailTo(page.request, sandboxUrl, buyer.email, /Te devolvimos U\$S\s14\.50/)
  await page.getByRole('link', { name: 'Ver en el registro' }).click()
  await expect(page.getByText('Dos latas llegaron rotas.')).toBeVisible()
  await expect(page.getByText('No le llegó.')).toBeVisible()
  await buyer.close()
})

test('an order whose payment is not what was asked is on the work list until it is closed', async ({
  page,
  context,
  browser,
  baseURL,
  publish,
  sandboxUrl,
}) => {
  const beer = await publish({ price: 4.5, stock: 10 })
  const buyer = await aBuyer(browser, baseURL!)
  const placed = await buyer.place({ id: beer.id, quantity: 2 })
  await pay(page, sandboxUrl, placed, 1)
  await passAgeGate(context)
  await signInAsAdmin(context)

  await page.goto('/admin/work?kind=review')
  const row = page.getByRole('listitem').filter({ hasText: codeOf(placed.orderId) })
  await eventually(page, () =>
    expect(row.getByText(`Se pagaron $ 1.00 ARS y el pedido es de ${onCard(9)}.`)).toBeVisible({
      timeout: 2000,
    }),
  )
  await row.getByRole('link', { name: /^Ver el pedido/ }).click()
  await expect(page).toHaveURL(/\/admin\/orders\//)
  await eventually(page, () =>
    expect(refunds(page).getByText('Devuelta', { exact: true })).toBeVisible({ timeout: 2000 }),
  )
  await page.getByRole('link', { name: 'Cerrar la revisión' }).click()
  await giveReason(page, 'Pagó de menos y ya lo tiene de vuelta.', 'Cerrar la revisión')
  await expect(page.getByText('Revisión cerrada.').first()).toBeAttached()
  await expect(page.getByText('La administración cerró la revisión')).toBeVisible()
  await page.goto('/admin/work?kind=review')
  await expect(page.getByRole('heading', { level: 1, name: 'Para revisar' })).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.goto('/admin/orders/nada')
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido no encontrado' })).toBeVisible()
  await buyer.close()
})

test('without scripts an open order is cancelled, and a paid one given back by the unit', async ({
  browser,
  page,
  context,
  baseURL,
  publish,
  sandboxUrl,
}) => {
  const beer = await publish({ price: 4.5, stock: 10 })
  const buyer = await aBuyer(browser, baseURL!)
  await passAgeGate(context)
  await signInAsAdmin(context)
  const desk = await plainOf(context, baseURL)

  await proveEmail(page.request, sandboxUrl, buyer.email)
  const open = await buyer.place({ id: beer.id, quantity: 4 })
  expect(await stockOf(page, beer)).toBe(6)
  await desk.go(`/admin/orders/${open.orderId}`)
  await desk.follow('Cancelar el pedido')
  const cancelled = await desk.press('Cancelar el pedido', { Motivo: 'Revende sin permiso.' })
  expect(cancelled.text).toContain('Pedido cancelado.')
  expect(await stockOf(page, beer)).toBe(10)
  const { text } = await mailTo(page.request, sandboxUrl, buyer.email, /Cancelamos tu pedido/)
  expect(text).toContain('El motivo:\n\n> Revende sin permiso.')

  const paid = await buyer.place({ id: beer.id, quantity: 2 })
  await pay(page, sandboxUrl, paid)
  await untilSaid(desk, `/admin/orders/${paid.orderId}`, 'main', 'Se puede devolver')
  const nothing = await desk.press('Devolver lo elegido')
  expect(nothing.text).toContain('Elige cuántas unidades se devuelven.')
  await desk.press('Devolver lo elegido', {
    [`Unidades de ${beer.name} por devolver`]: '1',
    'Las unidades vuelven al stock': 'on',
  })
  const silent = await desk.press(`Devolver ${onCard(4.5)}`, { Motivo: '' })
  expect(silent.text).toContain('Escribe el motivo.')
  const given = await desk.press(`Devolver ${onCard(4.5)}`, { Motivo: 'Una llegó rota.' })
  expect(given.text).toContain('Se devuelve el dinero.')
  expectSaid(desk, 'section', 'Devoluciones', `1 × ${beer.name}, ${onCard(4.5)}`)
  expect(await stockOf(page, beer)).toBe(9)
  await buyer.close()
})

test('what a switched-off brewery sold is sent by an admin, and handed over without scripts', async ({
  page,
  context,
  browser,
  baseURL,
  publish,
  sandboxUrl,
}) => {
  const beer = await publish()
  const buyer = await aBuyer(browser, baseURL!)
  const placed = await buyer.place({ id: beer.id, quantity: 1 })
  await pay(page, sandboxUrl, placed)
  await passAgeGate(context)
  await signInAsAdmin(context)
  const address = `/admin/orders/${placed.orderId}`
  await page.goto(address)
  await eventually(page, () => expect(page.getByText('Envio pendiente')).toBeVisible({ timeout: 2000 }))
  const off = await page.request.put('/api/company', { data: { id: beer.companyId, status: false } })
  expect(off.ok(), await off.text()).toBe(true)

  await page.locator('summary', { hasText: 'Marcar como enviado' }).click()
  const send = page.getByRole('button', { name: 'Marcar como enviado' })
  await expect(send).toBeDisabled()
  await page.getByLabel('Quién lo lleva').fill('Correo Andino')
  await page.getByLabel('Número de seguimiento').fill('CA-2026')
  await send.click()
  await expect(page.getByText('Envío marcado como enviado.').first()).toBeAttached()
  await expect(page.getByText(/^Lo lleva Correo Andino\s*Seguimiento: CA-2026$/)).toBeVisible()
  await mailTo(page.request, sandboxUrl, buyer.email, /Va en camino lo que compraste/)

  const still = await plainOf(context, baseURL)
  await still.go(address)
  const unseen = await still.press('Marcar como entregado')
  expect(unseen.text).toContain('Sin verificar la edad de quien recibe no se puede entregar.')
  const there = await still.press('Marcar como entregado', { 'Se verificó la edad de quien recibe': 'on' })
  expect(there.text).toContain('Envío marcado como entregado.')
  expectSaid(still, 'main', 'Entregado')
  expect(there.html).not.toMatch(/<summary\b[^>]*>[^<]*(Marcar|Corregir)/)
  await mailTo(page.request, sandboxUrl, buyer.email, /Se entregó lo que compraste/)
  await still.follow('Ver en el registro')
  for (const act of ['marcó como enviado lo de', 'marcó como entregado lo de'])
    expectSaid(still, 'li', act, 'seguimiento: CA-2026')
  await buyer.close()
})
