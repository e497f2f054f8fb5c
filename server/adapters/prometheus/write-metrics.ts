import type { MetricRows } from '../../ports/metrics.ts'

/**
 * Metrics as Prometheus reads them: a name once, with all of its rows behind it
 * (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format).
 */
export function writeMetrics(all: MetricRows[][]): string {
  const together = new Map<string, MetricRows>()
  for (const metric of all.flat()) {
    const known = together.get(metric.name)
    together.set(metric.name, known ? { ...known, values: [...known.values, ...metric.values] } : metric)
  }
  return [...together.values()].map(metricText).join('')
}

function metricText({ name, help, type, values }: MetricRows): string {
  const rows = values.map(
    ({ metricName = name, labels, value }) => `${metricName}${labelsText(labels)} ${value}\n`,
  )
  return `# HELP ${name} ${help.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')}\n# TYPE ${name} ${type}\n${rows.join('')}`
}

function labelsText(labels: MetricRows['values'][number]['labels']): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(String(value))}"`)
  return pairs.length ? `{${pairs.join(',')}}` : ''
}

function escapeValue(value: string): string {
  return value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')
}
