import { expect, test } from 'vitest'
import { z } from 'zod'
import { ALL_CALLS } from './all-calls.ts'

/** Refused whatever they say; read by a rule of their own; or known by their digest alone. */
const NEVER_ASKED = ['logInByGet', 'receiveWebhook', 'stopAlerts']
const ASKED_AS_DIGEST = ['getBreweryClaim', 'getTeamInvitation', 'getStaffInvitation']

const queries = ALL_CALLS.flatMap(([name, { query }]) => (query ? [{ name, query }] : []))

test.each(queries)('the fields of the query of $name can be named', ({ query }) => {
  expect(query).toBeInstanceOf(z.ZodObject)
})

const fields = queries.flatMap(({ name, query }) =>
  [...NEVER_ASKED, ...ASKED_AS_DIGEST].includes(name) || !(query instanceof z.ZodObject)
    ? []
    : Object.keys(query.shape).map((field) => ({ name, query, field })),
)

test.each(fields)('$name takes no zero byte in $field: PostgreSQL takes it in no question', (asked) => {
  const { query, field } = asked
  for (const value of ['\u0000', 'a\u0000b', 'a,\u0000']) {
    const { error } = query.safeParse({ [field]: value })
    expect(
      error?.issues.some(({ path }) => path[0] === field),
      JSON.stringify(value),
    ).toBe(true)
  }
})
