import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ListedDifference, ListedReport } from '#contract/provider-books.ts'
import type { WorkRow } from '#contract/work-list.ts'
import { providerDifferences, providerReports } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aReportSource, reportFile } from '#tests/factories/a-report-source.ts'
import { anOrderDesk, auditOf } from '#tests/factories/an-order-desk.ts'
import { TEST_ORIGIN } from '#tests/factories/services.ts'
import { compareBooks } from './comparing/compare-books.ts'
import { goOnWithReport } from './go-on-with-report.ts'

const checkout = useCheckout()
const DAY_MS = 86_400_000
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)

async function anAdminOfBooks() {
  await checkout.db.execute(
    sql`TRUNCATE provider_reports, provider_report_rows, provider_differences CASCADE`,
  )
  const reportSource = aReportSource()
  const services = { ...checkout.with(), reportSource }
  const desk = await anOrderDesk(services)
  const { admin } = desk
  const goOn = async () => {
    for (let times = 0; times < 2; times++)
      for (const { id } of await checkout.db.select().from(providerReports))
        await goOnWithReport(services, id)
  }
  return {
    ...{ services, reportSource, desk, admin, goOn },
    async upload(file: File) {
      const form = new FormData()
      form.set('file', file)
      const answer = await createApp(services).request('/api/admin/provider-books/reports', {
        method: 'POST',
        headers: { ...admin.headers, origin: TEST_ORIGIN },
        body: form,
      })
      return { status: answer.status, body: (await answer.json()) as { id: string; code?: string } }
    },
    reports: async () =>
      ((await admin.send('GET', '/admin/provider-books/reports')).body as { reports: ListedReport[] })
        .reports,
    differences: async (state = '') =>
      (
        (await admin.send('GET', `/admin/provider-books/differences?state=${state}`)).body as {
          differences: ListedDifference[]
        }
      ).differences,
    work: async () =>
      ((await admin.send('GET', '/admin/work?kind=books-unknown')).body as { work: WorkRow[] }).work,
  }
}

const stranger = { at: new Date(Date.now() - 5 * DAY_MS), source: '4711', what: 'SETTLEMENT', gross: 900 }

test('a file that an admin uploads is read, says what it was, and is not kept', async () => {
  const { upload, goOn, reports, services } = await anAdminOfBooks()
  const file = `${reportFile('settlement', [stranger])}x;y\n`
  const { status, body } = await upload(new File([file], 'C:\\libros\\reporte.csv'))
  expect(status).toBe(201)
  expect(await reports()).toMatchObject([
    { id: body.id, state: 'reading', kind: null, fileName: 'reporte.csv' },
  ])
  await goOn()
  expect(await reports()).toMatchObject([
    {
      ...{
        state: 'read',
        kind: 'settlement',
        origin: 'uploaded',
        rows: 1,
        newRows: 1,
        brokenLines: 1,
        error: '',
      },
      ...{ broken: [{ line: 3, trouble: 'cells' }], from: stranger.at.toISOString() },
    },
  ])
  const [kept] = await checkout.db.select().from(providerReports)
  expect(kept!.content).toBeNull()
  expect(await auditOf(services, body.id)).toMatchObject([{ action: 'provider-report-uploaded' }])
})

test('what is no report fails with why, and nothing and too much are refused', async () => {
  const { upload, goOn, reports } = await anAdminOfBooks()
  await upload(new File(['PK\u0003\u0004'], 'reporte.xlsx'))
  await upload(new File(['DATE;SOURCE_ID;RECORD_TYPE;NET_CREDIT_AMOUNT\n'], 'a.csv'))
  await goOn()
  expect((await reports()).map(({ state, error }) => `${state} ${error}`)).toEqual([
    'failed columns NET_DEBIT_AMOUNT',
    'failed not-csv',
  ])
  expect(await upload(new File([''], 'a.csv'))).toMatchObject({ status: 400, body: { code: 'report-empty' } })
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.csv')
  expect(await upload(large)).toMatchObject({ status: 413, body: { code: 'report-too-large' } })
})

test('reports of some days are asked for once at a time, and days that cannot be are named', async () => {
  const { admin, goOn, reportSource, reports } = await anAdminOfBooks()
  const ask = (from: string, to: string) => admin.send('POST', '/admin/provider-books/asks', { from, to })
  expect(await ask(day(9), day(3))).toMatchObject({ status: 201, body: { asked: 2 } })
  expect(await ask(day(9), day(3))).toMatchObject({ status: 201, body: { asked: 0 } })
  await goOn()
  expect(reportSource.wishes.map(({ kind }) => kind).toSorted()).toEqual(['released', 'settlement'])
  expect(reportSource.wishes[0]).toMatchObject({
    from: new Date(`${day(9)}T04:00:00Z`),
    until: new Date(`${day(2)}T04:00:00Z`),
  })
  expect((await reports()).every(({ state, admin: who }) => state === 'read' && who)).toBe(true)
  expect(await ask(day(9), day(3))).toMatchObject({ body: { asked: 2 } })
  for (const [from, to] of [
    [day(3), day(9)],
    [day(90), day(3)],
    [day(1), day(-1)],
  ] as const)
    expect(await ask(from, to)).toMatchObject({ status: 400, body: { fields: { to: expect.any(String) } } })
  expect(await ask('2026-02-31', day(3))).toMatchObject({
    status: 400,
    body: { fields: { from: expect.any(String) } },
  })
})

test('a difference is on the work list until an admin closes it, and comes back when it says something else', async () => {
  const { upload, goOn, differences, work, admin, services } = await anAdminOfBooks()
  await upload(new File([reportFile('settlement', [stranger])], 'a.csv'))
  await goOn()
  const [found] = await differences()
  expect(found).toMatchObject({
    ...{ kind: 'unknown-to-us', about: '4711', theirs: 9, ours: null, currency: 'USD', state: 'open' },
    orderId: null,
  })
  expect(await work()).toMatchObject([{ amount: 9, currency: 'USD', about: '4711', orderId: null }])

  const path = `/admin/provider-books/differences/${found!.id}/close`
  expect((await admin.send('POST', path, { reason: ' ' })).status).toBe(400)
  expect(await admin.send('POST', path, { reason: 'Otra tienda.' })).toMatchObject({ status: 200 })
  expect(await admin.send('POST', path, { reason: 'Otra tienda.' })).toMatchObject({ status: 409 })
  expect(await work()).toEqual([])
  expect(await differences()).toEqual([])
  expect(await differences('closed')).toMatchObject([{ reason: 'Otra tienda.', admin: expect.any(String) }])
  const [{ facts } = { facts: null }] = await auditOf(services, found!.id)
  expect(facts).toMatchObject({ difference: 'unknown-to-us', about: '4711', theirs: '9.00' })

  await compareBooks(services)
  expect(await differences()).toEqual([])
  await upload(new File([reportFile('settlement', [{ ...stranger, gross: 100 }])], 'b.csv'))
  await goOn()
  expect(await differences()).toMatchObject([{ theirs: 10, reason: '' }])
})

test('one that a later report explains goes by itself', async () => {
  const { upload, goOn, differences, desk } = await anAdminOfBooks()
  await upload(new File([reportFile('settlement', [stranger])], 'a.csv'))
  await goOn()
  await upload(new File([reportFile('settlement', [{ ...stranger, what: 'REFUND', gross: -900 }])], 'b.csv'))
  await goOn()
  expect(await differences()).toEqual([])
  expect(await differences('gone')).toMatchObject([{ about: '4711' }])
  expect(
    await desk.admin.send('POST', `/admin/provider-books/differences/nada/close`, { reason: 'x' }),
  ).toMatchObject({
    status: 404,
  })
})

test('a report that was given up is on the page of jobs, and asked for again from there', async () => {
  const { admin, reportSource, services } = await anAdminOfBooks()
  const days = { beginsAt: new Date('2026-01-01T04:00:00Z'), endsAt: new Date('2026-01-02T04:00:00Z') }
  const [failed] = await checkout.db
    .insert(providerReports)
    .values({
      ...days,
      origin: 'asked',
      kind: 'released',
      state: 'failed',
      lastError: 'no answer',
      endedAt: new Date(),
    })
    .returning()
  const jobs = async () => (await admin.send('GET', '/admin/jobs')).body as { reports: { rows: object[] } }
  expect((await jobs()).reports.rows).toMatchObject([
    { standing: 'failed', error: 'no answer', kind: 'released' },
  ])
  const retry = () => admin.send('POST', `/admin/jobs/report/${failed!.id}/retry`)
  reportSource.strikeNext('unanswered')
  expect((await retry()).body).toMatchObject({ outcome: 'failed', error: 'no answer' })
  expect((await retry()).body).toMatchObject({ outcome: 'under-way' })
  await goOnWithReport(services, failed!.id)
  expect((await jobs()).reports.rows).toEqual([])
  expect(await retry()).toMatchObject({ status: 409 })
})

test('differences say nothing of whom nobody knows: amounts that no admin reads stay exact', async () => {
  const { differences } = await anAdminOfBooks()
  await checkout.db.insert(providerDifferences).values({
    ...{ kind: 'unknown-to-us', subject: 'source 9', movement: 'payment', report: 'released', about: '9' },
    ...{ theirsCents: 123_456_789_012_345, at: new Date() },
  })
  expect(await differences()).toMatchObject([{ theirs: 1_234_567_890_123.45, currency: null }])
})
