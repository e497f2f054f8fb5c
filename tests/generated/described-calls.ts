import type { z } from 'zod'
import type { Role } from '#contract/limits.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** A call as the served OpenAPI document describes it. */
export type DescribedCall = {
  name: string
  method: string
  path: string
  access: 'anyone' | 'signed-in' | Role[]
  params: Record<string, JsonSchema>
  query: Record<string, JsonSchema>
  body?: { type: string; schema: JsonSchema }
  /** Status, content types and schema of what it answers when it succeeds: a file is one of several. */
  success: { status: number; types: string[]; schema: JsonSchema }
}

type Content = Record<string, { schema: JsonSchema }>
type Operation = {
  operationId: string
  'x-access': DescribedCall['access']
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}

/** The parts of the document that the tests read. */
export type ApiDocument = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Refusal: JsonSchema } } & Record<string, unknown>
}

/** Every call of the document, by its name. */
export function describedCalls({ paths }: ApiDocument): DescribedCall[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): DescribedCall => {
      const [status, answer] = Object.entries(operation.responses).find(([status]) => /^2/.test(status))!
      const [{ schema }] = Object.values(answer.content) as [Content[string]]
      const [body] = Object.entries(operation.requestBody?.content ?? {})
      return {
        name: operation.operationId,
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
        params: schemasOf(operation, 'path'),
        query: schemasOf(operation, 'query'),
        ...(body && { body: { type: body[0], schema: body[1].schema } }),
        success: { status: Number(status), types: Object.keys(answer.content), schema },
      }
    }),
  )
  return calls.toSorted((a, b) => a.name.localeCompare(b.name))
}

function schemasOf({ parameters }: Operation, place: 'path' | 'query'): Record<string, JsonSchema> {
  return Object.fromEntries(
    parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, schema]),
  )
}
