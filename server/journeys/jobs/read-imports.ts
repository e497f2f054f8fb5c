import { sql } from 'drizzle-orm'
import type { OpenImport } from '#contract/jobs.ts'
import type { Database } from '#database/open-pool.ts'
import { type Found, upTo } from './up-to.ts'

/** A file that failed stays on the list so long: by then its brewery has uploaded it anew, or done without. */
const FAILED_DAYS = 7

/** Files of beers that are being published, and those whose publishing failed lately. */
export function readImports(db: Database): Promise<Found<OpenImport>> {
  return upTo<OpenImport>(
    db,
    sql`
    SELECT beer_imports.id::text, company_id::text AS "companyId", company, file_name AS "fileName", good_rows AS rows,
           done_rows AS "doneRows", beer_imports.created_at AS since, '' AS error,
           CASE beer_imports.state WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS standing
    FROM beer_imports JOIN companies ON companies.id = company_id
    WHERE beer_imports.state = 'running' OR (beer_imports.state = 'failed' AND finished_at > now() - ${FAILED_DAYS} * interval '1 day')`,
  )
}
