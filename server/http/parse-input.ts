import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { hasTooManyParts, MAX_FORM_FIELDS } from '#contract/form-parts.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

type Input = { params: unknown; query: unknown; body: unknown }

/**
 * Reads what a request brings against the call's schemas.
 * Refuses: wrong-content-type (415), malformed-json or malformed-form (400), malformed (400) with a message for each wrong field.
 */
export async function parseInput(endpoint: Endpoint, context: Context): Promise<Input | Refusal> {
  const read = endpoint.encoding === 'multipart' ? readForm : readJson
  const body = endpoint.body ? await read(context) : undefined
  if (isRefusal(body)) return body
  // No prototype: a field may be called `constructor` or `__proto__`, and is as unknown as any other.
  const fields: Record<string, string> = Object.create(null)
  const input = {
    params: parsePart(endpoint.params, context.req.param(), fields),
    query: parsePart(endpoint.query, context.req.query(), fields),
    body: parsePart(endpoint.body, body, fields),
  }
  return Object.keys(fields).length ? refuse('malformed', undefined, fields) : input
}

async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refuse('wrong-content-type')
  try {
    return await context.req.json()
  } catch {
    return refuse('malformed-json')
  }
}

/** A form's fields by name, each a string or a File; a field that comes more than once is the list of them. */
async function readForm(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse('wrong-content-type')
  const content = await context.req.arrayBuffer().catch(() => undefined)
  if (!content || hasTooManyParts(new Uint8Array(content))) return refuse('malformed-form')
  const body = new Response(content, { headers: { 'content-type': type } })
  const form = await body.formData().catch(() => undefined)
  if (!form) return refuse('malformed-form')
  const fields: Record<string, FormDataEntryValue | FormDataEntryValue[]> = Object.create(null)
  let count = 0
  for (const [name, value] of form) {
    if (++count > MAX_FORM_FIELDS) return refuse('malformed-form')
    const before = fields[name]
    fields[name] = before === undefined ? value : [before, value].flat()
  }
  return fields
}

function parsePart(schema: z.ZodType | undefined, value: unknown, fields: Record<string, string>): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  collectIssues(parsed.error.issues, fields)
  return undefined
}

/** One message a field, the first; unknown names one by one; of a union, the choice that came nearest. */
function collectIssues(issues: readonly z.core.$ZodIssue[], fields: Record<string, string>) {
  for (const issue of issues) {
    const at = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[at ? `${at}.${key}` : key] ??= textOf(formTexts.unknownField)
    } else if (issue.code === 'invalid_union' && issue.errors.length && !at) {
      collectIssues(nearestChoice(issue.errors), fields)
    } else {
      fields[at || 'body'] ??= issue.message
    }
  }
}

/** Of the choices of a union the one that knows most of what was sent, then the one with the fewest faults. */
function nearestChoice(choices: z.core.$ZodIssue[][]): z.core.$ZodIssue[] {
  const unknown = (issues: z.core.$ZodIssue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0)
  const [nearest] = choices.toSorted((a, b) => unknown(a) - unknown(b) || a.length - b.length)
  return nearest!
}
