import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { migrateDatabase, migrationsFolder } from '#database/migrate.ts'
import { openPool } from '#database/open-pool.ts'
import { databaseAt } from './database-at.ts'

/** Changes with the content of the migrations, so that a template never outlives what it was made of. */
export async function nameTemplate(): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(migrationsFolder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    hash.update(`${path.relative(migrationsFolder, file)}\n`).update(await readFile(file))
  }
  return `template_${hash.digest('hex').slice(0, 12)}`
}

/**
 * Makes the template unless it is there. It gets its name only when complete, so that a killed run leaves no half
 * one; of two runs at once one wins. Nobody can connect to it afterwards: an open session would block cloning.
 */
export async function makeTemplate(admin: pg.Client, adminUrl: string, templateName: string): Promise<void> {
  const found = await admin.query('select 1 from pg_database where datname = $1', [templateName])
  if (found.rowCount) return
  const draft = `${templateName}_${randomBytes(4).toString('hex')}`
  await admin.query(`create database "${draft}"`)
  try {
    const { pool } = openPool(databaseAt(adminUrl, draft))
    await migrateDatabase(pool).finally(() => pool.end())
    await admin.query(`alter database "${draft}" with allow_connections false`)
    await admin.query(`alter database "${draft}" rename to "${templateName}"`)
  } catch (error) {
    await admin.query(`drop database if exists "${draft}" with (force)`)
    // 42P04 duplicate_database: another run was quicker.
    if ((error as { code?: string }).code !== '42P04') throw error
  }
}
