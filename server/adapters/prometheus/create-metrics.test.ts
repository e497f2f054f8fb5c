import { expect, test } from 'vitest'
import type { MetricRows } from '#server/ports/metrics.ts'
import { createMetrics } from './create-metrics.ts'
import { writeMetrics } from './write-metrics.ts'

const writtenBy = async (metrics: ReturnType<typeof createMetrics>) =>
  metrics.write(await metrics.ofEachProcess())

test('counts, times and watched values are written as Prometheus reads them', async () => {
  const metrics = createMetrics()
  metrics.count('limited', { limit: 'log-in' })
  metrics.count('limited', { limit: 'log-in' })
  metrics.time('query', { outcome: 'ok' }, 0.004)
  metrics.watch({ name: 'lupulo_things', help: 'Things.', label: 'state' }, () => ({ open: 3 }))
  metrics.watch({ name: 'lupulo_all_things', help: 'All.' }, () => ({ '': 4 }))
  const text = await writtenBy(metrics)
  expect(text).toContain(
    '# TYPE lupulo_rate_limited_total counter\nlupulo_rate_limited_total{process="1",limit="log-in"} 2\n',
  )
  expect(text).toContain('# TYPE lupulo_things gauge\nlupulo_things{process="1",state="open"} 3\n')
  expect(text).toContain('lupulo_all_things{process="1"} 4\n')
  expect(text).toContain(
    'lupulo_database_query_duration_seconds_bucket{process="1",le="0.0025",outcome="ok"} 0\n',
  )
  expect(text).toContain(
    'lupulo_database_query_duration_seconds_bucket{process="1",le="0.005",outcome="ok"} 1\n',
  )
  expect(text).toContain(
    'lupulo_database_query_duration_seconds_bucket{process="1",le="+Inf",outcome="ok"} 1\n',
  )
  expect(text).toContain('lupulo_database_query_duration_seconds_sum{process="1",outcome="ok"} 0.004\n')
})

test('processes stand beside each other under one name', async () => {
  const second = createMetrics({ processNumber: 2 })
  second.count('limited', { limit: 'upload' })
  const overTheWire = JSON.parse(JSON.stringify(await second.ofThisProcess())) as MetricRows[]
  const first = createMetrics({ ofOthers: async () => [overTheWire], withRuntime: true })
  first.count('limited', { limit: 'upload' })
  const text = await writtenBy(first)
  expect(text).toContain(
    'lupulo_rate_limited_total{process="1",limit="upload"} 1\nlupulo_rate_limited_total{process="2",limit="upload"} 1\n',
  )
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).not.toMatch(/ (NaN|null|undefined)$/m)
})

test('what stands in a label stays in it', () => {
  const rows = [{ value: 1, labels: { name: 'a "b"\n\\c' } }]
  expect(writeMetrics([[{ name: 'x', help: 'One\nline \\.', type: 'gauge', values: rows }]])).toBe(
    '# HELP x One\\nline \\\\.\n# TYPE x gauge\nx{name="a \\"b\\"\\n\\\\c"} 1\n',
  )
})
