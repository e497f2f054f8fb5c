import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMetrics } from '#server/adapters/prometheus/create-metrics.ts'
import { createApp } from '#server/app.ts'
import { MEASURES } from '#server/ports/metrics.ts'
import { watchOutside } from '#server/telemetry/watch-outside.ts'
import { watchPool } from '#server/telemetry/watch-pool.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { useJobQueue } from '#tests/factories/a-checkout.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { aPayoutProvider } from '#tests/factories/a-payout-provider.ts'
import { aReportSource } from '#tests/factories/a-report-source.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const jobs = useJobQueue(database)
const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const TOKEN = 'a-token-for-whoever-watches-this-shop'

/** What a shop tells Prometheus. */
async function toldByAShop(): Promise<string> {
  const metrics = createMetrics({ withRuntime: true })
  const outside = {
    payments: aPaymentProvider(),
    payoutProvider: aPayoutProvider(),
    reportSource: aReportSource(),
  }
  const parts = { metrics, ...outside, jobs: jobs.queue }
  const services = makeTestServices(database, { METRICS_TOKEN: TOKEN }, parts)
  watchPool(services.pool, 'till', services)
  watchOutside(services, services)
  const authorization = `Bearer ${TOKEN}`
  return (await createApp(services).request('/metrics', { headers: { authorization } })).text()
}

/** `metric{label="value"}` of every rule. */
function asked(): { metric: string; labels: [string, string][] }[] {
  const rules = [...read('deploy/alerts.yml').matchAll(/expr:(?: >-)?\s([\s\S]*?)\n {8}(?:for|labels):/g)]
  return rules.flatMap(([, expression]) =>
    [...expression!.matchAll(/\b(up|(?:lupulo|nodejs|process|node)_\w+)(?:\{([^}]*)\})?/g)].map(
      ([, metric, labels = '']) => ({
        metric: metric!,
        labels: [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]) as [
          string,
          string,
        ][],
      }),
    ),
  )
}

test('the alarms ask for what a shop tells, by labels that it has', async () => {
  const told = await toldByAShop()
  const names = new Set([...told.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!))
  const ours = asked().filter(({ metric }) => metric !== 'up' && !metric.startsWith('node_'))
  expect(ours.length).toBeGreaterThan(20)
  const isTold = (metric: string) =>
    names.has(metric) || names.has(metric.replace(/_(bucket|count|sum)$/, ''))
  expect(ours.filter(({ metric }) => !isTold(metric))).toEqual([])
  for (const { metric, labels } of ours) {
    const rows = told.split('\n').filter((line) => line.startsWith(`${metric}{`))
    for (const [name, value] of labels) {
      // Given by Prometheus itself.
      if (name === 'job') continue
      if (rows.length)
        expect({ metric, rows: rows.join('\n') }).toMatchObject({
          rows: expect.stringContaining(`${name}="${value}"`),
        })
      else
        expect(Object.values(MEASURES).find((each) => metric.startsWith(each.name))?.labels ?? []).toContain(
          name,
        )
    }
  }
})

test('every alarm says what it means and how urgent it is', () => {
  const rules = read('deploy/alerts.yml')
    .split(/^ {6}- alert: /m)
    .slice(1)
  expect(rules.length).toBeGreaterThan(15)
  for (const rule of rules) {
    expect(rule).toMatch(/^[A-Z]\w+\n/)
    expect(rule).toMatch(/labels: \{ severity: (page|ticket) \}/)
    expect(rule).toMatch(/annotations: \{ summary: '.+' \}/)
  }
  const [section] = read('docs/operations.md').split('## What to watch')[1]!.split(/\n## /)
  const names = rules.map((rule) => /^\w+/.exec(rule)![0])
  expect(new Set(names).size).toBe(names.length)
  expect(section).toContain('deploy/alerts.yml')
})

test('the proxy hands nobody on to /metrics, and nothing that visitors say of traces', () => {
  const caddy = read('deploy/Caddyfile')
  expect(caddy).toMatch(/@metrics path \/metrics \/metrics\/\*\n\s*respond @metrics 404\n/)
  expect(caddy.indexOf('respond @metrics')).toBeLessThan(caddy.indexOf('reverse_proxy'))
  expect(caddy).toMatch(/header_up -traceparent\n/)
  const shop = /\n {2}shop:\n([\s\S]*?)\n {2}\w/.exec(read('deploy/compose.yaml'))![1]!
  // Its own port is reached through the proxy alone.
  expect(shop).not.toMatch(/^ {4}ports:/m)
})
