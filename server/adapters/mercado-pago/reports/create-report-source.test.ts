import { expect, test } from 'vitest'
import { isProviderFailure } from '#server/ports/payment-provider.ts'
import { ACCESS_TOKEN, aSandbox } from '#tests/sandbox/a-sandbox.ts'
import { createReportSource } from './create-report-source.ts'

const DAY_MS = 86_400_000
const second = (at: number) => new Date(Math.floor(at / 1000) * 1000)
const yesterday = () => ({ from: second(Date.now() - DAY_MS), until: second(Date.now()) })

async function aSource() {
  const sandbox = await aSandbox()
  const source = createReportSource({ baseUrl: sandbox.url, accessToken: ACCESS_TOKEN, timeoutMs: 2_000 })
  return { sandbox, source }
}

test.each(['released', 'settlement'] as const)('%s: asked for, followed and fetched', async (kind) => {
  const { sandbox, source } = await aSource()
  const wish = { kind, ...yesterday() }
  await sandbox.call('POST', '/sandbox/reports/mood', { delayMs: 600_000 })
  const early = await source.ask(wish)
  if (isProviderFailure(early)) throw new Error(early.message)
  expect(await source.follow({ ...wish, ...early })).toEqual({ standing: 'making' })

  await sandbox.call('POST', '/sandbox/reports/mood', {})
  const asked = await source.ask(wish)
  if (isProviderFailure(asked)) throw new Error(asked.message)
  const made = await source.follow({ ...wish, ...asked })
  if (!('standing' in made) || made.standing !== 'made') throw new Error(JSON.stringify(made))
  const bytes = await source.fetchFile(kind, made.fileName)
  if (isProviderFailure(bytes)) throw new Error(bytes.message)
  expect(await new Response(bytes).text()).toContain('SOURCE_ID')
})

test('how the owner of the account has configured it stays', async () => {
  const { sandbox, source } = await aSource()
  const path = '/v1/account/release_report/config'
  await sandbox.call('POST', path, { file_name_prefix: 'contadora' })
  await source.ask({ kind: 'released', ...yesterday() })
  expect((await sandbox.call('GET', path)).body).toEqual({ file_name_prefix: 'contadora' })
})

test('203 is a refusal, what fails over there has failed, and where tasks are not told of the list is asked', async () => {
  const { sandbox, source } = await aSource()
  const wish = { kind: 'released' as const, ...yesterday() }
  await sandbox.call('POST', '/sandbox/reports/mood', { trouble: 'not-made' })
  expect(await source.ask(wish)).toMatchObject({ failed: 'refused', status: 203 })
  await sandbox.call('POST', '/sandbox/reports/mood', { trouble: 'failed' })
  const failing = await source.ask(wish)
  expect(await source.follow({ ...wish, ...(failing as { taskId: string }) })).toMatchObject({
    standing: 'failed',
  })
  await sandbox.call('POST', '/sandbox/reports/mood', {})
  await source.ask(wish)
  expect(await source.follow({ ...wish, taskId: '77' })).toMatchObject({ standing: 'made' })
})

test('who does not answer is unknown, and soon not asked', async () => {
  const { sandbox, source } = await aSource()
  await sandbox.call('POST', '/sandbox/faults', { times: 9, path: '/v1/account', status: 503 })
  const wish = { kind: 'released' as const, ...yesterday() }
  for (let times = 0; times < 3; times++) expect(await source.ask(wish)).toMatchObject({ failed: 'unknown' })
  expect(source.isAway()).toBe(true)
  expect(await source.fetchFile('released', 'x.csv')).toMatchObject({ failed: 'not-asked' })
})
