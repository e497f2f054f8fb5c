import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from './test-database.ts'
import { watchChanges } from './watch-changes.ts'

const database = useTestDatabase()
let watch: Awaited<ReturnType<typeof watchChanges>>
const run = (statement: string) => database.db.execute(sql.raw(statement))

beforeAll(async () => {
  await run('CREATE TABLE shelf (id int, name text, seen int); CREATE TABLE clock (at int)')
  await run(`INSERT INTO shelf VALUES (1, 'one', 0), (2, 'two', 0)`)
  watch = await watchChanges(database.pool, { unwatched: ['clock'], unwatchedColumns: { shelf: ['seen'] } })
})

const nothing = { removed: [], written: [] }
test.each([
  [
    'a row that is new',
    `INSERT INTO shelf VALUES (3, 'three', 0)`,
    { removed: [], written: ['public.shelf: (3,three,0)'] },
  ],
  [
    'one that is gone',
    'DELETE FROM shelf WHERE id = 3',
    { removed: ['public.shelf: (3,three,0)'], written: [] },
  ],
  [
    'one that is another',
    `UPDATE shelf SET name = 'uno' WHERE id = 1`,
    { removed: ['public.shelf: (1,one,0)'], written: ['public.shelf: (1,uno,0)'] },
  ],
  ['not what is written as it was', `UPDATE shelf SET name = 'uno' WHERE id = 1`, nothing],
  [
    'not what was changed back',
    `UPDATE shelf SET name = 'x'; UPDATE shelf SET name = 'uno' WHERE id = 1; UPDATE shelf SET name = 'two' WHERE id = 2`,
    nothing,
  ],
  ['not what never came to be', 'BEGIN; DELETE FROM shelf; ROLLBACK', nothing],
  ['nor what nobody watches', 'UPDATE shelf SET seen = 1; INSERT INTO clock VALUES (1)', nothing],
  ['a table that was emptied', 'TRUNCATE shelf', { removed: ['shelf: all that was there'], written: [] }],
])('%s is seen once', async (_says, statement, changes) => {
  await run(statement)
  expect(await watch.take()).toEqual(changes)
  expect(await watch.take()).toEqual(nothing)
})
