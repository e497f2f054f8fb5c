import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** No picture takes as long to be written: whoever was writing it is gone. */
const ABANDONED_AFTER_MS = 3_600_000

/**
 * Deletes what processes that died left half-written. Other processes may be writing, or tidying, at the same time.
 * @param afterMs so long nobody who is alive leaves a file as it is
 */
export async function removeAbandoned(incoming: string, afterMs = ABANDONED_AFTER_MS): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - writtenAt > afterMs) await rm(path, { force: true })
  }
}
