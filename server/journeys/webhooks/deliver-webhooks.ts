import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '../../http/database-down.ts'
import type { Services } from '../../services.ts'
import { type ClaimedDelivery, claimDue } from './claim-delivery.ts'
import { sendDelivery } from './send-delivery.ts'

/** So many are under way at a time in a process, and of them so many to targets that failed last: those may hang. */
const AT_ONCE = 10
const FAILING_AT_ONCE = 3
/** While some are under way, what becomes due meanwhile waits no longer than this. */
const LOOK_AGAIN_MS = 250

type DeliveringServices = Pick<Services, 'db' | 'env' | 'jobs' | 'log' | 'webhookSender' | 'draining'>

/**
 * Sends all that is due, one message at a time to each target, until nothing is and nothing is under way. A target that hangs takes one
 * place for as long as a try lasts, and from then on only one of the few that failing ones share: the others go on. What several
 * processes reach for in the same moment may be left to the next time.
 */
export async function deliverWebhooks(services: DeliveringServices): Promise<void> {
  const underWay = new Map<Promise<void>, ClaimedDelivery>()
  let databaseWentDown: unknown

  function begin(claimed: ClaimedDelivery) {
    const sending = sendDelivery(services, claimed)
      .catch((error) => {
        if (isDatabaseDown(error)) databaseWentDown = error
        else services.log.error({ id: claimed.id, err: error }, 'a webhook was not sent')
      })
      .finally(() => underWay.delete(sending))
    underWay.set(sending, claimed)
  }

  while (!services.draining && databaseWentDown === undefined) {
    const wereUnderWay = underWay.size
    const failing = [...underWay.values()].filter(({ failures }) => failures > 0).length
    const claimed =
      wereUnderWay < AT_ONCE ? await claimDue(services.db, failing < FAILING_AT_ONCE) : undefined
    if (claimed) begin(claimed)
    else if (underWay.size) await Promise.race([...underWay.keys(), sleep(LOOK_AGAIN_MS)])
    // What ended while it looked may have freed a target for what waits: then it looks once more.
    else if (!wereUnderWay) break
  }
  await Promise.all(underWay.keys())
  if (databaseWentDown !== undefined) throw databaseWentDown
}
