import { randomUUID } from 'node:crypto'
import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ask } from '#database/within-time.ts'
import { removeAbandoned } from '../../local-disk/remove-abandoned.ts'
import type { FollowedIndex } from '../followed-index.ts'
import { leaveMark } from './database-moment.ts'
import type { KeptPart } from './part.ts'
import { writeFile } from './write-file.ts'

/** Where snapshots lie, and of which program they are. */
export type Place = { ask: Ask; folder: string; fingerprint: string }

/** Whoever writes is never idle for so long. */
const ABANDONED_AFTER_MS = 60_000
/** Times its own size must be free: what else lies on that disk, such as a database, is not brought near its end. */
const FREE_TIMES = 3

export const snapshotIn = (folder: string) => join(folder, 'beers.snapshot')

/**
 * Writes an index down while it goes on being followed and asked: what changes meanwhile is told behind `upTo`, and is put again by
 * whoever takes the snapshot.
 * @returns false, and nothing is written, where the database is not the one that the index was read from
 * @throws what disk and database throw
 */
export async function writeSnapshot(
  { ask, folder, fingerprint }: Place,
  { index, upTo, identity }: FollowedIndex,
): Promise<boolean> {
  const parts = index.kept()
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await removeAbandoned(incoming, ABANDONED_AFTER_MS)
  await refuseFullDisk(folder, parts)
  try {
    await writeFile(snapshotIn(folder), join(incoming, randomUUID()), parts, async () => {
      // When all is written: no state of the database has the mark and lacks anything that the index had been told by then.
      const left = await leaveMark(ask)
      if (left.identity !== identity) throw new AnotherDatabase()
      const beforeMarkMs = Date.now() - upTo.at
      return { fingerprint, ...left, upTo: { horizon: upTo.horizon, read: [...upTo.read], beforeMarkMs } }
    })
    return true
  } catch (error) {
    if (error instanceof AnotherDatabase) return false
    throw error
  }
}

class AnotherDatabase extends Error {}

async function refuseFullDisk(folder: string, parts: [string, KeptPart][]): Promise<void> {
  const sections = parts.flatMap(([, part]) => Object.values(part))
  const bytes = sections.reduce((sum, each) => sum + (ArrayBuffer.isView(each) ? each.byteLength : 0), 0)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes * FREE_TIMES) throw new Error('there is too little room on the disk')
}
