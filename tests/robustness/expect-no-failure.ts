import { expect } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import type { Answer } from '#tests/running/send.ts'

/** What a stack trace, a file of ours or a statement looks like. Inputs of the tests hold none of these. */
const INSIDES =
  /^\s+at .+:\d+:\d+|node_modules|file:\/\/|build\/server|\.tsx?:\d+|Failed query|select .+ from|postgres/im

/** Where the shop stands on this machine; a file's address begins with it, also where nothing above is said. */
const HERE = `${process.cwd()}/`

/** No input is an error of ours. */
export function expectNoFailure(answer: Answer): void {
  expect(answer.status, answer.body.slice(0, 300)).toBeLessThan(500)
  expectNoStackTrace(answer)
}

/** No answer tells how the shop is made. */
export function expectNoStackTrace({ body }: Answer): void {
  const seen = body.slice(0, 100_000)
  expect(seen).not.toMatch(INSIDES)
  expect(seen).not.toContain(HERE)
}

/** A refusal of the API: `{ code, message, fields? }` with the status of its code. */
export function expectApiRefusal(answer: Answer): void {
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  const body = JSON.parse(answer.body)
  expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  expect(ERRORS).toHaveProperty([body.code, 'status'], answer.status)
  if (body.code === 'malformed') expect(Object.values(body.fields)).toContainEqual(expect.any(String))
}
