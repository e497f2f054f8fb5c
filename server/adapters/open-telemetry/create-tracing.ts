import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { RunningStep, Step, Tracing } from '../../ports/tracing.ts'
import { parseTraceparent } from './parse-traceparent.ts'
import { reportTrouble } from './report-trouble.ts'

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
}
/** How long the end of the process waits for a collector that does not answer. */
const STOP_MS = 2000

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP, JSON), in batches behind the work: a collector that is away
 * costs what is dropped, and nothing else. Where and how is for the standard's own variables to say, which the SDK reads
 * (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER, OTEL_BSP_…:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 *
 * Nothing is hooked into modules and nothing is made global: what is a step says so itself.
 * @param warn is told, now and then, that traces do not arrive
 */
export function createTracing(warn: (reason: string) => void): Tracing {
  reportTrouble(warn)
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lupulo' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('lupulo')
  const running = new AsyncLocalStorage<Context>()

  function start({ name, kind, facts = {}, calledBy, causedBy }: Step): { span: Span; context: Context } {
    const caller = calledBy ? parseTraceparent(calledBy) : undefined
    const cause = causedBy ? parseTraceparent(causedBy) : undefined
    const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : (running.getStore() ?? ROOT_CONTEXT)
    const links = cause ? [{ context: cause }] : []
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts, links }, parent)
    return { span, context: trace.setSpan(parent, span) }
  }

  const current = (): SpanContext | undefined => {
    const context = running.getStore()
    const found = context && trace.getSpanContext(context)
    return found && isSpanContextValid(found) ? found : undefined
  }

  return {
    async step(step, run) {
      const { span, context } = start(step)
      try {
        return await running.run(context, () => run(stepOf(span)))
      } catch (error) {
        fail(span, kindOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    begin(step) {
      if (!running.getStore()) return () => {}
      const { span } = start(step())
      return (error) => {
        if (error) fail(span, kindOf(error))
        span.end()
      }
    },
    traceId: () => current()?.traceId,
    traceparent() {
      const found = current()
      return found && `00-${found.traceId}-${found.spanId}-0${found.traceFlags & 1}`
    },
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}

function stepOf(span: Span): RunningStep {
  return {
    rename: (name) => span.updateName(name),
    tell: (facts) => span.setAttributes(facts),
    fail: (kind) => fail(span, kind),
  }
}

function fail(span: Span, kind: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', kind)
}

/** An SQLSTATE, a system's code or a class: messages of errors hold what people typed. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.constructor.name
}
