import type { SweepName } from '#contract/sweep-names.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import type { Text } from '#contract/texts/text.ts'

/** What each recurring work does, in words. */
export const SWEEP_TEXTS: Record<SweepName, Text> = {
  'expire-holds': jobsTexts.sweepExpireHolds,
  reconcile: jobsTexts.sweepReconcile,
  'reconcile-week': jobsTexts.sweepReconcileWeek,
  'follow-rates': jobsTexts.sweepFollowRates,
  'follow-claims': jobsTexts.sweepFollowClaims,
  'waiting-notices': jobsTexts.sweepWaitingNotices,
  'waiting-refunds': jobsTexts.sweepWaitingRefunds,
  'waiting-mails': jobsTexts.sweepWaitingMails,
  'open-chargebacks': jobsTexts.sweepOpenChargebacks,
  'release-money': jobsTexts.sweepReleaseMoney,
  'provider-books': jobsTexts.sweepProviderBooks,
  'follow-payouts': jobsTexts.sweepFollowPayouts,
  'running-imports': jobsTexts.sweepRunningImports,
  'sweep-pictures': jobsTexts.sweepPictures,
  'end-past-dates': jobsTexts.sweepEndPastDates,
  'undo-past-dates': jobsTexts.sweepUndoPastDates,
  'end-pauses': jobsTexts.sweepEndPauses,
  'send-restock-waves': jobsTexts.sweepSendRestockWaves,
  'remind-of-parcels': jobsTexts.sweepRemindOfParcels,
  'tell-sales-of-day': jobsTexts.sweepTellSalesOfDay,
  'tell-low-stock': jobsTexts.sweepTellLowStock,
  'escalate-complaints': jobsTexts.sweepEscalateComplaints,
  'send-digests': jobsTexts.sweepSendDigests,
  'count-pairs': jobsTexts.sweepCountPairs,
  'follow-shop-mean': jobsTexts.sweepFollowShopMean,
  'forget-search-changes': jobsTexts.sweepForgetSearchChanges,
  'forget-fruitless-searches': jobsTexts.sweepForgetFruitlessSearches,
  'forget-stray-withdrawals': jobsTexts.sweepForgetStrayWithdrawals,
  'deliver-webhooks': jobsTexts.sweepDeliverWebhooks,
  'forget-deliveries': jobsTexts.sweepForgetDeliveries,
  'purge-notices': jobsTexts.sweepPurgeNotices,
  'remove-expired-verifications': jobsTexts.sweepRemoveVerifications,
}
