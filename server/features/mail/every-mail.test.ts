import { expect, test } from 'vitest'
import type { z } from 'zod'
import { MAIL_KINDS } from '#contract/mail-kinds.ts'
import { MAILS } from '#server/outbox/mail-kinds.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { writeMail } from './write-mail.ts'

const database = useTestDatabase()
const NOBODY = '0197a0de-7bcd-7000-8000-000000000000'

/** A payload of a kind, as its schema wants it: of an order, a payout or somebody that there is not. */
function aPayload(schema: z.ZodType): Record<string, string> {
  const { shape } = schema as z.ZodObject
  const entries = Object.entries(shape).map(([part, type]) => {
    const { def } = type as z.ZodType & { def: { innerType?: z.ZodType } }
    return [part, aValue((def.innerType ?? type) as z.ZodType)]
  })
  return Object.fromEntries(entries)
}

function aValue(type: z.ZodType): string {
  const soon = new Date(Date.now() + 60_000).toISOString()
  const values = [NOBODY, soon, soon.slice(0, 10)]
  if ('options' in type) values.push(String((type.options as unknown[])[0]))
  if ('value' in type) values.push(String(type.value))
  return values.find((value) => type.safeParse(value).success)!
}

test.each(MAIL_KINDS)('PostgreSQL takes what %s asks', async (kind) => {
  const payload = aPayload(MAILS[kind].payload)
  expect(MAILS[kind].payload.parse(payload)).toEqual(payload)
  // What it tells of is not there: there is no mail, or none can be written. But each statement is one.
  const failure = await writeMail(database.db, 'http://localhost', kind, payload).catch((error) => error)
  expect(failure?.cause?.message).toBeUndefined()
})
