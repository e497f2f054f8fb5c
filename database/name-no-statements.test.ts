import { expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { nameNoStatements } from './name-no-statements.ts'
import { openPool } from './open-pool.ts'

const database = useTestDatabase()

test('no statement is prepared under a name, and the answers are the same', async () => {
  const { pool } = openPool(database.connectionString, 1)
  onTestFinished(() => pool.end())
  const named = { name: 'a_name', text: 'SELECT $1::int AS n', values: [7] }
  const prepared = async () => (await pool.query('SELECT name FROM pg_prepared_statements')).rows
  expect((await pool.query(named)).rows).toEqual([{ n: 7 }])
  // As it is without: the name stays with the session.
  expect(await prepared()).toEqual([{ name: 'a_name' }])

  const other = openPool(database.connectionString, 1).pool
  onTestFinished(() => other.end())
  nameNoStatements(other)
  expect((await other.query(named)).rows).toEqual([{ n: 7 }])
  expect((await other.query({ ...named, values: [8] })).rows).toEqual([{ n: 8 }])
  expect((await other.query('SELECT name FROM pg_prepared_statements')).rows).toEqual([])
})
