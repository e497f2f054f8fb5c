import { setTimeout as sleep } from 'node:timers/promises'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { Retried, WORK_TO_RETRY } from '#contract/jobs.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import type { Services } from '../../services.ts'
import { retryRefund } from '../order-desk/retry-refund.ts'
import type { Retry } from './retry.ts'
import { retryImport } from './retry-import.ts'
import { retryMail } from './retry-mail.ts'
import { retryNotice } from './retry-notice.ts'
import { retryReport } from './retry-report.ts'
import { retrySweep } from './retry-sweep.ts'

/** Who waits for an answer waits so long; whatever takes longer goes on without them. */
const ANSWER_AFTER_MS = 8_000
const UNDER_WAY: Retried = { outcome: 'under-way', error: '' }

/**
 * Tries one thing again now, and says how it went as far as that is known soon. Money and files go on behind the pages.
 * Each leaves an entry in the audit log.
 *
 * Refuses: not-found; work-done; of a refund what `retryRefund` refuses, of a file import-running.
 */
export async function retryJob(
  services: Services,
  { kind, id }: { kind: (typeof WORK_TO_RETRY)[number]; id: string },
  actor: Actor,
): Promise<Retried | Refusal> {
  if (kind === 'refund') {
    const retried = await retryRefund(services, id, actor)
    return isRefusal(retried) ? retried : UNDER_WAY
  }
  if (kind === 'import') return (await retryImport(services, id, actor)) ?? UNDER_WAY
  const begin = { mail: retryMail, notice: retryNotice, report: retryReport, sweep: retrySweep }[kind]
  const retry = await begin(services, id, actor)
  return isRefusal(retry) ? retry : soon(services, retry)
}

async function soon({ log }: Pick<Services, 'log'>, retry: Retry): Promise<Retried> {
  const ended = retry().catch((error): Retried => {
    log.warn({ err: error }, 'what an admin tried again failed')
    return { outcome: 'failed', error: reasonToKeep(error) }
  })
  return Promise.race([ended, sleep(ANSWER_AFTER_MS, UNDER_WAY, { ref: false })])
}
