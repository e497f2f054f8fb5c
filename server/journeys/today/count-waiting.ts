import { sql } from 'drizzle-orm'
import type { WaitingWork } from '#contract/admin-today.ts'
import type { Services } from '../../services.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { countWork } from './count-work.ts'

/** What waits for a person: of the work list, of failed jobs, and of reviews that breweries report. */
export async function countWaiting(services: Pick<Services, 'db' | 'env' | 'jobs'>): Promise<WaitingWork> {
  const [work, { counts }, { rows }] = await Promise.all([
    countWork(services.db),
    listJobs(services),
    services.db.execute<Pick<WaitingWork, 'reports'>>(sql`
      SELECT count(*)::int AS reports FROM review_reports WHERE closed_at IS NULL`),
  ])
  return { work, failedJobs: counts.failed, ...rows[0]! }
}
