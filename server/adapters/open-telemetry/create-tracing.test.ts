import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import type { Tracing } from '#server/ports/tracing.ts'
import { aCollector, fact } from '#tests/factories/a-collector.ts'
import { createTracing } from './create-tracing.ts'
import { parseTraceparent } from './parse-traceparent.ts'

afterEach(() => vi.unstubAllEnvs())

/** As the settings of a shop make it. */
async function tracingTo(url: string, settings: Record<string, string> = {}, warn = (_reason: string) => {}) {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url)
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return createTracing(warn)
}

const inner = (tracing: Tracing, name: string) => tracing.step({ name, kind: 'internal' }, () => sleep(1))

test('steps lie inside of each other, whatever runs beside them', async () => {
  const collector = await aCollector()
  const tracing = await tracingTo(collector.url, { OTEL_SERVICE_NAME: 'shop-one' })
  const request = (name: string) =>
    tracing.step({ name, kind: 'server' }, async (step) => {
      await sleep(1)
      await Promise.all([inner(tracing, `${name} a`), inner(tracing, `${name} b`)])
      const end = tracing.begin(() => ({
        name: `${name} c`,
        kind: 'client',
        facts: { 'db.query.text': 'SELECT 1' },
      }))
      end(Object.assign(new Error('Ana Pérez'), { code: '23505' }))
      step.tell({ 'http.route': '/x' })
      return tracing.traceId()
    })
  const traces = await Promise.all([request('one'), request('two')])
  await tracing.stop()
  const spans = collector.spans()
  expect(spans).toHaveLength(8)
  for (const [n, name] of ['one', 'two'].entries()) {
    const outer = spans.find((span) => span.name === name)!
    expect(outer).toMatchObject({ kind: 2, traceId: traces[n] })
    for (const child of [`${name} a`, `${name} b`, `${name} c`]) {
      expect(spans.find((span) => span.name === child)).toMatchObject({
        traceId: outer.traceId,
        parentSpanId: outer.spanId,
      })
    }
    const failed = spans.find((span) => span.name === `${name} c`)!
    expect(failed.status).toEqual({ code: 2 })
    expect(fact(failed, 'error.type')).toBe('23505')
  }
  expect(collector.text()).toContain('"shop-one"')
  expect(collector.text()).not.toContain('Pérez')
})

test('outside of every step nothing begins, and there is no trace', async () => {
  const collector = await aCollector()
  const tracing = await tracingTo(collector.url)
  const what = vi.fn()
  tracing.begin(what)()
  expect(what).not.toHaveBeenCalled()
  expect([tracing.traceId(), tracing.traceparent()]).toEqual([undefined, undefined])
  await tracing.stop()
  expect(collector.text()).toBe('')
})

test('a caller’s trace goes on, and what is caused later names its cause', async () => {
  const collector = await aCollector()
  const tracing = await tracingTo(collector.url)
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const calledBy = `00-${traceId}-b7ad6b7169203331-01`
  const causedBy = await tracing.step({ name: 'request', kind: 'server', calledBy }, async () =>
    tracing.traceparent(),
  )
  await tracing.step({ name: 'job', kind: 'consumer', causedBy }, () => inner(tracing, 'in the job'))
  await tracing.stop()
  const [request, job] = ['request', 'job'].map(
    (name) => collector.spans().find((span) => span.name === name)!,
  )
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(job!.traceId).not.toBe(traceId)
  expect(job!.links).toMatchObject([{ traceId, spanId: request!.spanId }])
})

test('what a step throws comes out of it as it was', async () => {
  const tracing = await tracingTo('http://127.0.0.1:1')
  const error = new Error('as it was')
  await expect(
    tracing.step({ name: 'x', kind: 'internal' }, async () => {
      throw error
    }),
  ).rejects.toBe(error)
  await tracing.stop()
})

test.each([
  ['is away', async () => 'http://127.0.0.1:1'],
  ['never answers', async () => (await aCollector({ silent: true })).url],
])('a collector that %s keeps nobody waiting; the log hears of it once', async (_says, place) => {
  const said: string[] = []
  const settings = {
    OTEL_BSP_SCHEDULE_DELAY: '10',
    OTEL_BSP_MAX_QUEUE_SIZE: '20',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '5',
  }
  const tracing = await tracingTo(await place(), { ...settings, OTEL_BSP_EXPORT_TIMEOUT: '200' }, (reason) =>
    said.push(reason),
  )
  for (let n = 0; n < 200; n++)
    expect(await tracing.step({ name: 'x', kind: 'internal' }, async () => n)).toBe(n)
  await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 120_000 })
  expect(said[0]).toMatch(/^[A-Za-z\d]+$/)
  await tracing.stop()
  expect(said).toHaveLength(1)
})

test.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 1],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00', 0],
  ['cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-what-comes-later', 1],
])('%s names a trace', (header, traceFlags) => {
  expect(parseTraceparent(header)).toEqual({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: 'b7ad6b7169203331',
    traceFlags,
    isRemote: true,
  })
})

test.each([
  '',
  'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
  '00-0AF7651916CD43DD8448EB211C80319C-B7AD6B7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01x',
  '<script>',
])('%j names none', (header) => {
  expect(parseTraceparent(header)).toBeUndefined()
})
