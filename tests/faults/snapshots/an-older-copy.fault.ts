import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { beers } from '#database/schema.ts'
import type { Ask } from '#database/within-time.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aKeptSearch, aSnapshotFolder } from '#tests/factories/a-kept-search.ts'
import { killAllIn } from '#tests/running/kill-all-in.ts'
import { recordTrial } from '../record-trial.ts'

/** So that its transactions count further than those that the copy has lost. */
const MORE_TRANSACTIONS = 40

function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-copied-'))
  // The embedded server's own user must be able to get in.
  chmodSync(folder, 0o755)
  onTestFinished(() => {
    killAllIn(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Its files with their owners, while no server runs on them. */
function copyFiles(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  expect(spawnSync('cp', ['-a', from, to]).status).toBe(0)
}

test('where the files of the database are put back to an older copy, neither a start nor a process that went on believes what was after it', async () => {
  const folder = aDataFolder()
  const [dataDir, copy] = [join(folder, 'data'), join(folder, 'copy')]
  const open = () => connectDatabase({ dataDir, poolSize: 4 })
  const [before, after, lost] = [aSnapshotFolder(), aSnapshotFolder(), aSnapshotFolder()]
  let database = await open()
  const ask: Ask = (query) => database.pool.query(query)
  await migrateDatabase(database.pool)
  const beer = await aBeer(database.db, { name: 'Zarzamora' })
  await aKeptSearch(ask, before).follow()
  await database.close()
  copyFiles(dataDir, copy)

  database = await open()
  await database.db.update(beers).set({ name: 'Frambuesal' }).where(eq(beers.id, beer.id))
  const running = aKeptSearch(ask, after)
  await running.follow()
  expect(await running.idsOf('frambuesal')).toEqual([beer.id])
  cpSync(after, lost, { recursive: true })
  await database.close()
  copyFiles(copy, dataDir)

  database = await open()
  // Its 30 seconds come round before as many transactions have been as were lost.
  await running.follow()
  expect([await running.idsOf('zarzamora'), await running.idsOf('frambuesal')]).toEqual([[beer.id], []])
  for (let count = 0; count < MORE_TRANSACTIONS; count++)
    await database.pool.query('SELECT pg_current_xact_id()')
  const published = await aBeer(database.db, { name: 'Arándano' })

  const start = async (snapshots: string) => {
    const started = aKeptSearch(ask, snapshots, { writes: false })
    expect([await started.idsOf('zarzamora'), await started.idsOf('frambuesal')]).toEqual([[beer.id], []])
    expect(await started.idsOf('arandano')).toEqual([published.id])
    return started.refusal()
  }
  // One from before the copy goes on as if nothing had happened; one from after it is of what never was, until it is written over.
  expect(await start(before)).toBeUndefined()
  expect(await start(lost)).toContain('another past')
  expect(await start(after)).toBeUndefined()
  await database.close()
  recordTrial({
    area: 'Backup',
    what: 'files of the database put back to an older copy, beside a newer snapshot of the beers',
    times: 1,
    unit: 'copies',
    lost: 0,
  })
})
