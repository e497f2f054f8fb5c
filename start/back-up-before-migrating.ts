import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '#database/backup/back-up.ts'
import type { ConnectedDatabase } from '#database/connect.ts'
import { appliedMigrations, knownMigrations } from '#database/migrate.ts'

const KEPT = 3

/**
 * Before an update changes the tables of the embedded database, they are written into `DATA_DIR/backups`; the last three
 * stay. Pictures are not in it: an update does not touch them. On DATABASE_URL whoever runs it takes the backups.
 */
export async function backUpBeforeMigrating(
  { pool, embedded }: Pick<ConnectedDatabase, 'pool' | 'embedded'>,
  dataDir: string,
): Promise<void> {
  if (!embedded) return
  const done = await appliedMigrations(pool)
  if (done === 0 || done >= knownMigrations()) return
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const at = new Date().toISOString().replace(/[:.]/g, '-')
  const file = join(folder, `${at}-before-migration-${done + 1}.zip`)
  console.log(`Backing up before the update: ${file} …`)
  await backUp(pool, file)
  const older = readdirSync(folder)
    .filter((name) => /-before-migration-\d+\.zip$/.test(name))
    .toSorted()
    .slice(0, -KEPT)
  for (const name of older) rmSync(join(folder, name))
}
