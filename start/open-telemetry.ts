import cluster from 'node:cluster'
import { type Logger, pino } from 'pino'
import { LOG_SHAPE } from '#server/log/log-shape.ts'
import { type Metrics, NO_METRICS } from '#server/ports/metrics.ts'
import { NO_TRACING, type Tracing } from '#server/ports/tracing.ts'
import type { Env } from '#server/settings/env.ts'
import { answerOthers, askOthers } from './share-metrics.ts'

type Telemetry = { log: Logger; metrics: Metrics; tracing: Tracing }

const WARN_LEVEL = 40

/**
 * What a process says about itself: its log, and as far as the settings ask for them metrics and traces. What nobody asks
 * for is not even loaded.
 * @param processNumber which of the processes on this machine it is
 */
export async function openTelemetry(env: Env, processNumber: number): Promise<Telemetry> {
  const metrics = env.METRICS_TOKEN ? await openMetrics(processNumber) : NO_METRICS
  const log = pino({
    level: env.LOG_LEVEL,
    ...LOG_SHAPE,
    ...(env.METRICS_TOKEN && { hooks: { logMethod: countLines(metrics) } }),
  })
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT ? await openTracing(log) : NO_TRACING
  return { log, metrics, tracing }
}

async function openMetrics(processNumber: number): Promise<Metrics> {
  const { createMetrics } = await import('#server/adapters/prometheus/create-metrics.ts')
  if (!cluster.isWorker) return createMetrics({ processNumber, withRuntime: true })
  const metrics = createMetrics({ processNumber, withRuntime: true, ofOthers: askOthers })
  answerOthers(metrics)
  return metrics
}

async function openTracing(log: Logger): Promise<Tracing> {
  const { createTracing } = await import('#server/adapters/open-telemetry/create-tracing.ts')
  return createTracing((reason) => log.warn({ reason }, 'traces do not reach their collector'))
}

function countLines(metrics: Metrics) {
  return function count(
    this: Logger,
    line: Parameters<Logger['info']>,
    write: Logger['info'],
    level: number,
  ) {
    if (level >= WARN_LEVEL) metrics.count('logged', { level: pino.levels.labels[level] ?? String(level) })
    write.apply(this, line)
  }
}
