import type { RunningJobQueue } from './adapters/pg-boss/start-job-queue.ts'
import { endPastDates, undoPastDates } from './features/catalogue/turn-past-dates.ts'
import { removeExpiredVerifications } from './features/identity/remove-expired-verifications.ts'
import { sendOutboxMail } from './features/mail/send-outbox-mail.ts'
import { sweepPictures } from './features/media/sweep-pictures.ts'
import { isDatabaseDown } from './http/database-down.ts'
import { publishImport, runningImports } from './journeys/beer-imports/publish-import.ts'
import { expireHolds } from './journeys/checkout/expire-holds.ts'
import { processWebhook, purgeWebhooks } from './journeys/checkout/process-webhook.ts'
import { reconcileOrders, reconcileWeek } from './journeys/checkout/reconcile-orders.ts'
import { sendRefund } from './journeys/checkout/send-refund.ts'
import { waitingMails, waitingNotices, waitingRefunds } from './journeys/checkout/waiting-work.ts'
import type { JobName, Jobs } from './ports/job-queue.ts'
import { runEvery } from './run-every.ts'
import type { Services } from './services.ts'
import { shopDay } from './shop-day.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600

/**
 * The table of contents of what happens behind the pages: jobs, and the sweepers that find what a lost job left behind.
 * Any number of processes may run them on one database. `stop` lets what is under way end.
 */
export async function startWorkers(options: {
  queue: RunningJobQueue
  services: Services
}): Promise<{ stop(): Promise<void> }> {
  const { queue, services } = options
  const { env, log, db } = services
  const work = <Name extends JobName>(name: Name, run: (data: Jobs[Name]) => Promise<unknown>) =>
    queue.work(name, (data) => run(data).catch((error) => failJob(log, name, error)))
  const working = [
    await work('process-webhook', ({ event }) => processWebhook(services, event)),
    await work('send-refund', ({ refundId }) => sendRefund(services, refundId)),
    await work('send-mail', ({ outboxId }) => sendOutboxMail(services, outboxId)),
    await work('publish-import', ({ importId }) => publishImport(services, importId)),
  ]
  const recurring = [
    runEvery(env.EXPIRE_EVERY_SECONDS, 'expire holds', log, async () => {
      while (!(await expireHolds(services)).isDone);
    }),
    // Looks more often than it asks: each order is asked about once in RECONCILE_EVERY_SECONDS.
    runEvery(Math.max(1, env.RECONCILE_EVERY_SECONDS / 4), 'reconcile', log, () => reconcileOrders(services)),
    runEvery(MINUTE_SECONDS, 'reconcile the week', log, () => reconcileWeek(services)),
    runEvery(env.RETRY_EVERY_SECONDS, 'waiting notices', log, async () => {
      const events = await waitingNotices(db, env.RETRY_EVERY_SECONDS)
      await eachOf(events, log, (event) => processWebhook(services, event))
    }),
    runEvery(env.RETRY_EVERY_SECONDS, 'waiting refunds', log, async () => {
      await eachOf(await waitingRefunds(db), log, (refundId) => sendRefund(services, refundId))
    }),
    runEvery(env.RETRY_EVERY_SECONDS, 'waiting mails', log, async () => {
      await eachOf(await waitingMails(db), log, (outboxId) => sendOutboxMail(services, outboxId))
    }),
    runEvery(env.RETRY_EVERY_SECONDS, 'running imports', log, async () => {
      await eachOf(await runningImports(db), log, (importId) => publishImport(services, importId))
    }),
    runEvery(Math.min(HOUR_SECONDS, env.MEDIA_KEPT_UNUSED_SECONDS), 'sweep pictures', log, () =>
      sweepPictures(services),
    ),
    runEvery(MINUTE_SECONDS, 'end past dates', log, () => endPastDates(db, shopDay(env))),
    runEvery(HOUR_SECONDS, 'undo past dates', log, () => undoPastDates(db, shopDay(env))),
    runEvery(HOUR_SECONDS, 'purge notices', log, () => purgeWebhooks(services)),
    runEvery(HOUR_SECONDS, 'remove expired verifications', log, () => removeExpiredVerifications(db)),
  ]
  return {
    async stop() {
      await Promise.all([...working, ...recurring].map((each) => each.stop()))
    },
  }
}

/** Says that a job failed, in a word while the database is away: every job says it then. The queue tries it again. */
function failJob(log: Services['log'], job: JobName, error: unknown): never {
  if (isDatabaseDown(error)) log.warn({ job }, 'database is away')
  else log.error({ job, err: error }, 'a job failed')
  throw error
}

/** One after another; one that fails does not keep the others waiting, but without a database all would fail. */
async function eachOf(ids: string[], log: Services['log'], run: (id: string) => Promise<unknown>) {
  for (const id of ids) {
    await run(id).catch((error) => {
      if (isDatabaseDown(error)) throw error
      log.error({ id, err: error }, 'waiting work failed')
    })
  }
}
