import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { knownMigrations } from '#database/migrate.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { backUpBeforeMigrating } from './back-up-before-migrating.ts'

const database = useTestDatabase()

test('only an update of the embedded database is backed up first, and three such backups stay', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lupulo-update-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const said = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => said.mockRestore())
  const { pool } = database
  await backUpBeforeMigrating({ pool, embedded: true }, dataDir)
  expect(readdirSync(dataDir)).toEqual([])

  await pool.query(
    'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
  )
  await backUpBeforeMigrating({ pool, embedded: false }, dataDir)
  expect(readdirSync(dataDir)).toEqual([])
  await backUpBeforeMigrating({ pool, embedded: true }, dataDir)
  const folder = join(dataDir, 'backups')
  const [first] = readdirSync(folder)
  expect(first).toMatch(new RegExp(`-before-migration-${knownMigrations()}\\.zip$`))

  expect(said.mock.calls).toEqual([[expect.stringContaining(first!)]])

  writeFileSync(join(folder, 'mine.zip'), '')
  for (let update = 0; update < 3; update++) await backUpBeforeMigrating({ pool, embedded: true }, dataDir)
  const left = readdirSync(folder)
  expect(left).toHaveLength(4)
  expect(left).toContain('mine.zip')
  expect(left).not.toContain(first)
})
