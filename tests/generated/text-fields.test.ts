import { beforeAll, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import { ALL_ROWS } from '#tests/authorization/rows/all-rows.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
let people: { name: 'Person' | 'Company' | 'Admin'; headers: { cookie: string } }[]
beforeAll(async () => {
  const services = makeTestServices(database, { PAYMENT_SITE: 'MLA' })
  const [buyer, seller, admin] = [
    await aLoggedInBuyer(services),
    await aLoggedInSeller(services),
    await aLoggedInAdmin(services),
  ]
  people = [
    { name: 'Person', headers: buyer.headers },
    { name: 'Company', headers: seller.headers },
    { name: 'Admin', headers: admin.headers },
  ]
})

/** What is compared or hashed and stands nowhere, and what is none of the words on offer anyway. */
const NOT_KEPT =
  /password|code|token|payment_id|external_reference|purchase|image|status|rows|type|key|Id$|^id$/i
/** Words on offer under the name of a text that is kept elsewhere. */
const CHOSEN = new Set(['sayShort reason', 'answerComplaint answer', 'reportThing reason'])
const ID = '01a1ffb9-a487-7f38-9d5e-93bdf974b172'
/** Whatever a row asks for: an id. Rows are about shapes here, and nothing of it is there. */
const ANYTHING = new Proxy({} as never, { get: (_, name) => (name === 'made' ? ANYTHING : ID) })

/** Every field of a call that takes text which the shop keeps, with a body that is right without it. */
const fields = Object.values(ALL_ROWS)
  .flat()
  .flatMap(({ call, ask }) => {
    const { body, params = {} } = ask(ANYTHING)
    if (!body || body instanceof FormData) return []
    return Object.entries(body)
      .flatMap(([name, value]) =>
        name === 'delivery' ? Object.entries(value).map(([part]) => `delivery.${part}`) : [name],
      )
      .filter((name) => !NOT_KEPT.test(name) && typeof valueAt(body, name) === 'string')
      .map((field) => ({ call, field, body, params }))
  })
const each = [...new Map(fields.map((row) => [`${row.call} ${row.field}`, row])).entries()].filter(
  ([name]) => !CHOSEN.has(name),
)

function valueAt(body: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], body)
}

test('the fields that take text are many', () => {
  expect(each.length).toBeGreaterThan(25)
})

test.each(each)(
  '%s: no zero byte, no half of a character; the answer names the field',
  async (_says, row) => {
    const { method, path, access } = ALL_CALLS.find(([name]) => name === row.call)![1]
    const who = people.find(({ name }) => !Array.isArray(access) || access.includes(name))!
    const address = path.replace(/\{(\w+)\}/g, (_, name) => row.params[name] ?? ID)
    for (const text of ['ab\u0000cd', 'ab\ud800', '\udc00ab', 'a\u0007b', 'ab\u202eba']) {
      const body = { ...row.body, [row.field]: text }
      const answer = await sendJson(makeTestServices(database, { PAYMENT_SITE: 'MLA' }), method, address, {
        body,
        headers: who.headers,
      })
      const { code, fields } = answer.body as { code: string; fields: Record<string, string> }
      expect({ status: answer.status, code, says: fields?.[row.field] }).toEqual({
        status: 400,
        code: 'malformed',
        says: expect.any(String),
      })
      if (/comment|description|reason|message|answer|story|carrier|reference|address/.test(row.field)) {
        expect(fields[row.field]).toBe(textOf(formTexts.badCharacters))
      }
    }
  },
)
