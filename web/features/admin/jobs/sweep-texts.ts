import type { SweepName } from '#contract/sweep-names.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'

/** What each recurring work does, in words. */
export const SWEEP_TEXTS: Record<SweepName, TextCode> = {
  'expire-holds': 'jobs.sweepExpireHolds',
  reconcile: 'jobs.sweepReconcile',
  'reconcile-week': 'jobs.sweepReconcileWeek',
  'waiting-notices': 'jobs.sweepWaitingNotices',
  'waiting-refunds': 'jobs.sweepWaitingRefunds',
  'waiting-mails': 'jobs.sweepWaitingMails',
  'running-imports': 'jobs.sweepRunningImports',
  'sweep-pictures': 'jobs.sweepPictures',
  'end-past-dates': 'jobs.sweepEndPastDates',
  'undo-past-dates': 'jobs.sweepUndoPastDates',
  'follow-shop-mean': 'jobs.sweepFollowShopMean',
  'purge-notices': 'jobs.sweepPurgeNotices',
  'remove-expired-verifications': 'jobs.sweepRemoveVerifications',
}
