import type { SweepName } from '#contract/sweep-names.ts'
import { followRates, looksEverySeconds } from '../charge/follow-rates.ts'
import { followShopMean } from '../features/catalogue/follow-shop-mean.ts'
import { forgetFruitlessSearches } from '../features/catalogue/forget-fruitless-searches.ts'
import { forgetSearchChanges } from '../features/catalogue/forget-search-changes.ts'
import { endPastDates, undoPastDates } from '../features/catalogue/turn-past-dates.ts'
import { removeExpiredVerifications } from '../features/identity/remove-expired-verifications.ts'
import { endOverViewings } from '../features/identity/viewings/end-over-viewings.ts'
import { sendOutboxMail } from '../features/mail/send-outbox-mail.ts'
import { sweepPictures } from '../features/media/sweep-pictures.ts'
import { isDatabaseDown } from '../http/database-down.ts'
import { sendDigests } from '../journeys/alerts/send-digests.ts'
import { sendRestockWaves } from '../journeys/alerts/send-restock-waves.ts'
import { forgetOldClaims } from '../journeys/brewery-claims/forget-claims.ts'
import { followChargebacks } from '../journeys/chargebacks/ask-chargebacks.ts'
import { tellLowStock } from '../journeys/company-mails/tell-low-stock.ts'
import { tellSalesOfDay } from '../journeys/company-mails/tell-sales-of-day.ts'
import { escalateOverdue, overdueComplaints } from '../journeys/complaints/escalate-complaints.ts'
import { followClaims } from '../journeys/disputes/follow-claims.ts'
import { sumFigures } from '../journeys/figures/sums/sum-figures.ts'
import { breweriesToCount, countHealth } from '../journeys/health/count-health.ts'
import { importsToGoOnWith, publishImport } from '../journeys/imports/publish-import.ts'
import { lookForFaults } from '../journeys/order-desk/look-for-faults.ts'
import { expireHolds } from '../journeys/orders/expire-holds.ts'
import { processWebhook, purgeWebhooks } from '../journeys/orders/process-webhook.ts'
import { reconcileOrders, reconcileWeek } from '../journeys/orders/reconcile-orders.ts'
import { sendRefund } from '../journeys/orders/send-refund.ts'
import { waitingMails, waitingNotices, waitingRefunds } from '../journeys/orders/waiting-work.ts'
import { remindOfParcels } from '../journeys/parcels/remind-of-parcels.ts'
import { endPauses } from '../journeys/pauses/end-pauses.ts'
import { followPayouts } from '../journeys/payout-runs/follow-payouts.ts'
import { releaseMoney } from '../journeys/payouts/release-money.ts'
import { followBooks } from '../journeys/provider-books/follow-books.ts'
import { beersToPair, countPairs } from '../journeys/recommendations/count-pairs.ts'
import { forgetReportVoices } from '../journeys/reports/forget-reports.ts'
import { deliverWebhooks } from '../journeys/webhooks/deliver-webhooks.ts'
import { forgetDeliveries } from '../journeys/webhooks/forget-deliveries.ts'
import { forgetStrayWithdrawals } from '../journeys/withdrawals/forget-withdrawals.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings/env.ts'
import { shopDay } from '../shop-day.ts'
import { eachOf } from './each-of.ts'
import { whileServing } from './while-serving.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600

type Sweep = {
  /** So long after one run has ended, the next one begins. */
  everySeconds: (env: Settings) => number
  /** One run. Several at once, in one process or in many, share the work: each claims its rows. What takes long ends soon after the process is told to stop. */
  run: (services: Services) => Promise<unknown>
}

/** The table of contents of the recurring work: what finds what a lost job left behind, ends what is over, tidies up. */
export const SWEEPS: Record<SweepName, Sweep> = {
  'expire-holds': {
    everySeconds: (env) => env.EXPIRE_EVERY_SECONDS,
    run: async (services) => {
      while (!(await expireHolds(services)).isDone && !services.draining);
    },
  },
  // Looks more often than it asks: each order is asked about once in RECONCILE_EVERY_SECONDS.
  reconcile: {
    everySeconds: (env) => Math.max(1, env.RECONCILE_EVERY_SECONDS / 4),
    run: reconcileOrders,
  },
  'reconcile-week': { everySeconds: () => MINUTE_SECONDS, run: reconcileWeek },
  // Looks more often than it asks: what has grown too old is told at once, and who did not answer is asked again.
  'follow-rates': { everySeconds: looksEverySeconds, run: followRates },
  // Looks more often than it asks: each claim is asked about once a day.
  'follow-claims': { everySeconds: () => MINUTE_SECONDS, run: followClaims },
  'waiting-notices': {
    everySeconds: (env) => env.RETRY_EVERY_SECONDS,
    run: async (services) => {
      const events = await waitingNotices(services.db, services.env.RETRY_EVERY_SECONDS)
      await someAtOnce(events, services, (event) => processWebhook(services, event))
    },
  },
  'waiting-refunds': {
    everySeconds: (env) => env.RETRY_EVERY_SECONDS,
    run: async (services) =>
      someAtOnce(await waitingRefunds(services.db), services, (refundId) => sendRefund(services, refundId)),
  },
  'waiting-mails': {
    everySeconds: (env) => env.RETRY_EVERY_SECONDS,
    run: async (services) =>
      someAtOnce(await waitingMails(services.db), services, (outboxId) => sendOutboxMail(services, outboxId)),
  },
  // Looks more often than it asks: each is asked about daily, and at once where its payment has changed.
  'open-chargebacks': { everySeconds: (env) => env.RETRY_EVERY_SECONDS, run: followChargebacks },
  'release-money': { everySeconds: (env) => env.RETRY_EVERY_SECONDS, run: releaseMoney },
  // Looks more often than it asks: reports are asked for once a day, and take minutes to be made.
  'provider-books': { everySeconds: () => MINUTE_SECONDS, run: followBooks },
  // Hands over what was decided on, and asks about it: looks more often than it asks.
  'follow-payouts': { everySeconds: (env) => env.RETRY_EVERY_SECONDS, run: followPayouts },
  'running-imports': {
    everySeconds: (env) => env.RETRY_EVERY_SECONDS,
    run: async (services) =>
      some(await importsToGoOnWith(services.db), 1, services, (id) => publishImport(services, id)),
  },
  'sweep-pictures': {
    everySeconds: (env) => Math.min(HOUR_SECONDS, env.MEDIA_KEPT_UNUSED_SECONDS),
    run: sweepPictures,
  },
  'end-past-dates': {
    everySeconds: () => MINUTE_SECONDS,
    run: ({ db, env }) => endPastDates(db, shopDay(env)),
  },
  'undo-past-dates': {
    everySeconds: () => HOUR_SECONDS,
    run: ({ db, env }) => undoPastDates(db, shopDay(env)),
  },
  'end-pauses': {
    everySeconds: () => MINUTE_SECONDS,
    run: ({ db, env }) => endPauses(db, shopDay(env)),
  },
  'send-restock-waves': { everySeconds: () => MINUTE_SECONDS, run: sendRestockWaves },
  // Looks more often than it mails: each brewery is told once a morning.
  'remind-of-parcels': { everySeconds: () => 10 * MINUTE_SECONDS, run: remindOfParcels },
  // Like reminders: each brewery that chose it once a morning.
  'tell-sales-of-day': { everySeconds: () => 10 * MINUTE_SECONDS, run: tellSalesOfDay },
  'tell-low-stock': { everySeconds: () => 10 * MINUTE_SECONDS, run: tellLowStock },
  'escalate-complaints': {
    everySeconds: (env) => env.RETRY_EVERY_SECONDS,
    run: async (services) =>
      some(await overdueComplaints(services.db), 1, services, (id) => escalateOverdue(services, id)),
  },
  'send-digests': { everySeconds: () => MINUTE_SECONDS, run: sendDigests },
  // Looks more often than it counts: each beer once a day, where it was sold.
  'count-pairs': {
    everySeconds: () => 10 * MINUTE_SECONDS,
    run: async (services) =>
      some(await beersToPair(services.db), 1, services, (id) => countPairs(services.db, id)),
  },
  'look-for-faults': {
    everySeconds: () => MINUTE_SECONDS,
    run: async (services) => {
      while (!(await lookForFaults(services.db)) && !services.draining);
    },
  },
  // Looks more often than it counts: each brewery once an hour.
  'count-health': {
    everySeconds: () => 5 * MINUTE_SECONDS,
    run: async (services) =>
      some(await breweriesToCount(services.db), 1, services, (id) => countHealth(services.db, id)),
  },
  'sum-figures': { everySeconds: () => MINUTE_SECONDS, run: sumFigures },
  'follow-shop-mean': { everySeconds: () => HOUR_SECONDS, run: followShopMean },
  'forget-search-changes': { everySeconds: () => HOUR_SECONDS, run: ({ db }) => forgetSearchChanges(db) },
  'forget-fruitless-searches': {
    everySeconds: () => HOUR_SECONDS,
    run: ({ db }) => forgetFruitlessSearches(db),
  },
  'forget-stray-withdrawals': {
    everySeconds: () => HOUR_SECONDS,
    run: ({ db }) => forgetStrayWithdrawals(db),
  },
  'forget-report-voices': {
    everySeconds: () => HOUR_SECONDS,
    run: ({ db }) => forgetReportVoices(db),
  },
  'forget-brewery-claims': {
    everySeconds: () => HOUR_SECONDS,
    run: ({ db }) => forgetOldClaims(db),
  },
  // Its own timer: what hangs at somebody's server holds up nothing else.
  'deliver-webhooks': { everySeconds: () => 1, run: deliverWebhooks },
  'forget-deliveries': { everySeconds: () => HOUR_SECONDS, run: ({ db }) => forgetDeliveries(db) },
  'end-viewings': { everySeconds: () => MINUTE_SECONDS, run: ({ db }) => endOverViewings(db) },
  'purge-notices': { everySeconds: () => HOUR_SECONDS, run: purgeWebhooks },
  'remove-expired-verifications': {
    everySeconds: () => HOUR_SECONDS,
    run: ({ db }) => removeExpiredVerifications(db),
  },
}

/** What mostly waits for somebody outside is done a few at a time. */
const AT_ONCE = 5

const someAtOnce = (ids: string[], services: Services, run: (id: string) => Promise<unknown>) =>
  some(ids, AT_ONCE, services, run)

const some = (ids: string[], atOnce: number, services: Services, run: (id: string) => Promise<unknown>) =>
  eachOf(whileServing(services, ids), atOnce, run, goOn(services))

/** One that fails does not keep the others waiting, but without a database all would fail. */
function goOn({ log }: Services) {
  return (error: unknown, id: string) => {
    if (isDatabaseDown(error)) throw error
    log.error({ id, err: error }, 'waiting work failed')
  }
}
