import { expect, test } from 'vitest'
import { aPreference, aSandbox } from './a-sandbox.ts'

type Options = Parameters<typeof aSandbox>[0]

/** What the provider says of a preference with these changes. */
async function answerTo(changes: Record<string, unknown>, options: Options = {}) {
  const sandbox = await aSandbox(options)
  return sandbox.call('POST', '/checkout/preferences', aPreference(changes))
}

const oneItem = (changes: Record<string, unknown>) => ({
  items: [{ id: 'b1', title: 'IPA', quantity: 1, unit_price: 4000, ...changes }],
})
const letters = (count: number) => 'x'.repeat(count)
const webAddress = (count: number) => 'https://shop.example/'.padEnd(count, 'x')

test.each([
  ['id', oneItem({ id: letters(256) }), oneItem({ id: letters(257) })],
  ['title', oneItem({ title: letters(256) }), oneItem({ title: letters(257) })],
  ['description', oneItem({ description: letters(256) }), oneItem({ description: letters(257) })],
  ['category', oneItem({ category_id: letters(256) }), oneItem({ category_id: letters(257) })],
  ['picture', oneItem({ picture_url: webAddress(600) }), oneItem({ picture_url: webAddress(601) })],
  ['address of a picture', oneItem({ picture_url: '' }), oneItem({ picture_url: '/labels/1.png' })],
  ["payer's name", { payer: { name: letters(100) } }, { payer: { name: letters(101) } }],
  ["payer's surname", { payer: { surname: letters(100) } }, { payer: { surname: letters(101) } }],
  ["payer's e-mail", { payer: { email: 'ana@example.com' } }, { payer: { email: 'ana' } }],
  ['reference', { external_reference: letters(64) }, { external_reference: letters(65) }],
  ["reference's letters", { external_reference: 'a-Z_9' }, { external_reference: 'order 1' }],
  ['descriptor', { statement_descriptor: letters(13) }, { statement_descriptor: letters(14) }],
  ['additional info', { additional_info: letters(600) }, { additional_info: letters(601) }],
  ['notices', { notification_url: webAddress(248) }, { notification_url: webAddress(249) }],
  ['marketplace', { marketplace: 'NONE' }, { marketplace: 'MP-MKT-1' }],
  ["marketplace's share", { marketplace_fee: 0 }, { marketplace_fee: 1 }],
])('the %s has its limit', async (_what, taken, refused) => {
  expect(await answerTo(taken)).toMatchObject({ status: 201 })
  expect(await answerTo(refused)).toMatchObject({ status: 400 })
})

test("a payer's e-mail has at most 150 characters", async () => {
  const local = letters(60)
  const mail = (count: number) => `${local}@${mailDomain(count - 61)}`
  expect((await answerTo({ payer: { email: mail(150) } })).status).toBe(201)
  expect((await answerTo({ payer: { email: mail(151) } })).status).toBe(400)
})

/** A domain of so many characters, of labels that a domain may have. */
function mailDomain(count: number): string {
  return `${letters(44)}.${letters(count - 49)}.com`
}

test.each([
  ['MLA', 4000.5, 201],
  ['MLA', 4000.555, 400],
  ['MLC', 4000, 201],
  ['MLC', 4000.5, 400],
  ['MCO', 4000.5, 400],
  ['MLB', 4000.5, 201],
] as const)('in %s a price of %d gets %i', async (siteId, unit_price, status) => {
  expect((await answerTo(oneItem({ unit_price }), { siteId })).status).toBe(status)
})

test.each([
  ['MLA', 9.99],
  ['MLA', 140_000_000.01],
  ['MLC', 49],
] as const)('in %s nobody can pay %d', async (siteId, unit_price) => {
  expect(await answerTo(oneItem({ unit_price }), { siteId })).toMatchObject({
    status: 400,
    body: { error: 'invalid_items', message: 'amount cannot be paid with Mercado Pago' },
  })
})

test.each([
  'http://shop.example/succes',
  'http://localhost:3000/succes',
  'https://localhost/succes',
  'https://192.168.1.7/succes',
  'https://[::1]/succes',
])('a browser is not led to %s', async (success) => {
  expect(await answerTo({ back_urls: { success } })).toMatchObject({
    status: 400,
    body: {
      error: 'invalid_auto_return',
      message: 'auto_return invalid. back_url.success must be defined',
    },
  })
  const { body } = await answerTo({ back_urls: { success }, auto_return: undefined })
  expect(body.back_urls).toEqual({ success: '', failure: '', pending: '' })
})

test.each([
  ['localhost', 'http://localhost:3000/succes', 201],
  ['localhost', 'http://127.0.0.1:3000/succes', 201],
  ['localhost', 'http://192.168.1.7:3000/succes', 400],
  ['localhost', 'https://192.168.1.7/succes', 400],
  ['any-host', 'http://192.168.1.7:3000/succes', 201],
] as const)('loosened for %s, %s gets %i', async (httpReturn, success, status) => {
  expect((await answerTo({ back_urls: { success } }, { httpReturn })).status).toBe(status)
})

test('an address to return to has its limit too', async () => {
  expect((await answerTo({ back_urls: { success: webAddress(600) } })).status).toBe(201)
  expect(await answerTo({ back_urls: { success: webAddress(601) } })).toMatchObject({
    status: 400,
    body: { error: 'invalid_back_urls' },
  })
})

test('a payment page can be closed at once', async () => {
  const sandbox = await aSandbox()
  const { body } = await sandbox.call('POST', '/checkout/preferences', aPreference())
  const expired = await sandbox.call('PUT', `/checkout/preferences/${body.id}/expire`)
  expect(expired).toMatchObject({ status: 200, body: { id: body.id, expires: true } })
  expect((await sandbox.press(body.id, 'approve')).status).toBe(409)
  expect((await sandbox.call('PUT', '/checkout/preferences/none/expire')).status).toBe(404)
})

test.each([
  ['MLA', 'ARS', 201],
  ['MLA', 'USD', 400],
  ['MLC', 'CLP', 201],
  ['MLC', 'ARS', 400],
] as const)('in %s a price in %s gets %i', async (siteId, currency_id, status) => {
  const answer = await answerTo(oneItem({ currency_id }), { siteId })
  const refused = { error: 'invalid_items', message: 'currency_id invalid' }
  expect(answer).toMatchObject(status === 201 ? { status } : { status, body: refused })
})
