import type { Endpoint } from '#contract/endpoint.ts'

type Parts = { params?: unknown; query?: unknown }

/**
 * The address of a call under `/api`: path parameters filled in and encoded, query values that are set appended.
 * @throws when a parameter of the path is missing: a bug of the caller
 */
export function fillAddress(call: Pick<Endpoint, 'path'>, input: Parts): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${call.path} needs '${name}'`)
    // What a form left empty names nothing: asked for as a blank, it is not found.
    const segment = encodeURIComponent(String(value).toWellFormed() || ' ')
    // '.' and '..' climb out of a path even when they are encoded once (WHATWG URL, "double-dot path segment").
    return /^\.{1,2}$/.test(segment) ? segment.replaceAll('.', '%252E') : segment
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.append(name, String(value))
  }
  const text = query.toString()
  return `/api${path}${text && `?${text}`}`
}
