import type { SpanContext } from '@opentelemetry/api'

/** https://www.w3.org/TR/trace-context/#traceparent-header, version 00; a later one begins alike. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/

/** A `traceparent` as the context that it names; undefined for what is none. */
export function parseTraceparent(header: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}
