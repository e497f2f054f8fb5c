import { sql } from 'drizzle-orm'
import type { AdminToday, NewBrewery } from '#contract/admin-today.ts'
import { TODAY_ROWS } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'
import type { Span } from '../figures/calendar.ts'
import { whichDays } from '../figures/which-days.ts'

/** Who signed up to sell in some days and is still there, newest first, and how much of theirs can be bought. */
export async function newestBreweries(
  db: Database,
  days: Span,
  timeZone: string,
): Promise<AdminToday['breweries']> {
  const { rows } = await db.execute<NewBrewery & { count: number }>(sql`
    SELECT companies.id, shown_name(companies.id) AS company, users.created_at AS date, count(*) OVER ()::int AS count,
           (SELECT count(*)::int FROM beers WHERE company_id = companies.id AND on_sale AND in_stock) AS beers
    FROM users JOIN companies ON companies.user_id = users.id
    WHERE ${whichDays(sql`users.created_at`, days, timeZone)} AND role = 'Company' AND deleted_at IS NULL
    ORDER BY users.created_at DESC, companies.id DESC LIMIT ${TODAY_ROWS}`)
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ count: _, date, ...brewery }) => ({
      ...brewery,
      date: new Date(date).toISOString(),
    })),
  }
}
