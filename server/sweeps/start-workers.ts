import { SWEEP_NAMES } from '#contract/sweep-names.ts'
import type { RunningJobQueue } from '../adapters/pg-boss/start-job-queue.ts'
import { sendOutboxMail } from '../features/mail/send-outbox-mail.ts'
import { databaseTrouble, TROUBLE_IN_LOG } from '../http/database-down.ts'
import { publishImport } from '../journeys/imports/publish-import.ts'
import { processWebhook } from '../journeys/orders/process-webhook.ts'
import { sendRefund } from '../journeys/orders/send-refund.ts'
import { goOnWithReport } from '../journeys/provider-books/go-on-with-report.ts'
import type { JobName, Jobs } from '../ports/job-queue.ts'
import type { Services } from '../services.ts'
import { watchJob } from '../telemetry/watch-work.ts'
import { runEvery } from './run-every.ts'
import { runSweep } from './run-sweep.ts'
import { SWEEPS } from './sweeps.ts'

/** What each job does: a new one has a worker, or does not compile. */
const JOBS: { [Name in JobName]: (services: Services, data: Jobs[Name]) => Promise<unknown> } = {
  'process-webhook': (services, { event }) => services.paying.during(() => processWebhook(services, event)),
  'send-refund': (services, { refundId }) => sendRefund(services, refundId),
  'send-mail': (services, { outboxId }) => sendOutboxMail(services, outboxId),
  'publish-import': (services, { importId }) => publishImport(services, importId),
  'read-report': (services, { reportId }) => goOnWithReport(services, reportId),
}
const JOB_NAMES = Object.keys(JOBS) as JobName[]
/** What a buyer waits for, or a buyer's money: done in every process. All else may be slow, and is left to the desk where there is one. */
const JOBS_OF_TILL: readonly JobName[] = ['process-webhook', 'send-refund', 'send-mail']

/**
 * The table of contents of what happens behind the pages: jobs, and the sweeps (sweeps.ts) that find what a lost job left.
 * Any number of processes may run them on one database. `stop` lets what is under way end.
 * @param isBesideDesk another process does the work of the desk: what keeps no buyer waiting is left to it
 */
export async function startWorkers(options: {
  queue: RunningJobQueue
  services: Services
  isBesideDesk?: boolean
}): Promise<{ stop(): Promise<void> }> {
  const { queue, services, isBesideDesk = false } = options
  const { env, log } = services
  const work = <Name extends JobName>(name: Name) =>
    queue.work(name, (data) =>
      watchJob(services, name, data, () => JOBS[name](services, data)).catch((error) =>
        failJob(log, name, error),
      ),
    )
  const working: Awaited<ReturnType<typeof work>>[] = []
  for (const name of isBesideDesk ? JOBS_OF_TILL : JOB_NAMES) working.push(await work(name))
  const recurring = (isBesideDesk ? [] : SWEEP_NAMES).map((name) =>
    runEvery(SWEEPS[name].everySeconds(env), name, log, () => runSweep(services, name)),
  )
  return {
    async stop() {
      await Promise.all([...working, ...recurring].map((each) => each.stop()))
    },
  }
}

/** Says that a job failed, in a word while the database is away: every job says it then. The queue tries it again. */
function failJob(log: Services['log'], job: JobName, error: unknown): never {
  const trouble = databaseTrouble(error)
  if (trouble) log.warn({ job }, TROUBLE_IN_LOG[trouble])
  else log.error({ job, err: error }, 'a job failed')
  throw error
}
