import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { contactMessages, outbox } from '#database/schema.ts'
import { seedDemoShop } from '#database/seed/seed-demo-shop.ts'
import { pictureFiles } from '#server/features/media/picture-files.ts'
import { anEmptyDatabase } from '#tests/database/an-empty-database.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aKeptPicture, aLocalDisk } from '#tests/factories/a-picture.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const database = useTestDatabase()
beforeAll(async () => {
  const passwords = async () => ({ buyer: 'Cebada2024', seller: 'Cebada2024', admin: 'Cebada2024' })
  await seedDemoShop(database.db, { hashPassword: async () => 'hash', passwords })
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Every row of every table of the shop, as PostgreSQL writes it. */
async function allRows(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" AS t ORDER BY 1`)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

const nowhere = { putPicture: async () => {}, putSecrets: async () => {} }

test('a restored shop is the one that was backed up, row by row and picture by picture', async () => {
  const folder = aFolder()
  const file = join(folder, 'shop.zip')
  const disk = aLocalDisk()
  const address = await aKeptPicture({ db: database.db, ...disk })
  const pictures = { filesOf: pictureFiles, get: disk.mediaStorage.get }
  const taken = await backUp(database.pool, file, { pictures, secrets: '{"sessionSecret":"s"}' })
  expect(taken.pictureFiles).toBe(2)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['shop.zip'])

  const pool = await anEmptyDatabase()
  const brought: Record<string, string> = {}
  await restore(pool, file, {
    putPicture: async (name, content) => {
      brought[name] = createHash('sha256')
        .update(await buffer(content))
        .digest('hex')
    },
    putSecrets: async (text) => {
      brought.secrets = text
    },
  })
  const before = await allRows(database.pool)
  expect(Object.values(before).flat().length).toBeGreaterThan(500)
  expect(await allRows(pool)).toEqual(before)
  const fourBytes = createHash('sha256').update(new Uint8Array(4)).digest('hex')
  const name = address.replace('/media/', '')
  expect(brought).toEqual({
    [`${name}-40.avif`]: fourBytes,
    [`${name}-40.webp`]: fourBytes,
    secrets: '{"sessionSecret":"s"}',
  })

  // What the database computes goes on: triggers, counted numbers, generated columns.
  await pool.query(
    `UPDATE companies SET company = 'Renombrada' WHERE id = (SELECT company_id FROM beers LIMIT 1)`,
  )
  const { rows } = await pool.query(
    `SELECT count(*) AS found FROM beers WHERE search_text LIKE '%renombrada%'`,
  )
  expect(rows[0].found).toBeGreaterThan(0)
  await pool.query('INSERT INTO catalogue_changes DEFAULT VALUES')
})

test('while others write, it is of one moment', async () => {
  const file = join(aFolder(), 'shop.zip')
  let written = 0
  let goesOn = true
  const writing = (async () => {
    while (goesOn) {
      const message = String(++written)
      await database.db.transaction(async (tx) => {
        await tx.insert(contactMessages).values({ name: 'Carga', email: 'c@c.example', phone: '1', message })
        await tx.insert(outbox).values({
          ...{ dedupeKey: `load:${message}`, kind: 'contact', recipient: 'c@c.example', payload: {} },
        })
      })
    }
  })()
  await expect.poll(() => written, { timeout: 120_000 }).toBeGreaterThan(20)
  const taken = await backUp(database.pool, file)
  goesOn = false
  await writing

  const pool = await anEmptyDatabase()
  await restore(pool, file, nowhere)
  const { rows } = await pool.query(`
    SELECT (SELECT count(*) FROM contact_messages WHERE name = 'Carga') AS messages,
           (SELECT count(*) FROM outbox WHERE dedupe_key LIKE 'load:%') AS mails`)
  expect(rows[0].messages).toBe(rows[0].mails)
  expect(rows[0].messages).toBeGreaterThan(20)
  expect(rows[0].messages).toBeLessThan(written)
  expect(taken.tables.find(({ name }) => name === 'outbox')!.rows).toBeGreaterThanOrEqual(rows[0].mails)
  expect(await findBrokenInvariants(pool)).toEqual([])
})

test('a filled database, half a file and what is no backup are refused in a sentence', async () => {
  const folder = aFolder()
  const file = join(folder, 'shop.zip')
  await backUp(database.pool, file)
  await expect(restore(database.pool, file, nowhere)).rejects.toThrow('There is a shop in this database')

  const pool = await anEmptyDatabase()
  truncateSync(file, statSync(file).size - 40)
  await expect(restore(pool, file, nowhere)).rejects.toThrow('is not a whole backup')
  writeFileSync(file, 'no backup')
  await expect(restore(pool, file, nowhere)).rejects.toThrow('is not a whole backup')
  await expect(backUp(pool, join(folder, 'none.zip'))).rejects.toThrow('There is no shop in this database')
  expect(existsSync(join(folder, 'none.zip'))).toBe(false)
  expect((await pool.query(`SELECT to_regclass('public.users') AS users`)).rows[0].users).toBeNull()
})

test('a backup of older tables is brought up to date; one of newer ones is refused', async () => {
  const file = join(aFolder(), 'shop.zip')
  const older = await anEmptyDatabase()
  const { migrateDatabase, knownMigrations } = await import('../migrate.ts')
  // Without its triggers.
  await migrateDatabase(older, 2)
  await older.query(`INSERT INTO users (name, email, role) VALUES ('Ana', 'ana@correo.example', 'Person')`)
  expect((await backUp(older, file)).migrations).toBe(2)

  const pool = await anEmptyDatabase()
  await restore(pool, file, nowhere)
  expect((await pool.query('SELECT name FROM users')).rows).toEqual([{ name: 'Ana' }])
  const triggers = 'SELECT count(*) AS triggers FROM pg_trigger WHERE NOT tgisinternal'
  expect((await older.query(triggers)).rows).toEqual([{ triggers: 0 }])
  expect((await pool.query(triggers)).rows[0].triggers).toBeGreaterThan(20)
  const { rows } = await pool.query('SELECT count(*) AS done FROM drizzle.__drizzle_migrations')
  expect(rows[0].done).toBe(knownMigrations())

  await database.db.execute(sql`
    INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9999999999999)`)
  onTestFinished(async () => {
    await database.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'`)
  })
  await backUp(database.pool, file)
  await expect(restore(await anEmptyDatabase(), file, nowhere)).rejects.toThrow('newer Lúpulo')
  await expect(migrateDatabase(database.pool)).rejects.toThrow('newer Lúpulo')
})
