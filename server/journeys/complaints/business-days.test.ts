import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { businessDaysAfter } from './business-days.ts'

const database = useTestDatabase()
const ZONE = 'America/Argentina/Cordoba'

/** In winter and summer alike Córdoba is three hours behind. */
test.each([
  ['Monday', '2026-03-02T15:40', '2026-03-04T15:40'],
  ['Wednesday', '2026-03-04T15:40', '2026-03-06T15:40'],
  ['Thursday', '2026-03-05T15:40', '2026-03-09T15:40'],
  ['Friday', '2026-03-06T23:59', '2026-03-10T23:59'],
  ['Saturday', '2026-03-07T00:00', '2026-03-11T00:00'],
  ['Sunday', '2026-03-08T23:59', '2026-03-11T00:00'],
])('two working days after a %s', async (_day, from, to) => {
  const due = businessDaysAfter(sql`${`${from}:00-03:00`}::timestamptz`, ZONE)
  const { rows } = await database.db.execute<{ due: string }>(sql`SELECT ${due} AS due`)
  expect(new Date(rows[0]!.due)).toEqual(new Date(`${to}:00-03:00`))
})

test('the hour stays where clocks change over the weekend', async () => {
  const due = businessDaysAfter(sql`'2026-04-03T12:00:00-03:00'::timestamptz`, 'America/Santiago')
  const { rows } = await database.db.execute<{ due: string }>(sql`SELECT ${due} AS due`)
  expect(new Date(rows[0]!.due)).toEqual(new Date('2026-04-07T12:00:00-04:00'))
})
