import { fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aDataDir, aPreference, aSandbox } from './a-sandbox.ts'

test('what happened before a restart is there after it, idempotency keys and mail included', async () => {
  const first = await aSandbox()
  const key = { 'x-idempotency-key': 'order-1' }
  const { body: preference } = await first.call('POST', '/checkout/preferences', aPreference(), key)
  await first.press(preference.id, 'approve')
  const { body: before } = await first.call('GET', '/v1/payments/search')
  await first.close()
  // A process that is killed while it writes leaves half a line behind.
  await appendFile(join(first.dataDir, 'sandbox', 'mercado-pago.jsonl'), '["payment 1",{"id":1,"sta')

  const second = await aSandbox({ dataDir: first.dataDir })
  expect((await second.call('GET', '/v1/payments/search')).body).toEqual(before)
  const again = await second.call('POST', '/checkout/preferences', aPreference(), key)
  expect(again.body.id).toBe(preference.id)
  expect((await second.press(preference.id, 'approve')).status).toBe(409)
})

/** The program itself, started as a parent process starts it. */
function aProgram(env: Record<string, string>) {
  const program = fork(join(import.meta.dirname, '../../sandbox/main.ts'), {
    env: { PATH: process.env.PATH, SANDBOX_PORT: '0', ...env },
    execArgv: [],
    silent: true,
  })
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
  return program
}

test('the program tells its parent the ports, and stops on SIGTERM or when the parent is gone', async () => {
  const env = {
    DATA_DIR: await aDataDir(),
    MERCADO_PAGO_ACCESS_TOKEN: 't',
    MERCADO_PAGO_WEBHOOK_SECRET: 's',
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 's',
    OIDC_REDIRECT_URI: 'http://shop.example/callback,http://localhost:3000/callback',
  }
  for (const stop of ['SIGTERM', 'disconnect']) {
    const program = aProgram(env)
    const [message] = await once(program, 'message')
    expect(message).toEqual({ ready: true, port: expect.any(Number), smtpPort: expect.any(Number) })
    expect((await fetch(`http://localhost:${message.port}/payments`)).status).toBe(200)
    const exited = once(program, 'exit')
    if (stop === 'SIGTERM') program.kill('SIGTERM')
    else program.disconnect()
    expect(await exited).toEqual([0, null])
  }
})

test('the program says in a sentence which settings are missing', async () => {
  const program = aProgram({ DATA_DIR: await aDataDir(), SANDBOX_URL: 'here', OIDC_REDIRECT_URI: 'there' })
  let said = ''
  program.stderr!.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(program, 'close')
  expect(code).toBe(1)
  expect(said).toContain('MERCADO_PAGO_ACCESS_TOKEN is missing')
  expect(said).toContain('MERCADO_PAGO_WEBHOOK_SECRET is missing')
  expect(said).toContain('OIDC_CLIENT_SECRET is missing')
  expect(said).toContain('OIDC_REDIRECT_URI must be addresses')
  expect(said).toContain('SANDBOX_URL must be an address')
})
