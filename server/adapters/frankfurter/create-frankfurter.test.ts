import { expect, test } from 'vitest'
import { aSandbox } from '#tests/sandbox/a-sandbox.ts'
import { createFrankfurter } from './create-frankfurter.ts'

async function aSource({ timeoutMs = 3000 } = {}) {
  const sandbox = await aSandbox()
  const source = createFrankfurter({ url: `${sandbox.frankfurterUrl}/`, timeoutMs })
  const set = (facts: object) => sandbox.call('POST', '/sandbox/exchange-rates', facts)
  return { source, set, read: () => source.readRate('ARS') }
}

test('reads what a dollar costs, and of which day that is', async () => {
  const { read, set } = await aSource()
  await set({ currency: 'ARS', rate: 1417.25 })
  const today = new Date(new Date().toISOString().slice(0, 10))
  expect(await read()).toEqual({ rate: '1417.25', validFrom: today })
})

test.each([0, -1417, 'mil', null, 1e20, 0.5, 1e-7, '1e3', '1417,25', '1417.12345678901'])(
  'a rate of %j is none',
  async (rate) => {
    const { read, set } = await aSource()
    await set({ currency: 'ARS', rate })
    expect(await read()).toMatchObject({
      failed: 'unknown',
      message: 'GET /v2/rate/USD/ARS: rate is not as expected',
    })
  },
)

test.each([
  [{ trouble: 'garbage' }, 'SyntaxError'],
  [{ trouble: 'error' }, 'status 500'],
  [{ trouble: 'absent' }, 'status 404'],
  [{ trouble: 'stale', ageDays: 8 }, 'date is not as expected'],
  [{ trouble: 'late', delayMs: 1500 }, 'TimeoutError'],
] as const)('an answer in the mood %j is a failure and nothing worse', async (mood, why) => {
  const { read, set } = await aSource({ timeoutMs: mood.trouble === 'late' ? 100 : 3000 })
  await set(mood)
  expect(await read()).toMatchObject({ failed: 'unknown', message: `GET /v2/rate/USD/ARS: ${why}` })
})

test('nobody there is a failure', async () => {
  const source = createFrankfurter({ url: 'http://127.0.0.1:1', timeoutMs: 500 })
  expect(await source.readRate('UYU')).toMatchObject({ failed: 'unknown' })
})
