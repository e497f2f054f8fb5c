import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ACCESS_TOKEN, aSandbox, WEBHOOK_SECRET } from '#tests/sandbox/a-sandbox.ts'
import { readEnv } from '../settings/env.ts'
import { checkPayments } from './check-payments.ts'
import type { Finding } from './finding.ts'

/** What is found with the settings of a shop that is right but for these. */
async function found(url: string, changes: Record<string, string> = {}) {
  const env = readEnv({
    MERCADO_PAGO_BASE_URL: url,
    MERCADO_PAGO_ACCESS_TOKEN: ACCESS_TOKEN,
    MERCADO_PAGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PUBLIC_URL: 'https://shop.example',
    FRANKFURTER_URL: url && `${url}/frankfurter`,
    PROVIDER_TIMEOUT_MS: '500',
    ...changes,
  })
  const findings: Finding[] = []
  for await (const finding of checkPayments(env)) findings.push(finding)
  return findings
}

/** The one sentence that keeps a shop with these settings from opening. */
async function wrong(...asked: Parameters<typeof found>) {
  const sentences = (await found(...asked)).filter(({ stands }) => !stands).map(({ says }) => says)
  expect(sentences).toHaveLength(1)
  return sentences[0]
}

test.each([
  ['MLA', 'MLA (AR), which charges in ARS, 2 decimals', '$ 10.00 ARS'],
  ['MLC', 'MLC (CL), which charges in CLP, 0 decimals', '$ 100 CLP'],
  ['MCO', 'MCO (CO), which charges in COP, 0 decimals', '$ 1000 COP'],
] as const)(
  'an account of %s that can be charged: who, in what, at which rate, and a page',
  async (siteId, who, least) => {
    const sandbox = await aSandbox({ siteId })
    const said = await found(sandbox.url)
    expect(said.every(({ stands }) => stands)).toBe(true)
    const text = said.map(({ says }) => says).join('\n')
    expect(text).toContain(who)
    expect(text).toMatch(/A dollar costs \$ [\d. \u00a0]+ \w{3} by Mercado Pago's own conversion/)
    expect(text).toMatch(/A dollar costs .* by Frankfurter/)
    expect(text).toMatch(/They lie [\d.]+ % apart/)
    expect(text).toContain(`A payment page over ${least} was opened and says so`)
  },
)

test('opens one page, which closes within minutes, and changes nothing else', async () => {
  const sandbox = await aSandbox()
  const [page] = (await found(sandbox.url)).slice(-1)
  const id = /pref_id=(\S+)/.exec(page!.says)![1]!
  const { body } = await sandbox.call('GET', `/checkout/preferences/${id}`)
  expect(body.expires).toBe(true)
  const left = new Date(body.expiration_date_to).getTime() - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(11 * 60_000)
  expect((await sandbox.call('GET', '/v1/payments/search')).body.results).toEqual([])
})

test('says of each setting that is missing where it comes from', async () => {
  const none = { MERCADO_PAGO_ACCESS_TOKEN: '', MERCADO_PAGO_WEBHOOK_SECRET: '', PUBLIC_URL: '' }
  expect((await found('', none)).map(({ says }) => says)).toEqual([
    'MERCADO_PAGO_BASE_URL is missing: set it to https://api.mercadopago.com.',
    'MERCADO_PAGO_ACCESS_TOKEN is missing: copy the Access Token of Credenciales de producción of your application.',
    'MERCADO_PAGO_WEBHOOK_SECRET is missing: copy the clave secreta that Webhooks shows once its address is saved.',
    'PUBLIC_URL is missing: set the https address under which people reach the shop.',
  ])
})

test('a wrong token', async () => {
  const { url } = await aSandbox()
  expect(await wrong(url, { MERCADO_PAGO_ACCESS_TOKEN: 'another' })).toMatch(
    /^Mercado Pago does not take the access token \(401: invalid access token\): copy the Access Token/,
  )
})

test.each([
  [
    { status: 400 },
    /^Mercado Pago refuses to say whose account this is \(400: .*\): look whether MERCADO_PAGO_BASE_URL is/,
  ],
  [{ status: 429 }, /^Mercado Pago is asked too often \(429: .*\): run this again in some minutes/],
  [{ status: 500 }, /^Mercado Pago fails to say whose account this is \(500: .*\): run this again/],
  [{ garbage: true }, /^Mercado Pago fails to say whose account this is \(200: .*\): run this again/],
  [{ cut: true }, /^Nobody answers at http.*: look whether MERCADO_PAGO_BASE_URL is right/],
  [{ delayMs: 2000 }, /^Nobody answers at http.*TimeoutError.*: look whether/],
])('an account that answers %j', async (fault, sentence) => {
  const sandbox = await aSandbox()
  await sandbox.call('POST', '/sandbox/faults', { ...fault, path: '/users/me' })
  expect(await wrong(sandbox.url)).toMatch(sentence)
})

test('nobody there', async () => {
  const sandbox = await aSandbox()
  await sandbox.close()
  expect(await wrong(sandbox.url)).toMatch(/^Nobody answers at .*ECONNREFUSED/)
})

test('an account of a site where the shop cannot charge', async () => {
  const server = createServer((_, response) => response.end('{"id":7,"site_id":"MLV"}'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  expect(await wrong(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toBe(
    'Account 7 was opened on MLV, where the shop cannot charge: take one of MLA, MLB, MLC, MCO, MLM, MPE, MLU.',
  )
})

test('a site that is not the account’s', async () => {
  const { url } = await aSandbox({ siteId: 'MLU' })
  expect(await wrong(url, { PAYMENT_SITE: 'MLA' })).toBe(
    'PAYMENT_SITE is MLA, and the account was opened on MLU: leave PAYMENT_SITE empty.',
  )
})

test('an account that takes no dollars', async () => {
  const { url } = await aSandbox()
  expect(await wrong(url, { PAYMENT_SITE: 'USD' })).toBe(
    'The account is not charged in USD (currency_id invalid): leave PAYMENT_SITE empty, and the shop asks for its currency.',
  )
})

test('an address that no buyer is led back to', async () => {
  const { url } = await aSandbox()
  expect(await wrong(url, { PUBLIC_URL: 'http://shop.example' })).toBe(
    'PUBLIC_URL is http://shop.example, where Mercado Pago leads no buyer back to: set an https address with a public name.',
  )
})

test.each(['http://shop.example', 'https://localhost'])(
  'a real account is not asked for a page that leads to %s',
  async (PUBLIC_URL) => {
    // Nobody answers there: what is wrong with the address is said before anybody is asked.
    const said = await found('https://127.0.0.1:1', { PUBLIC_URL })
    expect(said[0]!.says).toMatch(
      new RegExp(`^PUBLIC_URL is ${PUBLIC_URL}, where Mercado Pago leads no buyer back to`),
    )
  },
)

test('one source of rates is enough, none is not', async () => {
  const sandbox = await aSandbox()
  await sandbox.call('POST', '/sandbox/exchange-rates', { source: 'mercado-pago', trouble: 'absent' })
  const withOne = await found(sandbox.url)
  expect(withOne.every(({ stands }) => stands)).toBe(true)
  expect(withOne.some(({ says }) => /^Mercado Pago's own conversion does not say/.test(says))).toBe(true)
  await sandbox.call('POST', '/sandbox/exchange-rates', { trouble: 'error' })
  expect(await wrong(sandbox.url)).toMatch(/^Nobody says what a dollar costs in ARS: let this machine reach/)
  expect(await wrong(sandbox.url, { EXCHANGE_RATE_SOURCES: 'none' })).toMatch(
    /^Nobody says what a dollar costs/,
  )
})

test.each([
  [
    { method: 'POST', status: 400 },
    /^Mercado Pago refuses to open a payment page \(400: .*\): what it names/,
  ],
  [{ method: 'POST', cut: true }, /^Nobody answers at /],
  [
    { method: 'GET', status: 404 },
    /^Mercado Pago refuses to read a payment page back \(404: .*\): run this again/,
  ],
])('a page that answers %j', async (fault, sentence) => {
  const sandbox = await aSandbox()
  await sandbox.call('POST', '/sandbox/faults', { ...fault, path: '/checkout/preferences' })
  expect(await wrong(sandbox.url)).toMatch(sentence)
})

const THROUGH_IT = { PAYOUT_WAY: 'mercado-pago' }

test.each(['MLA', 'MLB', 'MLC'] as const)('an account of %s that may pay breweries', async (siteId) => {
  const sandbox = await aSandbox({ siteId })
  const said = await found(sandbox.url, THROUGH_IT)
  expect(said.every(({ stands }) => stands)).toBe(true)
  expect(said.map(({ says }) => says)).toContain(
    'Breweries can be paid through Mercado Pago, as far as can be asked without paying one.',
  )
  expect((await sandbox.call('GET', '/sandbox/payouts')).body.payouts).toEqual([])
  expect((await found(sandbox.url)).some(({ says }) => /Breweries/.test(says))).toBe(false)
})

test('an account from which Mercado Pago pays nobody, or that it has not let in', async () => {
  const elsewhere = await aSandbox({ siteId: 'MLU' })
  expect(await wrong(elsewhere.url, THROUGH_IT)).toBe(
    'PAYOUT_WAY is mercado-pago, which pays nobody from MLU: only from MLA, MLB, MLC.',
  )
  const { url, call } = await aSandbox()
  await call('POST', '/sandbox/faults', { path: '/v1/payouts', status: 403 })
  expect(await wrong(url, THROUGH_IT)).toMatch(
    /^Mercado Pago lets this account pay nobody \(.*\): ask whoever/,
  )
  await call('POST', '/sandbox/faults', { path: '/v1/payouts', status: 500 })
  expect(await wrong(url, THROUGH_IT)).toMatch(/^Mercado Pago fails to say how a payout stands \(500/)
})
