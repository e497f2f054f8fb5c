import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '#database/migrate.ts'
import { openPool } from '#database/open-pool.ts'
import { aDatabaseServer } from '#tests/running/a-database-server.ts'

/** What deploy/compose.yaml lets the shop do: with its own database and its own bucket, and nothing besides. */

const deploy = join(import.meta.dirname, '../../deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')

/** A service's part of the compose file. */
function service(name: string): string {
  return new RegExp(`\\n {2}${name}:\\n((?: {4}.*\\n|\\n)+)`).exec(read('compose.yaml'))![1]!
}

test('the shop is neither the database’s superuser nor the store’s first user', () => {
  expect(service('shop')).toMatch(
    /DATABASE_URL: postgres:\/\/lupulo:\$\{DATABASE_PASSWORD:\?\}@postgres\/lupulo/,
  )
  expect(service('shop')).toContain('MEDIA_S3_ACCESS_KEY_ID: lupulo')
  expect(service('shop')).toMatch(/MEDIA_S3_SECRET_ACCESS_KEY: \$\{PICTURES_PASSWORD:\?\}/)
  expect(service('shop')).not.toContain('ADMIN')
  expect(service('postgres')).toContain('POSTGRES_USER: postgres\n')
  expect(service('minio')).toContain('MINIO_ROOT_USER: admin\n')
  expect(service('minio')).not.toContain('${PICTURES_PASSWORD')
})

test.each(['make-database.sh', 'make-bucket.sh'])('%s is a script, and mounted where it is run', (file) => {
  expect(spawnSync('sh', ['-n', join(deploy, file)]).status).toBe(0)
  expect(read('compose.yaml')).toContain(`- ./${file}:/`)
})

test('the store’s policy lets the shop list its bucket, and get, put and delete what is in it', () => {
  const { Statement } = JSON.parse(read('pictures-policy.json'))
  expect(Statement).toEqual([
    { Effect: 'Allow', Action: ['s3:ListBucket'], Resource: ['arn:aws:s3:::pictures'] },
    {
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      Resource: ['arn:aws:s3:::pictures/*'],
    },
  ])
  const { MEDIA_S3_BUCKET } = Object.fromEntries(
    [...service('shop').matchAll(/(\w+): (.+)/g)].map(([, name, value]) => [name, value]),
  )
  expect(MEDIA_S3_BUCKET).toBe('pictures')
})

/** The superuser of our own server is called `lupulo`. */
const ROLE = 'a_shop'

test('a role as make-database.sh makes it makes the shop’s tables, and may nothing else', async () => {
  const server = await aDatabaseServer()
  onTestFinished(() => server.remove())
  const [, statements] = /<<'SQL'\n([\s\S]+)\nSQL\n/.exec(read('make-database.sh'))!
  const asAdmin = new pg.Client({ connectionString: server.databaseUrl })
  await asAdmin.connect()
  // One by one, as psql sends them: a database is made outside of transactions.
  for (const statement of statements!
    .replaceAll('lupulo', ROLE)
    .replace(":'password'", "'a password'")
    .split(';\n'))
    await asAdmin.query(statement)
  await asAdmin.query('CREATE DATABASE somebody_elses')
  await asAdmin.query('REVOKE ALL ON DATABASE somebody_elses FROM PUBLIC')
  await asAdmin.end()

  const url = new URL(server.databaseUrl)
  url.username = ROLE
  url.pathname = `/${ROLE}`
  const { pool } = openPool(url.href, 2)
  await migrateDatabase(pool)
  await pool.end()
  const shop = new pg.Client({ connectionString: url.href })
  await shop.connect()
  const { rows } = await shop.query(`SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication
    FROM pg_roles WHERE rolname = current_user`)
  expect(Object.values(rows[0])).toEqual(Array(5).fill(false))
  expect((await shop.query('SELECT count(*)::int AS beers FROM beers')).rows).toEqual([{ beers: 0 }])
  await expect(shop.query("COPY beers TO PROGRAM 'cat'")).rejects.toThrow(/permission denied/)
  await expect(shop.query("SELECT pg_read_file('postgresql.conf')")).rejects.toThrow(/permission denied/)
  url.pathname = '/somebody_elses'
  const elsewhere = new pg.Client({ connectionString: url.href })
  await expect(elsewhere.connect()).rejects.toThrow(/permission denied/)
  await elsewhere.end()
  await shop.end()
})
