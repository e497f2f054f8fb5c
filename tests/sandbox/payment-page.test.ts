import { expect, test } from 'vitest'
import { aPreference, aSandbox } from './a-sandbox.ts'

async function aSandboxWithPreference(changes: Record<string, unknown> = {}) {
  const sandbox = await aSandbox()
  const { body } = await sandbox.call('POST', '/checkout/preferences', aPreference(changes))
  const visit = async () => {
    const answer = await fetch(body.init_point)
    return { status: answer.status, html: await answer.text() }
  }
  const payments = async () => (await sandbox.call('GET', '/v1/payments/search')).body.results
  return { sandbox, preferenceId: body.id as string, visit, payments }
}

test('shows the order and the three choices', async () => {
  const { visit } = await aSandboxWithPreference()
  const { html } = await visit()
  for (const text of ['Ñandú IPA', '2 × ARS 4.10', 'ARS 8.20', 'Gran Reserva', 'ARS 20.55', 'sandbox'])
    expect(html).toContain(text)
  for (const name of ['Approve', 'Reject', 'Leave pending']) expect(html).toContain(`>${name}</button>`)
})

test('escapes what the shop sends', async () => {
  const title = '<script>alert(1)</script>"><b>'
  const items = [{ title, quantity: 1, unit_price: 10, currency_id: 'ARS' }]
  const { visit } = await aSandboxWithPreference({ items })
  const { html } = await visit()
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('"><b>')
})

test.each([
  { choice: 'approve', path: '/succes', status: 'approved' },
  { choice: 'reject', path: '/failure', status: 'rejected' },
  { choice: 'pending', path: '/pending', status: 'pending' },
] as const)(
  '$choice leads back to $path with the query of Mercado Pago',
  async ({ choice, path, status }) => {
    const { sandbox, preferenceId, payments } = await aSandboxWithPreference()
    const pressed = await sandbox.press(preferenceId, choice)
    const [payment] = await payments()
    expect(pressed.status).toBe(303)
    expect(pressed.returnsTo!.pathname).toBe(path)
    expect(Object.fromEntries(pressed.returnsTo!.searchParams)).toEqual({
      collection_id: String(payment.id),
      collection_status: status,
      payment_id: String(payment.id),
      status,
      external_reference: 'order-1',
      payment_type: payment.payment_type_id,
      merchant_order_id: payment.order.id,
      preference_id: preferenceId,
      site_id: 'MLA',
      processing_mode: 'aggregator',
      merchant_account_id: 'null',
    })
  },
)

test('a rejected payment can be tried again on the same page', async () => {
  const { sandbox, preferenceId, visit, payments } = await aSandboxWithPreference()
  await sandbox.press(preferenceId, 'reject')
  expect((await visit()).html).toContain('fue rechazado')
  expect((await sandbox.press(preferenceId, 'approve')).returnsTo!.pathname).toBe('/succes')
  expect((await payments()).map((each: { status: string }) => each.status)).toEqual(['approved', 'rejected'])
})

test('two clicks at once capture once; the page then says that it is paid', async () => {
  const { sandbox, preferenceId, visit, payments } = await aSandboxWithPreference()
  const clicks = await Promise.all([1, 2, 3].map(() => sandbox.press(preferenceId, 'approve')))
  expect(clicks.map((each) => each.status).sort()).toEqual([303, 409, 409])
  expect(await payments()).toHaveLength(1)
  const { html } = await visit()
  expect(html).toContain('ya está pagado')
  expect(html).toContain('status=approved')
  expect(html).not.toContain('<button')
})

test('an expired preference says so and takes no payment', async () => {
  const { sandbox, preferenceId, visit, payments } = await aSandboxWithPreference({
    expires: true,
    expiration_date_to: new Date(Date.now() - 1000).toISOString(),
  })
  const { html } = await visit()
  expect(html).toContain('venció')
  expect(html).not.toContain('<button')
  expect((await sandbox.press(preferenceId, 'approve')).status).toBe(409)
  expect(await payments()).toEqual([])
})

test('leaving without paying leads to the failure page with status null', async () => {
  const { visit } = await aSandboxWithPreference()
  const { html } = await visit()
  const address = /href="(https:\/\/shop\.example\/failure[^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
  expect(new URL(address).searchParams.get('status')).toBe('null')
  expect(new URL(address).searchParams.get('payment_id')).toBe('null')
})

test('a pending payment is approved later from the list of payments, and then charged back', async () => {
  const { sandbox, preferenceId, payments } = await aSandboxWithPreference()
  await sandbox.press(preferenceId, 'pending')
  const [{ id }] = await payments()
  const list = await (await fetch(`${sandbox.url}/payments`)).text()
  expect(list).toContain(`action="/payments/${id}/approve"`)

  const answer = await fetch(`${sandbox.url}/payments/${id}/approve`, { method: 'POST', redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect((await payments())[0]).toMatchObject({ status: 'approved', status_detail: 'accredited' })
  expect((await sandbox.call('POST', `/sandbox/payments/${id}/charge-back`)).body.status).toBe('charged_back')
  expect((await sandbox.call('POST', `/sandbox/payments/${id}/approve`)).status).toBe(400)
})

test('an address without a preference is a 404 page', async () => {
  const sandbox = await aSandbox()
  const answer = await fetch(`${sandbox.url}/checkout/v1/redirect?pref_id=nothing`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('No encontramos este pago')
})

test('every list has an empty state and a place on the first page', async () => {
  const sandbox = await aSandbox()
  const home = await (await fetch(sandbox.url)).text()
  expect(home).toContain('href="/exchange-rates"')
  for (const [path, empty] of [
    ['/payments', 'No payments yet'],
    ['/preferences', 'No preferences yet'],
    ['/mail', 'No mail yet'],
  ] as const) {
    expect(home).toContain(`href="${path}"`)
    expect(await (await fetch(sandbox.url + path)).text()).toContain(empty)
  }
})
