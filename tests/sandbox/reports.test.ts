import { expect, test } from 'vitest'
import { ACCESS_TOKEN, aPreference, aSandbox } from './a-sandbox.ts'

const DAY_MS = 86_400_000
const COLUMNS = ['DATE', 'SOURCE_ID', 'EXTERNAL_REFERENCE', 'RECORD_TYPE', 'DESCRIPTION', 'NET_CREDIT_AMOUNT']
const MORE = ['TAXES_DISAGGREGATED', 'NET_DEBIT_AMOUNT', 'GROSS_AMOUNT', 'MP_FEE_AMOUNT', 'METADATA']

/** An account with its reports configured, and payments of 20.55 that were approved so many days ago. */
async function anAccount(kind: 'release' | 'settlement', config: Record<string, unknown> = {}) {
  const sandbox = await aSandbox()
  const { call } = sandbox
  const path = `/v1/account/${kind}_report`
  await call('POST', `${path}/config`, { file_name_prefix: 'lupulo', ...config })
  const text = async (at: string) => {
    const answer = await fetch(sandbox.url + at, { headers: { authorization: `Bearer ${ACCESS_TOKEN}` } })
    return { status: answer.status, text: await answer.text() }
  }
  const period = (days: number) => ({
    begin_date: new Date(Date.now() - days * DAY_MS).toISOString(),
    end_date: new Date(Date.now()).toISOString(),
  })
  return {
    ...{ sandbox, call, path, text, period },
    async aPayment(daysAgo: number) {
      const { body: preference } = await call('POST', '/checkout/preferences', aPreference())
      const { body } = await call('POST', `/sandbox/preferences/${preference.id}/pay`, { status: 'approved' })
      if (daysAgo) await call('POST', `/sandbox/payments/${body.id}/age`, { days: daysAgo })
      return body.id as number
    },
    async fetchReport(days = 50) {
      const { body: task } = await call('POST', path, period(days))
      const { body: done } = await call('GET', `${path}/task/${task.id}`)
      const { text: file } = await text(`${path}/${done.file_name}`)
      return file.trimEnd().split('\r\n')
    },
  }
}

test('an account that has configured no report gets none', async () => {
  const { call } = await aSandbox()
  const path = '/v1/account/release_report'
  expect(await call('GET', `${path}/config`)).toMatchObject({
    status: 404,
    body: { error: 'config_not_found_for_user' },
  })
  expect((await call('POST', path, { begin_date: '2026-01-01T00:00:00Z' })).status).toBe(404)
  expect((await call('GET', path)).status).toBe(405)
  expect((await call('GET', '/v1/account/settlement_report')).status).toBe(404)
})

test('a report is made after it was asked for, and listed then', async () => {
  const { call, path, text, period } = await anAccount('release')
  await call('POST', '/sandbox/reports/mood', { delayMs: 600_000 })
  const { status, body } = await call('POST', path, period(1))
  expect(status).toBe(202)
  expect(body).toMatchObject({ status: 'processing', file_name: '' })
  expect((await call('GET', `${path}/list`)).body).toEqual([])
  await call('POST', '/sandbox/reports/mood', {})
  const { body: second } = await call('POST', path, period(1))
  expect((await call('GET', `${path}/task/${second.id}`)).body).toMatchObject({ status: 'processed' })
  const [listed] = (await call('GET', `${path}/list`)).body
  expect(listed.file_name).toMatch(/^lupulo-release-.*\.csv$/)
  expect((await call('GET', `${path}/search?file_name=${listed.file_name}`)).body.results).toEqual([listed])
  expect((await text(`${path}/${listed.file_name}`)).status).toBe(200)
  expect((await text(`${path}/other.csv`)).status).toBe(404)
})

test('of more than 60 days, or of days to come, there is none', async () => {
  const { call, path, period } = await anAccount('settlement')
  expect((await call('POST', path, period(61))).status).toBe(400)
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString()
  expect((await call('POST', path, { ...period(1), end_date: tomorrow })).status).toBe(400)
})

test('the released money says what was released, refunded, withdrawn, lost and won, and adds up', async () => {
  const account = await anAccount('release', { columns: [...COLUMNS, ...MORE].map((key) => ({ key })) })
  const { call, aPayment } = account
  const [refunded, lost, won] = [await aPayment(20), await aPayment(19), await aPayment(18)]
  const fresh = await aPayment(0)
  await fetch(`${account.sandbox.url}/v1/payments/${refunded}/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ACCESS_TOKEN}`, 'x-idempotency-key': 'one' },
    body: JSON.stringify({ amount: 5.5 }),
  })
  for (const [id, how] of [
    [lost, 'lost'],
    [won, 'won'],
  ] as const) {
    await call('POST', `/sandbox/payments/${id}/charge-back`)
    const { body } = await call('GET', `/v1/chargebacks/search?payment_id=${id}`)
    await call('POST', `/sandbox/chargebacks/${body.results[0].id}/${how}`)
  }
  await call('POST', '/sandbox/withdrawals', { amount: 3 })

  const [head, ...rows] = await account.fetchReport()
  expect(head).toBe([...COLUMNS, ...MORE].join(';'))
  const cells = rows.map((row) => row.split(';'))
  const about = (id: number) =>
    cells
      .filter(([, source]) => source === String(id))
      .map((each) => `${each[3]} ${each[4]} ${each[5]} ${each[7]}`)
  expect(about(refunded)).toEqual(['release payment 19.46 0.00', 'release refund 0.00 5.50'])
  expect(about(won)).toEqual([
    'release payment 19.46 0.00',
    'block chargeback 0.00 20.55',
    'unblock chargeback 20.55 0.00',
  ])
  expect(about(lost).slice(1).toSorted()).toEqual([
    'block chargeback 0.00 20.55',
    'release chargeback 0.00 20.55',
    'unblock chargeback 20.55 0.00',
  ])
  expect(about(fresh)).toEqual([])
  expect(cells[0]).toContain('initial_available_balance')
  const moved = cells.slice(1, -1).reduce((sum, each) => sum + Number(each[5]) - Number(each[7]), 0)
  expect(cells.at(-1)!.slice(3, 6)).toEqual(['total', '', moved.toFixed(2)])
  expect(cells.at(-2)![6]).toBe('[{financial_entity:none,amount:0.00,detail:tax_withholding_collector}]')
})

test('all transactions are there from the day on which they were credited, in Spanish where that is wished', async () => {
  const account = await anAccount('settlement', { separator: ',', report_translation: 'es' })
  const id = await account.aPayment(1)
  const [head, ...rows] = await account.fetchReport(2)
  expect(head).toContain('CÓDIGO DE REFERENCIA,ID DE OPERACIÓN EN MERCADO PAGO,')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`order-1,${id},202809963,credit_card,master,MLA,Pago aprobado,20.55,ARS,`)
  expect(rows[0]).toContain(',-1.09,19.46,ARS,')
})

test('reports, their settings and withdrawals survive a restart', async () => {
  const { sandbox, call, path, period } = await anAccount('release')
  await call('POST', path, period(1))
  await call('POST', '/sandbox/withdrawals', { amount: 3 })
  await sandbox.close()
  const again = await aSandbox({ dataDir: sandbox.dataDir })
  expect((await again.call('GET', `${path}/list`)).body).toHaveLength(1)
  expect((await again.call('GET', `${path}/config`)).body).toMatchObject({ file_name_prefix: 'lupulo' })
})

test('one that cannot be made says so, and one that is refused without a word is 203', async () => {
  const { sandbox, call, path, period } = await anAccount('release')
  await call('POST', '/sandbox/reports/mood', { trouble: 'failed' })
  const { body } = await call('POST', path, period(1))
  expect((await call('GET', `${path}/task/${body.id}`)).body.status).toBe('failed')
  await call('POST', '/sandbox/reports/mood', { trouble: 'not-made' })
  const headers = { authorization: `Bearer ${ACCESS_TOKEN}` }
  const answer = await fetch(sandbox.url + path, { method: 'POST', headers, body: JSON.stringify(period(1)) })
  expect(answer.status).toBe(203)
})
