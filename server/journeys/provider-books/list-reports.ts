import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listReports as call, ListedReport } from '#contract/provider-books.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'

const instant = (told: string | null) => told && new Date(told).toISOString()

/** The reports, newest first. Past the end: an empty list. */
export async function listReports(db: Database, pag: number | undefined): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const { rows } = await db.execute<ListedReport>(sql`
    SELECT report.id, origin, kind, state, begins_at AS from, ends_at AS until, file_name AS "fileName", users.name AS admin,
           rows_read AS rows, rows_new AS "newRows", lines_broken AS "brokenLines", broken, unheard, last_error AS error,
           report.created_at AS "createdAt", ended_at AS "endedAt"
    FROM provider_reports AS report LEFT JOIN users ON users.id = admin_id
    ORDER BY report.created_at DESC, report.id DESC ${page.rows}`)
  const counted = await db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM provider_reports`)
  return {
    reports: rows.map((row) => ({
      ...row,
      ...{ from: instant(row.from), until: instant(row.until), endedAt: instant(row.endedAt) },
      createdAt: instant(row.createdAt)!,
    })),
    ...page.counted(counted.rows[0]!.total),
  }
}
