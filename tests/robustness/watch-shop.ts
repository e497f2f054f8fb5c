import type { Pool } from 'pg'
import { watchChanges } from '#tests/database/watch-changes.ts'

/** Counted or cleaned up behind every request, or by the clock, whatever becomes of it. */
const HOUSEKEEPING = ['rate_limits', 'sessions', 'catalogue_changes', 'sweeps']

/** A mail is in the outbox from its request on; when it leaves, and that its secrets are then forgotten, is not. */
const LEAVING = ['attempts', 'next_attempt_at', 'sent_at', 'payload', 'last_error']

/** Sees what people do in a running shop, and not what it does by itself (see watchChanges). */
export function watchShop(pool: Pool, alsoUnwatched: string[] = []) {
  return watchChanges(pool, {
    unwatched: [...HOUSEKEEPING, ...alsoUnwatched],
    unwatchedColumns: { outbox: LEAVING },
  })
}

export const NO_CHANGES = { removed: [], written: [] }
