import { sql } from 'drizzle-orm'
import { PAUSE_MOST_DAYS } from '#contract/limits.ts'
import type { Pause, ShownPause } from '#contract/pauses.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { addDays } from '../figures/calendar.ts'

/**
 * How it stands with a company's pause, and which days one may have.
 * @param today the shop's day: what ended yesterday is none, whoever has taken it out or not
 */
export async function readPause(
  db: Database | Transaction,
  companyId: string,
  today: string,
): Promise<Pause> {
  const { rows } = await db.execute<{ until: string | null; note: string; beers: number }>(sql`
    SELECT paused_until::text AS until, pause_note AS note,
           (SELECT count(*)::int FROM beers
            WHERE company_id = companies.id AND on_sale AND has_seller AND on_hand > reserved) AS beers
    FROM companies WHERE id = ${companyId}`)
  const { until, note, beers } = rows[0]!
  return {
    today,
    lastDay: addDays(today, PAUSE_MOST_DAYS),
    pause: shownPauseOf({ pausedUntil: until, pauseNote: note }, today),
    beers,
  }
}

/** A company's pause as everybody may know it; null where it sells. */
export function shownPauseOf(
  { pausedUntil, pauseNote }: { pausedUntil: string | null; pauseNote: string },
  today: string,
): ShownPause | null {
  return pausedUntil !== null && pausedUntil >= today ? { until: pausedUntil, note: pauseNote } : null
}
