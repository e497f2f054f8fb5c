import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { MEASURES, type MetricRows, type Metrics } from '../../ports/metrics.ts'
import { writeMetrics } from './write-metrics.ts'

/** From a fast statement to a visitor who has given up. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts in memory, for Prometheus to fetch.
 * @param processNumber tells processes of one machine apart (label `process`). They are not added up: a process that ends
 * would take its counts away with it, which a sum shows as a jump and Prometheus as a flood
 * @param ofOthers how the other processes of this machine stand
 * @param withRuntime also what Node says about itself: event loop, memory, garbage collection. Once a process.
 */
export function createMetrics({
  processNumber = 1,
  ofOthers = async () => [],
  withRuntime = false,
}: {
  processNumber?: number
  ofOthers?: () => Promise<MetricRows[][]>
  withRuntime?: boolean
} = {}): Metrics {
  const registry = new Registry()
  if (withRuntime) collectDefaultMetrics({ register: registry })
  const counters = new Map<string, Counter>()
  const histograms = new Map<string, Histogram>()
  const timed = new Map<string, Histogram.Internal<string>>()
  const watched: (() => MetricRows)[] = []
  for (const [key, { kind, name, help, labels }] of Object.entries(MEASURES)) {
    const described = { name, help, labelNames: [...labels], registers: [registry] }
    if (kind === 'counter') counters.set(key, new Counter(described))
    else histograms.set(key, new Histogram({ ...described, buckets: SECONDS }))
  }

  async function ofThisProcess(): Promise<MetricRows[]> {
    const counted = (await registry.getMetricsAsJSON()) as unknown as MetricRows[]
    return [...counted, ...watched.map((read) => read())].map(({ name, help, type, values }) => ({
      name,
      help,
      type,
      values: values
        // What is not a number has no JSON: before the event loop's first sample there is no lag.
        .filter(({ value }) => Number.isFinite(value))
        .map((row) => ({ ...row, labels: { process: String(processNumber), ...row.labels } })),
    }))
  }

  return {
    count: (name, labels) => counters.get(name)!.inc(labels),
    time(name, labels, seconds) {
      // Found again by its values: the library would sort and compare the labels each time.
      const key = `${name} ${Object.values(labels).join(' ')}`
      const row = timed.get(key) ?? histograms.get(name)!.labels(labels)
      timed.set(key, row)
      row.observe(seconds)
    },
    watch({ name, help, label, fixed }, read) {
      watched.push(() => ({ name, help, type: 'gauge', values: gaugeRows(read(), label, fixed) }))
    },
    ofThisProcess,
    ofEachProcess: async () => {
      const [own, others] = await Promise.all([ofThisProcess(), ofOthers()])
      return [own, ...others]
    },
    write: writeMetrics,
  }
}

function gaugeRows(
  found: Record<string, number>,
  label: string | undefined,
  fixed: Record<string, string> | undefined,
): MetricRows['values'] {
  return Object.entries(found).map(([key, value]) => ({
    value,
    labels: { ...fixed, ...(label && { [label]: key }) },
  }))
}
