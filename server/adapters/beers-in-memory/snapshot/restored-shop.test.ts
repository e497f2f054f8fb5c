import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { backUp } from '#database/backup/back-up.ts'
import { restore } from '#database/backup/restore.ts'
import { beers } from '#database/schema.ts'
import type { Ask } from '#database/within-time.ts'
import { anEmptyDatabase } from '#tests/database/an-empty-database.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aKeptSearch, aSnapshotFolder } from '#tests/factories/a-kept-search.ts'

const database = useTestDatabase()
const asking =
  (pool: Pool): Ask =>
  (query) =>
    pool.query(query)
const nowhere = { putPicture: async () => {}, putSecrets: async () => {} }

test('a shop that is restored from a backup takes no snapshot of before, wherever it is restored and whichever is the older', async () => {
  const beer = await aBeer(database.db, { name: 'Zarzamora' })
  const folder = aSnapshotFolder()
  const file = join(aSnapshotFolder(), 'shop.zip')
  await aKeptSearch(asking(database.pool), folder).follow()
  // Holds the mark that the snapshot names.
  await backUp(database.pool, file)
  await database.db.update(beers).set({ name: 'Frambuesal' }).where(eq(beers.id, beer.id))
  const newer = aSnapshotFolder()
  await aKeptSearch(asking(database.pool), newer).follow()

  const elsewhere = await anEmptyDatabase()
  await restore(elsewhere, file, nowhere)
  await database.pool.query('DROP SCHEMA public, drizzle CASCADE; CREATE SCHEMA public')
  await restore(database.pool, file, nowhere)
  for (const pool of [elsewhere, database.pool]) {
    for (const snapshot of [folder, newer]) {
      const started = aKeptSearch(asking(pool), snapshot, { writes: false })
      expect([await started.idsOf('zarzamora'), await started.idsOf('frambuesal')]).toEqual([[beer.id], []])
      expect([started.refusal(), started.hasReadAnew()]).toEqual(['it is of another database', true])
    }
  }
})
