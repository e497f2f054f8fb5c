import type { Pool } from 'pg'
import { watchChanges } from '#tests/database/watch-changes.ts'

/** Counted or cleaned up behind every request, or by the clock, whatever becomes of it. */
const HOUSEKEEPING = ['rate_limits', 'sessions', 'catalogue_changes', 'sweeps']

/** What sweeps count of other tables, which are watched: whatever a request changes of those is seen there. */
const COUNTED_BY_SWEEPS = [
  ...['summed_spans', 'figure_notes', 'sale_sums', 'event_sums', 'earning_sums', 'journal_sums'],
  ...['brewery_health', 'settlement_watch', 'settlement_faults', 'paired_beers', 'beer_pairs'],
  ...['provider_report_rows', 'provider_differences'],
]

/** A mail is in the outbox from its request on; when it leaves, and that its secrets are then forgotten, is not. */
const LEAVING = ['attempts', 'next_attempt_at', 'sent_at', 'payload', 'last_error']
/** The provider's reports are asked for once a day; how far one is, is followed by the clock. */
const FOLLOWED = [
  ...[
    'state',
    'task_id',
    'file_name',
    'content',
    'rows_read',
    'rows_new',
    'lines_broken',
    'broken',
    'unheard',
  ],
  ...['attempts', 'last_error', 'next_attempt_at', 'asked_at', 'ended_at'],
]

/** Sees what people do in a running shop, and not what it does by itself (see watchChanges). */
export function watchShop(pool: Pool, alsoUnwatched: string[] = []) {
  return watchChanges(pool, {
    unwatched: [...HOUSEKEEPING, ...COUNTED_BY_SWEEPS, ...alsoUnwatched],
    unwatchedColumns: { outbox: LEAVING, provider_reports: FOLLOWED },
  })
}

export const NO_CHANGES = { removed: [], written: [] }
