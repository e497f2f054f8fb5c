import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Ask } from '#database/within-time.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { aKeptSearch, aSnapshotFolder } from '#tests/factories/a-kept-search.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'

const KILLS = howOften(10, 200)
const BEERS = 20_000
/** Several snapshots are written in that time. */
const MOST_MS = 300

const database = useTestDatabase()
const ask: Ask = (query) => database.pool.query(query)
const program = fileURLToPath(new URL('./writing-process.ts', import.meta.url))

test('whoever is killed while writing a snapshot leaves the one before, whole', async () => {
  const { id } = await aCompany(database.db)
  await database.pool.query(
    `INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, on_hand)
     SELECT $1, 'Zarzamora ' || n, 'Lote ' || n, 'IPA', 'Lata', 5, 400, 9 FROM generate_series(1, $2::int) AS n`,
    [id, BEERS],
  )
  const folder = aSnapshotFolder()
  const incoming = join(folder, 'incoming')
  let cutOff = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = spawn(process.execPath, [program, database.connectionString, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = once(writer, 'exit')
    await Promise.race([once(writer.stdout, 'data'), gone])
    await sleep(Math.random() * MOST_MS)
    writer.kill('SIGKILL')
    expect(await gone).toEqual([null, 'SIGKILL'])
    const left = readdirSync(incoming)
    cutOff += left.length
    // As if a minute had passed: the next one tidies up.
    for (const name of left) utimesSync(join(incoming, name), 0, 0)

    await database.pool.query(`UPDATE beers SET name = name || ' $' WHERE name = 'Zarzamora ${kill + 1}'`)
    const started = aKeptSearch(ask, folder, { writes: false })
    const { total } = await started.find({ name: 'zarzamora' })
    expect([total, started.hasReadAnew(), started.refusal()]).toEqual([BEERS, false, undefined])
  }
  // Most kills would prove nothing if none had struck while a file was half-written; what each of them left is gone but for the last.
  expect(cutOff).toBeGreaterThan(KILLS / 4)
  expect(readdirSync(incoming).length).toBeLessThanOrEqual(1)
  recordTrial({
    area: 'Crashes',
    what: 'killed while writing the snapshot of the beers',
    times: KILLS,
    unit: 'kills',
    lost: 0,
    figures: `${cutOff} of them with a file half-written; each next start took the snapshot before`,
  })
})
