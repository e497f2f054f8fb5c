import type { Pool } from 'pg'
import { watchChanges } from '#tests/database/watch-changes.ts'

/** Counted or cleaned up behind every request, or by the clock, whatever becomes of it. */
const HOUSEKEEPING = ['rate_limits', 'sessions', 'catalogue_changes', 'sweeps']

/** What the provider's books say, asked for and read by the clock; beside it administrators do, and nobody here is one. */
const BOOKS = ['provider_reports', 'provider_report_rows', 'provider_differences']

/** What sweeps count of other tables, which are watched: whatever a request changes of those is seen there. */
const COUNTED_BY_SWEEPS = [
  ...['summed_spans', 'figure_notes', 'sale_sums', 'event_sums', 'earning_sums', 'journal_sums'],
  ...['brewery_health', 'settlement_watch', 'settlement_faults', 'paired_beers', 'beer_pairs'],
]

/** A mail is in the outbox from its request on; when it leaves, and that its secrets are then forgotten, is not. */
const LEAVING = ['attempts', 'next_attempt_at', 'sent_at', 'payload', 'last_error']

/** Sees what people do in a running shop, and not what it does by itself (see watchChanges). */
export function watchShop(pool: Pool, alsoUnwatched: string[] = []) {
  return watchChanges(pool, {
    unwatched: [...HOUSEKEEPING, ...BOOKS, ...COUNTED_BY_SWEEPS, ...alsoUnwatched],
    unwatchedColumns: { outbox: LEAVING },
  })
}

export const NO_CHANGES = { removed: [], written: [] }
