import { globSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from './schema.ts'

test('the migrations make what the tables say: npx drizzle-kit generate would write nothing', async () => {
  const newest = globSync('database/migrations/meta/*_snapshot.json').sort().at(-1)!
  const made = JSON.parse(readFileSync(newest, 'utf8')) as ReturnType<typeof generateDrizzleJson>
  const said = generateDrizzleJson(schema)
  expect(Object.keys(said.tables).length).toBeGreaterThan(20)
  expect(await generateMigration(made, said)).toEqual([])
})
