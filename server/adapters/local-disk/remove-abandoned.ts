import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** No file takes as long to be written: whoever was writing it is gone. */
const ABANDONED_AFTER_MS = 3_600_000

/** Deletes what processes that died left half-written. Other processes may be writing, or tidying, at the same time. */
export async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - writtenAt > ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}
