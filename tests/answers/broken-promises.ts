import type { z } from 'zod'
import type { ToldAnswer } from '#server/http/tell-answer.ts'

/**
 * What is wrong with an answer as it goes over the wire, each with its call and field: what the call's schema wants and is
 * not there or otherwise, and fields that it does not know. Nothing of the values is said.
 */
export function brokenPromises({ endpoint, answer }: ToldAnswer): string[] {
  const call = `${endpoint.method} ${endpoint.path}`
  if (answer instanceof Response)
    return endpoint.answers || endpoint.isSentAsRead
      ? []
      : [`${call} breaks its contract: it answers with a file`]
  if (answer === undefined) return [`${call} breaks its contract: it answers with nothing`]
  const wire = JSON.parse(JSON.stringify(answer))
  const parsed = endpoint.response.safeParse(wire)
  const wrong = parsed.success ? unknownFields(wire, parsed.data, '') : wrongFields(parsed.error.issues, [])
  return wrong.map((what) => `${call} breaks its contract: ${what}`)
}

type Issues = readonly z.core.$ZodIssue[]

/** Of a union, the choice that came nearest: what is wrong lies deepest, and there is least of it. */
function wrongFields(issues: Issues, above: readonly PropertyKey[]): string[] {
  return issues.flatMap((issue) => {
    // One beer of a list stands for all: `products.[].price`.
    const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? '[]' : part))]
    const choices = issue.code === 'invalid_union' ? issue.errors : []
    const [nearest] = choices.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)
    return nearest?.length ? wrongFields(nearest, path) : [`${path.join('.') || 'itself'}: ${issue.message}`]
  })
}

const depth = (issues: Issues) => Math.min(...issues.map(({ path }) => path.length))

/** What the schema let fall: somebody reads it who was never promised it. */
function unknownFields(wire: unknown, known: unknown, at: string): string[] {
  if (typeof wire !== 'object' || typeof known !== 'object' || !wire || !known) return []
  return Object.entries(wire).flatMap(([name, value]) => {
    const part = Array.isArray(wire) ? '[]' : name
    const path = at ? `${at}.${part}` : part
    return name in known
      ? unknownFields(value, (known as Record<string, unknown>)[name], path)
      : [`${path}: a field that it does not know`]
  })
}
