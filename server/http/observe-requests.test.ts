import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { NO_TRACING, type RunningStep, type Step, type Tracing } from '#server/ports/tracing.ts'
import type { Services } from '#server/services.ts'
import type { ApiEnv } from './api-context.ts'
import { observeRequests } from './observe-requests.ts'
import { requestLog } from './request-log.ts'

const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

/** A server that keeps what is told of it. */
function aServer({ trusted = false, peer = '10.0.0.7' } = {}) {
  const steps: (Step & { failed?: string })[] = []
  const timed: unknown[] = []
  const lines: Record<string, unknown>[] = []
  const tracing: Tracing = {
    ...NO_TRACING,
    traceId: () => 'trace-1',
    step(step, run) {
      const told = { ...step, facts: {} } as (typeof steps)[number]
      steps.push(told)
      const running: RunningStep = {
        rename: (name) => Object.assign(told, { name }),
        tell: (facts) => Object.assign(told.facts!, facts),
        fail: (kind) => Object.assign(told, { failed: kind }),
      }
      return run(running)
    },
  }
  const metrics = {
    ...NO_METRICS,
    time: (name: string, labels: object) => void timed.push({ name, ...labels }),
  }
  const proxies = new BlockList()
  if (trusted) proxies.addSubnet('10.0.0.0', 8)
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  const services = { metrics, tracing, log, env: { TRUSTED_PROXIES: proxies } } as unknown as Services
  const app = new Hono<ApiEnv>()
  app.use(observeRequests(services, 'call'), requestLog(services))
  app.get('/beer/:id', (context) => context.text('ok'))
  app.get('/breaks', () => {
    throw new Error('of Ana')
  })
  app.onError((_error, context) => context.text('broken', 500))
  const ask = (path: string, init: RequestInit = {}, more = {}) =>
    app.request(path, init, { incoming: { socket: { remoteAddress: peer } }, ...more } as never)
  return { ask, steps, timed, lines }
}

test('a request is told by its pattern; its address, query and id stay out of it', async () => {
  const { ask, steps, timed } = aServer()
  await ask('/beer/a-secret-id?token=secret', { headers: { 'x-request-id': 'request-1' } })
  await ask('/nowhere/secret')
  expect(timed).toEqual([
    { name: 'request', kind: 'call', method: 'GET', route: '/beer/:id', status: '2xx' },
    { name: 'request', kind: 'call', method: 'GET', route: 'none', status: '4xx' },
  ])
  expect(steps[0]).toMatchObject({
    name: 'GET /beer/:id',
    kind: 'server',
    facts: { 'http.route': '/beer/:id', 'http.response.status_code': 200, 'lupulo.request_id': 'request-1' },
  })
  expect(JSON.stringify(steps)).not.toContain('secret')
})

test('what breaks is told to have failed, without its words', async () => {
  const { ask, steps, timed } = aServer()
  await ask('/breaks')
  expect(timed).toMatchObject([{ route: '/breaks', status: '5xx' }])
  expect(steps).toMatchObject([{ failed: '500' }])
  expect(JSON.stringify(steps)).not.toContain('Ana')
})

test('a trace that a caller begins counts from a configured proxy alone', async () => {
  const headers = { traceparent: CALLER }
  const calledBy = async (options: Parameters<typeof aServer>[0], more = {}) => {
    const { ask, steps } = aServer(options)
    await ask('/beer/1', { headers }, more)
    return steps[0]!.calledBy
  }
  expect(await calledBy({ trusted: true })).toBe(CALLER)
  expect(await calledBy({ trusted: true, peer: '::ffff:10.0.0.7' })).toBe(CALLER)
  expect(await calledBy({ trusted: true, peer: '203.0.113.9' })).toBeUndefined()
  expect(await calledBy({ trusted: false })).toBeUndefined()
})

test('what a page asks in-process is a step of the page, and no request', async () => {
  const { ask, steps, timed } = aServer({ trusted: true })
  await ask('/beer/1', { headers: { traceparent: CALLER } }, { page: {} })
  expect(timed).toEqual([])
  expect(steps).toMatchObject([{ kind: 'internal', name: 'GET /beer/:id', calledBy: undefined }])
})

test('the line of the log names the trace', async () => {
  const { ask, lines } = aServer()
  await ask('/beer/1')
  expect(lines).toMatchObject([{ traceId: 'trace-1', path: '/beer/1', status: 200 }])
})
