import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ACCESS_TOKEN, aSandbox, WEBHOOK_SECRET } from '#tests/sandbox/a-sandbox.ts'

/** Runs the command as npm would, with these settings alone. */
async function checkPayments(env: Record<string, string>, ...args: string[]) {
  const file = resolve(import.meta.dirname, 'check-payments.ts')
  const command = spawn(process.execPath, [file, ...args], { env: { PATH: process.env.PATH, ...env } })
  const said = Promise.all([text(command.stdout), text(command.stderr)])
  const [code] = await once(command, 'close')
  const [out, error] = await said
  return { code, out, error }
}

test('says what it found and what comes next, and ends as honestly', async () => {
  const { url } = await aSandbox()
  const env = {
    MERCADO_PAGO_BASE_URL: url,
    MERCADO_PAGO_ACCESS_TOKEN: ACCESS_TOKEN,
    MERCADO_PAGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PUBLIC_URL: 'https://shop.example',
    FRANKFURTER_URL: `${url}/frankfurter`,
  }
  const stands = await checkPayments(env)
  expect(stands).toMatchObject({ code: 0, error: '' })
  expect(stands.out).toMatch(
    /was opened on MLA[\s\S]*A payment page over[\s\S]*Next: what only a payment shows/,
  )

  const wrong = await checkPayments({ ...env, MERCADO_PAGO_ACCESS_TOKEN: 'another' })
  expect(wrong.code).toBe(1)
  expect(wrong.error).toMatch(/^NOT YET: Mercado Pago does not take the access token/)
  expect(wrong.error).toMatch(/The shop cannot open so: mend that, and run this again\.\n$/)
  expect(wrong.out + wrong.error).not.toContain(ACCESS_TOKEN)

  const unreadable = await checkPayments({ PAYMENT_SITE: 'MLV' })
  expect(unreadable).toMatchObject({ code: 1, out: '' })
  expect(unreadable.error).toMatch(/^Nothing was asked: PAYMENT_SITE is none of /)
  expect(await checkPayments({}, '--help')).toMatchObject({ code: 0, error: '' })
})
