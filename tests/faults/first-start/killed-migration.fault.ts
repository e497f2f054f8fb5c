import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts'
import { appliedMigrations, knownMigrations, migrateDatabase, migratingLock } from '#database/migrate.ts'
import { liftTimeLimits, openPool } from '#database/open-pool.ts'
import { databaseAt } from '#tests/database/database-at.ts'
import { queryOnce } from '#tests/database/query-once.ts'
import { medianAndWorstInSeconds } from '#tests/figures.ts'
import { aDatabaseServer } from '#tests/running/a-database-server.ts'
import { startShopProcess } from '#tests/running/a-shop-process.ts'
import { aShopToKill } from '#tests/running/a-shop-to-kill.ts'
import { anOutsideWorld } from '#tests/running/an-outside-world.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { killAllIn } from '#tests/running/kill-all-in.ts'
import { buildIfNeeded } from '../../../start/build-if-needed.ts'
import { howOften, LONG, TURN } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'

/** The migrations are killed in the middle: some triggers made, and waiting for a table that somebody else holds. */
const MOMENTS = [
  { from: 2, waitingFor: 'companies' },
  { from: 2, waitingFor: 'reviews' },
  { from: 2, waitingFor: 'audit_entries' },
  { from: 2, waitingFor: 'orders' },
  { from: 2, waitingFor: 'refund_lines' },
] as const
const ROUNDS = howOften(1, 20)
/** In the long run both kinds of database stand at every moment; before a change lands they share them, each run otherwise. */
const momentsOf = (kind: string) =>
  MOMENTS.filter((_, at) => LONG || (at + TURN + Number(kind === 'external')) % 2 === 0)
const WAIT = { timeout: 120_000, interval: 20 }

type Place = { connectionString: string; settings: Record<string, string>; end(): Promise<unknown> }

/** Makes databases of somebody else's server; server and world outside are the test's. */
async function externalDatabases(): Promise<() => Promise<Place>> {
  const server = await aDatabaseServer()
  onTestFinished(server.remove)
  const world = await anOutsideWorld('http://localhost')
  onTestFinished(world.stop)
  let made = 0
  return async () => {
    const name = `migrating_${++made}`
    await queryOnce(server.databaseUrl, `create database ${name}`)
    const connectionString = databaseAt(server.databaseUrl, name)
    return {
      connectionString,
      settings: { DATABASE_URL: connectionString, ...world.settings },
      end: async () => {},
    }
  }
}

async function anEmbeddedDatabase(dataDir: string): Promise<Place> {
  const server = await startEmbeddedPostgres({ dataDir })
  return { connectionString: server.connectionString, settings: { DEMO_SHOP: '0' }, end: server.stop }
}

/** How many sessions of a killed shop are still at work, or hold what the next one waits for. */
async function leftBehind(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity
             WHERE application_name = 'lupulo' AND pid <> pg_backend_pid() AND state <> 'idle')
          + (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1) AS left`,
    [migratingLock],
  )
  return rows[0].left
}

test.each([['external'], ['embedded']])('migrations of the %s database that are killed', async (kind) => {
  await buildIfNeeded()
  const openAfterMs: number[] = []
  const external = kind === 'external' ? await externalDatabases() : undefined
  for (let round = 0; round < ROUNDS; round++) {
    for (const { from, waitingFor } of momentsOf(kind)) {
      const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-migrating-'))
      await chmod(dataDir, 0o755)
      onTestFinished(async () => {
        killAllIn(dataDir)
        await rm(dataDir, { recursive: true, force: true })
      })
      const place = (await external?.()) ?? (await anEmbeddedDatabase(dataDir))
      const { pool } = openPool(place.connectionString, 3)
      let holder: PoolClient | undefined
      try {
        await migrateDatabase(pool, from)
        const tables = await tablesOf(pool)
        holder = await pool.connect()
        await liftTimeLimits(holder)
        // Others may read it, as the backup before an update does.
        await holder.query(`BEGIN; LOCK TABLE ${waitingFor} IN ROW EXCLUSIVE MODE`)

        const [port, sandboxPort] = (await freePorts(2)) as [number, number]
        const settings = { DATA_DIR: dataDir, SANDBOX_PORT: String(sandboxPort), ...place.settings }
        const shop = aShopToKill({ ...settings, PORT: String(port) })
        await vi.waitFor(async () => {
          expect(shop.isRunning(), shop.printed()).toBe(true)
          const { rowCount } = await pool.query(
            `SELECT FROM pg_locks WHERE NOT granted AND relation = '${waitingFor}'::regclass`,
          )
          expect(rowCount).toBe(1)
        }, WAIT)
        await shop.kill()
        // While the table is still held: nothing of the killed one stays to wait for it.
        await vi.waitFor(async () => expect(await leftBehind(pool)).toBe(1), WAIT)
        expect(await appliedMigrations(pool)).toBe(from)
        await holder.query('ROLLBACK')
        expect(await tablesOf(pool)).toEqual(tables)

        const next = await startShopProcess({ port, settings })
        openAfterMs.push(next.openAfterMs)
        try {
          expect(await appliedMigrations(pool)).toBe(knownMigrations())
        } finally {
          await next.stop()
        }
        expect(await leftBehind(pool)).toBe(0)
      } finally {
        // It would wait for whoever still has one of its connections.
        holder?.release(true)
        await pool.end()
        await place.end()
      }
    }
  }
  recordTrial({
    area: 'Crashes',
    what: `killed in the middle of a migration, ${kind} database`,
    times: openAfterMs.length,
    unit: 'kills',
    lost: 0,
    figures: `open after ${medianAndWorstInSeconds(openAfterMs)}`,
  })
})

/** Every column and every trigger of every table, as the migrations left them. */
async function tablesOf(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
     WHERE table_schema = 'public'
     UNION ALL SELECT tgrelid::regclass::text, tgname, 'trigger', '' FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY table_name, column_name`,
  )
  return rows
}
