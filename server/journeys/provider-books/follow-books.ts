import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { isDatabaseDown } from '../../http/database-down.ts'
import { goOnWithReport } from './go-on-with-report.ts'
import type { BooksServices } from './move-report.ts'
import { planReports } from './plan-reports.ts'

/**
 * The daily work on the provider's books, and what a lost job of an uploaded file left: reports are asked for, followed until they
 * are made, read and compared. One after the other: nobody waits for them.
 */
export async function followBooks(services: BooksServices): Promise<void> {
  const { db, log } = services
  await planReports(db)
  for (const id of await reportsToGoOnWith(db)) {
    try {
      await goOnWithReport(services, id)
    } catch (error) {
      if (isDatabaseDown(error)) throw error
      log.error({ reportId: id, err: error }, 'a report of the provider could not be gone on with')
    }
  }
}

async function reportsToGoOnWith(db: Database): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    SELECT id FROM provider_reports
    WHERE state IN ('due', 'asked', 'reading') AND next_attempt_at <= now() ORDER BY next_attempt_at LIMIT 20`)
  return found.rows.map(({ id }) => id)
}
