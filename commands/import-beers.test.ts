import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'

const database = useTestDatabase()
const root = path.resolve(import.meta.dirname, '..')
const files = [
  '--beers',
  'tests/fixtures/import/beers.csv',
  '--breweries',
  'tests/fixtures/import/breweries.csv',
]

function importBeers(args: string[], databaseUrl = database.connectionString) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/import-beers.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('takes the files in, names what it refused and sums up', () => {
  const run = importBeers(files)
  expect(run).toMatchObject({ status: 0, stderr: '' })
  expect(run.stdout).toContain('beers line 7: IBU over 90: 92\n')
  expect(run.stdout).toContain(
    'Breweries: 3 added, 0 here already. Beers: 5 added, 0 here already. Refused: 15 rows.\n',
  )
  expect(run.stdout).toMatch(/nobody sells for these breweries yet\.\n$/)
})

test.each([
  [['--beers', 'b.csv'], 'Which breweries? --breweries is missing.'],
  [['--bears', 'b.csv'], "Unknown option '--bears'"],
])('%o fails with how to call it', (args, sentence) => {
  const run = importBeers(args)
  expect(run).toMatchObject({ status: 1, stdout: '' })
  expect(run.stderr).toContain(sentence)
  expect(run.stderr).toContain('Usage: npm run import-beers -- --beers beers.csv --breweries breweries.csv')
})

test('a file that is not there, or a database that does not answer, is one sentence and exit code 1', () => {
  const missing = importBeers(['--beers', '/nowhere/beers.csv', ...files.slice(2)])
  expect(missing).toMatchObject({ status: 1, stdout: '' })
  expect(missing.stderr).toMatch(/^\/nowhere\/beers\.csv cannot be read: ENOENT[^\n]*\n$/)
  const unanswered = importBeers(files, 'postgres://lupulo:secret@127.0.0.1:1/lupulo')
  expect(unanswered.status).toBe(1)
  expect(unanswered.stderr).toMatch(
    /^The import failed: The database of DATABASE_URL does not answer[^\n]*\n$/,
  )
  expect(unanswered.stderr).not.toContain('secret')
})
