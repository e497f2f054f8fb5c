import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { columnsLess } from './columns-less.ts'

const people = pgTable('people', {
  name: text(),
  lastName: text('last_name'),
  password: text(),
})
type Told = { name: string; lastName: string }

test('all columns are given under our names, less those that are named', () => {
  const { sql } = new PgDialect().sqlToQuery(
    columnsLess<typeof people, Told>(people, { password: 'a secret' }),
  )
  expect(sql).toBe('"name" AS "name", "last_name" AS "lastName"')
})

// The compiler is the check here: where one of these were taken, `tsc` would say that nothing is to be expected.
test('a column that is neither promised nor named does not compile', () => {
  const columns = [
    // @ts-expect-error What about 'password'?
    columnsLess<typeof people, Told>(people, {}),
    // @ts-expect-error 'lastName' is promised, and held back all the same.
    columnsLess<typeof people, Told>(people, { password: 'a secret', lastName: 'none of their business' }),
    // @ts-expect-error There is no such column.
    columnsLess<typeof people, Told>(people, { password: 'a secret', passwrd: 'a secret' }),
  ]
  expect(columns).toHaveLength(3)
})
