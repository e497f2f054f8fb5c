import { setPriority } from 'node:os'
import type { Pool, PoolClient } from 'pg'

/** A tenth of a core for which somebody else asks (nice(1)). */
const NICENESS = 10

/** What pg tells nobody of itself: the server's process at the other end. */
type Connected = PoolClient & { processID: number }

/**
 * From now on what this pool asks leaves the cores to whatever else is asked of the same server. Only for the server that
 * Lúpulo brings itself: of another one a process's number means nothing here.
 */
export function yieldProcessor(pool: Pool): void {
  pool.on('connect', (client) => {
    try {
      setPriority((client as Connected).processID, NICENESS)
    } catch {
      // Gone meanwhile, or another user's: it is served as everybody is.
    }
  })
}
