import { expect, onTestFinished, test } from 'vitest'
import { databaseTrouble } from '#server/http/database-down.ts'
import { aDatabaseServer } from '#tests/running/a-database-server.ts'
import { openPool } from './open-pool.ts'

test('a server that follows another counts as away, before it is asked anything', async () => {
  const server = await aDatabaseServer()
  onTestFinished(() => server.remove())
  const { pool } = openPool(server.databaseUrl)
  onTestFinished(() => pool.end())
  await pool.query('select 1')
  await server.startAsStandby()
  // The connection of before is found broken, if nobody has noticed yet.
  await pool.query('select 1').catch(() => {})
  const refused = await pool.query('select 1').catch((error) => error)
  expect(refused.message).toBe('Connection terminated: the server follows another')
  expect(databaseTrouble(refused)).toBe('away')
  expect(pool.totalCount).toBe(0)
})
