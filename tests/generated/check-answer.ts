import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect } from 'vitest'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { expectNoFailure } from '#tests/robustness/expect-no-failure.ts'
import type { Answer } from '#tests/running/send.ts'
import type { ApiDocument, DescribedCall } from './described-calls.ts'

/**
 * Makes the check of answers against the document: `status` as described or a refusal's, content type, headers and body
 * as described, nothing of our insides. It throws what is wrong.
 */
export function answerChecker(document: ApiDocument, calls: DescribedCall[]) {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })
  formats.default(ajv)
  const isRefusal = ajv.compile(document.components.schemas.Refusal)
  const bodies = new Map<string, ValidateFunction>(
    calls.map(({ name, success }) => [name, ajv.compile(success.schema)]),
  )
  return (call: DescribedCall, answer: Answer): { code: ErrorCode | undefined } => {
    expectNoFailure(answer)
    expectNoFailure({ ...answer, body: JSON.stringify(answer.headers) })
    const type = String(answer.headers['content-type'])
    if (answer.status === call.success.status) {
      expect(type).toMatch(typePattern(...call.success.types))
      const body = call.success.types.includes('application/json') ? JSON.parse(answer.body) : answer.body
      const check = bodies.get(call.name)!
      if (!check(body))
        throw new Error(
          `the answer is not as described: ${ajv.errorsText(check.errors)}\n${answer.body.slice(0, 600)}`,
        )
      return { code: undefined }
    }
    expect(type).toMatch(typePattern('application/json'))
    const body = JSON.parse(answer.body)
    if (!isRefusal(body)) throw new Error(`no refusal: ${ajv.errorsText(isRefusal.errors)}`)
    const { code, fields } = body as { code: ErrorCode; fields?: object }
    expect(ERRORS[code].status, code).toBe(answer.status)
    if (code === 'malformed') expect(Object.keys(fields ?? {}), 'fields').not.toEqual([])
    return { code }
  }
}

function typePattern(...types: string[]): RegExp {
  return new RegExp(`^(${types.join('|').replaceAll('/', '\\/')})\\s*(;|$)`, 'i')
}
