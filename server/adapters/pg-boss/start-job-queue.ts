import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { connectionConfig } from '#database/open-pool.ts'
import type { JobName, JobQueue, Jobs } from '../../ports/job-queue.ts'

/**
 * Every queue, and whether its workers are woken at once. Mails are not: PostgreSQL lets one transaction at a time
 * commit that wakes somebody, and each sale writes a mail, which may as well leave a second later.
 */
const QUEUES: Record<JobName, { notify: boolean }> = {
  'process-webhook': { notify: true },
  'send-refund': { notify: true },
  'send-mail': { notify: false },
  'publish-import': { notify: true },
  'read-report': { notify: true },
}
const JOB_NAMES = Object.keys(QUEUES) as JobName[]

/** A job that fails is tried again soon; what it left undone is found by the sweepers later, however often it fails. */
const RETRIES = { retryLimit: 2, retryDelay: 2, retryBackoff: true }
const DONE_KEPT_SECONDS = 3600
const EXPIRES_AFTER_SECONDS = 120

/** The job queue of this process. `stop` lets running jobs end, then closes its connections. */
export type RunningJobQueue = JobQueue & {
  /** Runs jobs in this process until it is told to stop; `stop` waits for those that are running. `run` logs its failures. */
  work<Name extends JobName>(
    name: Name,
    run: (data: Jobs[Name]) => Promise<unknown>,
  ): Promise<{ stop(): Promise<void> }>
  stop(): Promise<void>
}

/**
 * Starts the job queue on the shop's own database (pg-boss; it makes its tables itself, and processes that start at
 * once wait for each other). Nothing is worked on until `work` says so.
 */
export async function startJobQueue(options: {
  connectionString: string
  log: Logger
  /** Connections of its own, beside one that listens. */
  poolSize?: number
  /** As for the shop's own connections: a database that hangs counts as away. */
  statementSeconds?: number
}): Promise<RunningJobQueue> {
  const { connectionString, log, poolSize = 3, statementSeconds } = options
  const boss = new PgBoss({
    ...connectionConfig(connectionString, statementSeconds),
    max: poolSize,
    application_name: 'lupulo jobs',
    schedule: false,
    useListenNotify: true,
    // Who answers late is not gone: its own five seconds pass in any rush on a busy machine.
    notifyHeartbeatTimeoutMs: statementSeconds && statementSeconds * 1000,
  })
  // It goes on by itself when the database is back; without a listener Node would end the process.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue'))
  await boss.start()
  for (const name of JOB_NAMES) {
    await boss.createQueue(name, {
      ...QUEUES[name],
      ...RETRIES,
      deleteAfterSeconds: DONE_KEPT_SECONDS,
      expireInSeconds: EXPIRES_AFTER_SECONDS,
    })
  }

  return {
    async enqueue(tx, name, ...jobs) {
      const all = jobs.map((data) => ({ data }))
      if (all.length) await boss.insert(name, all, { db: fromDrizzle(tx, sql) })
    },
    async counts() {
      // Counted now: what pg-boss itself keeps of its queues is up to a minute old.
      const { rows } = await boss.getDb().executeSql(
        `SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting,
                count(*) FILTER (WHERE state = 'active') AS running, count(*) FILTER (WHERE state = 'failed') AS failed
         FROM pgboss.job WHERE state <> 'completed' GROUP BY name`,
      )
      return JOB_NAMES.map((name) => {
        const { waiting, running, failed } = rows.find((row) => row.name === name) ?? {}
        return {
          name,
          waiting: Number(waiting ?? 0),
          running: Number(running ?? 0),
          failed: Number(failed ?? 0),
        }
      })
    },
    async work<Name extends JobName>(name: Name, run: (data: Jobs[Name]) => Promise<unknown>) {
      const options = {
        batchSize: 5,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 5,
        burstWhenBatchFull: true,
      }
      const id = await boss.work<Jobs[Name]>(name, options, async (jobs) => {
        const ended = await Promise.allSettled(jobs.map((job) => run(job.data)))
        const failed = ended.find((each) => each.status === 'rejected')
        if (failed) throw failed.reason
      })
      return { stop: () => boss.offWork(name, { id, wait: true }) }
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  }
}
