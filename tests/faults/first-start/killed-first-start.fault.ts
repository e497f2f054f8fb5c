import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts'
import { openPool } from '#database/open-pool.ts'
import { demoSignIns } from '#database/seed/demo-sign-ins.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { inSeconds, medianAndWorstInSeconds } from '#tests/figures.ts'
import { isOpen, startShopProcess } from '#tests/running/a-shop-process.ts'
import { aShopToKill } from '#tests/running/a-shop-to-kill.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { killAllIn } from '#tests/running/kill-all-in.ts'
import { send } from '#tests/running/send.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'

const KILLS = howOften(4, 100)
/** Itself alone; with all that it had started; and with its database server too, as when the machine goes off. */
const WAYS = ['alone', 'group', 'machine'] as const
/** Starts take longer or shorter as the machine is busy: some are open before they are struck, and count for nothing. */
const STARTS_AT_MOST = 3 * KILLS

async function anEmptyFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-first-'))
  // The embedded server's own user must be able to get in.
  await chmod(dataDir, 0o755)
  onTestFinished(async () => {
    killAllIn(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

async function settingsFor(dataDir: string) {
  const [port, sandboxPort] = (await freePorts(2)) as [number, number]
  return { port, settings: { DATA_DIR: dataDir, SANDBOX_PORT: String(sandboxPort) } }
}

/** Starts it and looks at what it has become: how many rows of each kind, and how long it took. It ends then. */
async function startWhole(dataDir: string) {
  const { port, settings } = await settingsFor(dataDir)
  const shop = await startShopProcess({ port, settings })
  try {
    const accounts = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'))
    for (const [role, { email }] of Object.entries(demoSignIns)) {
      const { password } = accounts[role]
      expect(shop.printed()).toContain(`${email.padEnd(34)} ${password}`)
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ email, password })
      const answer = await send(port, { method: 'POST', path: '/api/login', headers, body })
      expect([role, answer.status]).toEqual([role, 200])
    }
    const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
    expect(Object.keys(secrets)).toHaveLength(5)
    expect(Object.values(secrets).filter((secret) => String(secret).length <= 20)).toEqual([])
    const server = await startEmbeddedPostgres({ dataDir })
    const { pool } = openPool(server.connectionString, 2)
    try {
      expect(await findBrokenInvariants(pool)).toEqual([])
      const { rows } = await pool.query(
        `SELECT (SELECT count(*) FROM drizzle.__drizzle_migrations) AS migrations, (SELECT count(*) FROM users) AS users,
                (SELECT count(*) FROM companies) AS companies, (SELECT count(*) FROM beers) AS beers,
                (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM reviews) AS reviews`,
      )
      return { rows: rows[0], openAfterMs: shop.openAfterMs }
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    await shop.stop()
  }
}

test('a first start that is killed at any moment is made up for by the next one', async () => {
  const undisturbed = await startWhole(await anEmptyFolder())
  expect(undisturbed.rows.beers).toBeGreaterThan(50)
  const openAfterMs: number[] = []
  let takesMs = undisturbed.openAfterMs
  for (let start = 0; openAfterMs.length < KILLS; start++) {
    const kill = openAfterMs.length
    expect(start, `starts of which ${kill} were struck before they were open`).toBeLessThan(STARTS_AT_MOST)
    const dataDir = await anEmptyFolder()
    const { port, settings } = await settingsFor(dataDir)
    const shop = aShopToKill({ ...settings, PORT: String(port) })
    // Each part of the start is struck, at a moment that is another in every run.
    await sleep((takesMs * (kill + Math.random())) / KILLS)
    expect(shop.isRunning(), shop.printed()).toBe(true)
    const way = WAYS[kill % WAYS.length]!
    if (way === 'alone') await shop.kill()
    else await shop.killGroup()
    if (way === 'machine') killAllIn(dataDir)
    if (isOpen(shop.printed())) {
      takesMs *= 0.8
      continue
    }
    const whole = await startWhole(dataDir)
    expect(whole.rows).toEqual(undisturbed.rows)
    openAfterMs.push(whole.openAfterMs)
  }
  recordTrial({
    area: 'Crashes',
    what: 'killed during the very first start',
    times: KILLS,
    unit: 'kills',
    lost: 0,
    figures: `open after ${medianAndWorstInSeconds(openAfterMs)}; undisturbed first start ${inSeconds(undisturbed.openAfterMs)}`,
  })
})
