import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/settings/env.ts'
import { aDataDir, aPreference } from '#tests/sandbox/a-sandbox.ts'
import { startStandIns } from './start-stand-ins.ts'

const SECRETS = {
  sessionSecret: 'a session secret',
  payoutKey: 'a payout key',
  accessToken: 'TEST-token',
  webhookSecret: 'a webhook secret',
  oidcClientSecret: 'a client secret',
}

/** The stand-ins of a shop with these settings; `call` asks its payment provider. */
async function standInsOf(settings: Record<string, string>) {
  const env = readEnv({ SANDBOX_PORT: '0', DATA_DIR: await aDataDir(), ...settings })
  const standIns = await startStandIns(env, SECRETS, env.PUBLIC_URL ?? 'http://localhost:3000')
  onTestFinished(standIns.stop)
  const headers = { authorization: `Bearer ${SECRETS.accessToken}`, 'content-type': 'application/json' }
  return async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(standIns.url + path, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  }
}

test.each([
  [{}, 'MLA'],
  [{ SANDBOX_MERCADO_PAGO_SITE: 'MLC' }, 'MLC'],
])('of a shop with %j the account was opened in %s', async (settings, site) => {
  const call = await standInsOf(settings)
  expect((await call('GET', '/users/me')).body.site_id).toBe(site)
})

const LOCAL = 'http://localhost:3000/succes'
const PHONE = 'http://192.168.1.7:3000/succes'
const NAMED = 'http://shop.example/succes'

test.each([
  [{}, LOCAL, 201],
  [{}, PHONE, 201],
  [{ HOST: '127.0.0.1' }, LOCAL, 201],
  [{ HOST: '127.0.0.1' }, PHONE, 400],
  [{ PUBLIC_URL: 'http://shop.example' }, NAMED, 400],
  [{ PUBLIC_URL: 'https://shop.example' }, 'https://shop.example/succes', 201],
])('of a shop with %j a buyer who shall return to %s gets %i', async (settings, success, status) => {
  const call = await standInsOf(settings)
  const sent = aPreference({ back_urls: { success } })
  expect((await call('POST', '/checkout/preferences', sent)).status).toBe(status)
})
