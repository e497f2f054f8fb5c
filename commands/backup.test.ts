import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLocalDisk } from '#server/adapters/local-disk/create-local-disk.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { aKeptPicture } from '#tests/factories/a-picture.ts'

const database = useTestDatabase()
const emptied = useTestDatabase()
const root = path.resolve(import.meta.dirname, '..')

function run(command: 'backup' | 'restore', args: string[], databaseUrl: string, dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`commands/${command}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a shop moves from one place to another with its pictures and secrets', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lupulo-move-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [old, fresh, file] = ['old', 'fresh', 'shop.zip'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(old)
  writeFileSync(path.join(old, 'secrets.json'), '{"sessionSecret":"kept"}')
  await aCompany(database.db, { company: 'Cervecería Mudanza' })
  const mediaStorage = createLocalDisk(path.join(old, 'media'))
  const picture = await aKeptPicture({ db: database.db, mediaStorage })

  const backup = run('backup', [file], database.connectionString, old)
  expect(backup).toMatchObject({ status: 0, stderr: '' })
  expect(backup.stdout).toMatch(/: \d+ tables, \d+ rows, 2 picture files\.\n$/)

  const refused = run('restore', [file], database.connectionString, fresh)
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toBe(
    'Nothing was restored: There is a shop in this database: a backup goes into an empty one only.\n',
  )
  expect(existsSync(path.join(fresh, 'media'))).toBe(false)

  await emptied.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA drizzle CASCADE')
  const restored = run('restore', [file], emptied.connectionString, fresh)
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  const { rows } = await emptied.pool.query('SELECT company FROM companies')
  expect(rows).toEqual([{ company: 'Cervecería Mudanza' }])
  expect(readFileSync(path.join(fresh, 'secrets.json'), 'utf8')).toBe('{"sessionSecret":"kept"}')
  const name = picture.replace('/media/', '')
  expect(readFileSync(path.join(fresh, 'media', `${name}-40.avif`))).toHaveLength(4)
})

test('without a file, with one that is not there, or without a shop: a sentence and exit code 1', () => {
  const nowhere = path.join(tmpdir(), 'lupulo-nowhere')
  expect(run('backup', [], database.connectionString, nowhere)).toMatchObject({ status: 1 })
  const missing = run('restore', ['/nowhere/shop.zip'], database.connectionString, nowhere)
  expect(missing.stderr).toBe('Nothing was restored: /nowhere/shop.zip is not there.\n')
  const unanswered = run('backup', ['x.zip'], 'postgres://lupulo:secret@127.0.0.1:1/lupulo', nowhere)
  expect(unanswered.stderr).toMatch(
    /^There is no backup: The database of DATABASE_URL does not answer[^\n]*\n$/,
  )
  expect(unanswered.stderr).not.toContain('secret')
})
