import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'

const database = useTestDatabase()

test('a command that fails on a statement says so without the values: no e-mail, no hash of a password', async () => {
  await database.pool.query('ALTER TABLE accounts RENAME TO accounts_away')
  const ended = spawnSync(process.execPath, ['commands/create-admin.ts', '--email', 'jefa@lupulo.example'], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.connectionString },
    input: 'Administra2026\n',
    encoding: 'utf8',
  })
  expect(ended.status).toBe(1)
  expect(ended.stderr).toMatch(/^No administrator was made: Failed query: /)
  expect(ended.stdout + ended.stderr).not.toMatch(/jefa@|\$argon2|Administra2026/)
})
