import { expect, test } from 'vitest'
import { type ApiDocument, describedCalls, type JsonSchema } from '#tests/generated/described-calls.ts'
import { openApiDocument } from './openapi.ts'

// As it is served: what JSON cannot say is not there.
const document: ApiDocument = JSON.parse(JSON.stringify(openApiDocument('https://shop.example', 'session')))
const calls = describedCalls(document)

/** Every schema inside a schema, itself first, with where it stands. */
function* within(schema: JsonSchema, at: string): Generator<[JsonSchema, string]> {
  yield [schema, at]
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema
  for (const [name, part] of Object.entries(properties)) yield* within(part as JsonSchema, `${at}.${name}`)
  for (const part of [items, additionalProperties, ...anyOf, ...oneOf, ...allOf].flat()) {
    if (typeof part === 'object') yield* within(part as JsonSchema, `${at}[]`)
  }
}

test('every answer is described, none as anything', () => {
  const all = calls.flatMap(({ name, success }) => [...within(success.schema, name)])
  const anything = all.filter(([schema]) => Object.keys(schema).every((key) => key === 'description'))
  expect(anything.map(([, at]) => at)).toEqual([])
  expect(all.length).toBeGreaterThan(1000)
})

test('the document is OpenAPI 3.1: paths, parameters and names fit, nothing points nowhere', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  // Two templates of one shape are the same path (OpenAPI 3.1, "Paths Object").
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
  for (const { name, path, params } of calls) {
    expect({ name, params: Object.keys(params).toSorted() }).toEqual({
      name,
      params: [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param).toSorted(),
    })
  }
  const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer]) => pointer!)
  const target = (pointer: string) =>
    pointer
      .slice(2)
      .split('/')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document)
  expect(pointers.filter((pointer) => !pointer.startsWith('#/') || target(pointer) === undefined)).toEqual([])
})
