import { expect, test } from 'vitest'
import { useTestDatabase } from './test-database.ts'

const database = useTestDatabase()
const another = useTestDatabase()

test('a test database has the tables of the migrations', async () => {
  const found = await database.pool.query(`select count(*) as beers from beers`)
  expect(found.rows).toEqual([{ beers: 0 }])
})

test('what one test database holds is not in another', async () => {
  await database.pool.query('create table only_here (id int)')
  await expect(another.pool.query('select from only_here')).rejects.toThrow('does not exist')
})
