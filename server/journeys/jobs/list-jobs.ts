import type { JobList } from '#contract/jobs.ts'
import type { Services } from '../../services.ts'
import { readHeldMails } from './read-held-mails.ts'
import { readImports } from './read-imports.ts'
import { readMails } from './read-mails.ts'
import { readNotices } from './read-notices.ts'
import { readRefunds } from './read-refunds.ts'
import { readReports } from './read-reports.ts'
import { readSweeps } from './read-sweeps.ts'

/** What the shop has still to do behind its pages, and what it did not manage. A sweep that failed counts as failed. */
export async function listJobs(services: Pick<Services, 'db' | 'env' | 'jobs'>): Promise<JobList> {
  const { db, jobs } = services
  const [mails, heldBack, notices, refunds, imports, reports, sweeps, queues] = await Promise.all([
    readMails(db),
    readHeldMails(db),
    readNotices(db),
    readRefunds(db),
    readImports(db),
    readReports(db),
    readSweeps(services),
    jobs.counts(),
  ])
  const lists = [mails, notices, refunds, imports, reports]
  const sum = (standing: keyof JobList['counts']) =>
    lists.reduce((total, { counts }) => total + counts[standing], 0)
  const failedSweeps = sweeps.filter(({ standing }) => standing === 'failed').length
  const shown = <Row>({ rows, total }: { rows: Row[]; total: number }) => ({ rows, total })
  return {
    counts: {
      failed: sum('failed') + failedSweeps,
      retrying: sum('retrying'),
      waiting: sum('waiting'),
    },
    mails: shown(mails),
    heldBack,
    notices: shown(notices),
    refunds: shown(refunds),
    imports: shown(imports),
    reports: shown(reports),
    sweeps,
    queues,
  }
}
