import { BEER_CONFLICTS } from '#contract/refusals/beer-conflicts.ts'
import { NOT_THERE } from '#contract/refusals/not-there.ts'
import { PAYOUT_CONFLICTS } from '#contract/refusals/payout-conflicts.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminBreweryClaimsTexts from '#contract/texts/admin-brewery-claims.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as alertTexts from '#contract/texts/alerts.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import * as approvalTexts from '#contract/texts/approval.ts'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import * as buyerEditTexts from '#contract/texts/buyer-edit.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as companyEditTexts from '#contract/texts/company-edit.ts'
import * as companySignUpTexts from '#contract/texts/company-sign-up.ts'
import * as compareTexts from '#contract/texts/compare.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import * as complaintDecisionTexts from '#contract/texts/complaint-decision.ts'
import * as emailTexts from '#contract/texts/email.ts'
import * as exchangeRatesTexts from '#contract/texts/exchange-rates.ts'
import * as importTexts from '#contract/texts/import.ts'
import * as invoiceTexts from '#contract/texts/invoice.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import * as judgeTexts from '#contract/texts/judge.ts'
import * as loginTexts from '#contract/texts/login.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import * as ownComplaintTexts from '#contract/texts/own-complaint.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as payoutBankFileTexts from '#contract/texts/payout-bank-file.ts'
import * as payoutEndingsTexts from '#contract/texts/payout-endings.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import * as productsTexts from '#contract/texts/products.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import * as reviewTexts from '#contract/texts/review.ts'
import * as savedTexts from '#contract/texts/saved.ts'
import * as sellerReviewsTexts from '#contract/texts/seller-reviews.ts'
import * as sessionsTexts from '#contract/texts/sessions.ts'
import * as signInTexts from '#contract/texts/sign-in.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import * as teamTexts from '#contract/texts/team.ts'
import type { Text } from '#contract/texts/text.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import * as webhookTargetTexts from '#contract/texts/webhook-target.ts'

/** What a toast may say, by the name that travels to the page that shows it: nobody can put words in our mouth. */
export const TOASTS = {
  'account.passwordChanged': accountWords.passwordChangedSuccessfully,
  'apiKeys.revoked': apiKeysTexts.revokedNow,
  'adminOrder.cancelDone': adminOrderTexts.cancelDone,
  'adminOrder.closeDone': adminOrderTexts.closeDone,
  'adminOrder.liftDone': adminOrderTexts.liftDone,
  'adminOrder.refundDone': adminOrderTexts.refundDone,
  'adminOrder.retryDone': adminOrderTexts.retryDone,
  'adminOrder.documentsDone': adminOrderTexts.documentsDone,
  'adminOrder.documentsDue': adminOrderTexts.documentsDue,
  'adminPerson.activated': adminWords.userHasBeenActivated,
  'adminPerson.inactivated': adminWords.userHasBeenInactivated,
  'adminPerson.saved': adminPersonTexts.saved,
  'adminWork.freeDone': adminWorkTexts.freeDone,
  'adminWork.lookDone': adminWorkTexts.lookDone,
  'admins.activated': adminWords.userHasBeenActivated,
  'admins.inactivated': adminWords.userHasBeenInactivated,
  'advertising.changed': advertisingTexts.changed,
  'advertising.placed': advertisingTexts.placed,
  'advertising.withdrawn': advertisingTexts.withdrawn,
  'alerts.kept': alertTexts.kept,
  'beerEdit.success': beerEditTexts.success,
  'buyerEdit.success': buyerEditTexts.success,
  'commission.added': commissionTexts.added,
  'commission.changed': commissionTexts.changed,
  'commission.moved': commissionTexts.moved,
  'commission.removed': commissionTexts.removed,
  'companyEdit.success': companyEditTexts.success,
  'companySignUp.success': companySignUpTexts.success,
  'email.resent': emailTexts.resent,
  'exchangeRates.judged': exchangeRatesTexts.judged,
  'exchangeRates.typed': exchangeRatesTexts.typed,
  'import.cancelled': importTexts.cancelled,
  'jobs.retryDone': jobsTexts.retryDone,
  'jobs.retryUnderWay': jobsTexts.retryUnderWay,
  'judge.hideDone': judgeTexts.hideDone,
  'judge.keepDone': judgeTexts.keepDone,
  'judge.restoreDone': judgeTexts.restoreDone,
  'team.invited': teamTexts.invited,
  'team.changed': teamTexts.changed,
  'team.removed': teamTexts.removed,
  'team.withdrawn': teamTexts.withdrawn,
  'login.success': loginTexts.success,
  'task.taken': adminTaskTexts.taken,
  'task.takenMany': adminTaskTexts.takenMany,
  'task.given': adminTaskTexts.given,
  'task.freed': adminTaskTexts.freed,
  'task.noted': adminTaskTexts.noted,
  'messages.answered': messagesTexts.answerSent,
  'messages.done': messagesTexts.done,
  'messages.reopened': messagesTexts.reopened,
  'myData.deleted': accountWords.yourAccountWasDeleted,
  'parcels.deliverDone': parcelsTexts.deliverDone,
  'parcels.shipDone': parcelsTexts.shipDone,
  'pause.begun': pauseTexts.begun,
  'pause.changed': pauseTexts.changed,
  'pause.ended': pauseTexts.ended,
  'webhook.added': webhookTexts.added,
  'webhook.kept': webhookTargetTexts.kept,
  'webhook.off': webhookTargetTexts.turnedOff,
  'webhook.on': webhookTargetTexts.turnedOn,
  'webhook.removed': webhookTexts.removed,
  'webhook.renewed': webhookTargetTexts.renewed,
  'payoutAccount.saved': payoutAccountTexts.saved,
  'payoutRuns.approved': payoutRunsTexts.approved,
  'payoutRuns.drafted': payoutRunsTexts.drafted,
  'payoutRuns.dropped': payoutRunsTexts.dropped,
  'payoutRuns.fileSent': payoutBankFileTexts.fileSent,
  'payoutRuns.markedAllPaid': payoutEndingsTexts.markedAllPaid,
  'payoutRuns.markedFailed': payoutEndingsTexts.markedFailed,
  'payoutRuns.markedPaid': payoutEndingsTexts.markedPaid,
  'payoutRuns.markedReturned': payoutEndingsTexts.markedReturned,
  'payoutRuns.nobodyPayable': PAYOUT_CONFLICTS['nobody-payable'].message,
  'payoutRuns.redrafted': payoutRunsTexts.redrafted,
  'payouts.marked': payoutsTexts.marked,
  'providerBooks.asked': providerBooksTexts.asked,
  'providerBooks.closed': providerBooksTexts.closed,
  'providerBooks.uploaded': providerBooksTexts.uploaded,
  'products.activated': productsTexts.activated,
  'products.inactivated': productsTexts.inactivated,
  'publish.success': publishTexts.success,
  'publish.successPastDate': publishTexts.successPastDate,
  'orderMessages.noAnswer': orderMessagesTexts.noAnswerDone,
  'orderMessages.sent': orderMessagesTexts.sent,
  'complaint.sent': ownComplaintTexts.done,
  'complaint.sentWithoutPictures': ownComplaintTexts.sentWithoutPictures,
  'complaint.accepted': ownComplaintTexts.acceptDone,
  'complaint.acceptedAgain': ownComplaintTexts.againDone,
  'complaint.sentAgain': complaintAnswerTexts.sentAgainDone,
  'complaint.escalated': ownComplaintTexts.escalateDone,
  'complaint.takenBack': ownComplaintTexts.takeBackDone,
  'complaint.answered': complaintAnswerTexts.answerDone,
  'complaint.decided': complaintDecisionTexts.decideDone,
  'ownOrder.arrived': ownOrderTexts.arrivalDone,
  'ownOrder.missing': ownOrderTexts.missingDone,
  'purchases.cancelDone': purchasesTexts.cancelDone,
  'recovery.changed': accountWords.passwordChangedSuccessfully,
  'removals.shortDone': removalsTexts.shortDone,
  'removals.unitsDone': removalsTexts.cancelUnitsDone,
  'review.thanks': reviewTexts.thanks,
  'compare.full': compareTexts.full,
  'save.failed': savedTexts.failed,
  'save.full': BEER_CONFLICTS['too-many-saved'].message,
  'save.fullOfBreweries': BEER_CONFLICTS['too-many-followed'].message,
  'save.told': savedTexts.told,
  'save.toldOnceConfirmed': savedTexts.toldOnceConfirmed,
  'save.gone': NOT_THERE['not-found'].message,
  'secondFactor.off': accountWords.twoStepVerificationIsOff,
  'sellerReviews.answered': sellerReviewsTexts.answered,
  'sellerReviews.corrected': sellerReviewsTexts.corrected,
  'sellerReviews.reported': sellerReviewsTexts.reported,
  'sessions.ended': sessionsTexts.ended,
  'sessions.endedOthers': sessionsTexts.endedOthers,
  'signIn.emailTaken': signInTexts.emailTaken,
  'signUp.success': signUpTexts.success,
  'approval.approved': approvalTexts.approved,
  'approval.asked': approvalTexts.askedDone,
  'invoice.attached': invoiceTexts.attached,
  'invoice.removed': invoiceTexts.removed,
  'breweryClaims.accepted': adminBreweryClaimsTexts.doneAccepted,
  'breweryClaims.refused': adminBreweryClaimsTexts.doneRefused,
  'reports.left': adminReportsTexts.doneLeft,
  'reports.takenDown': adminReportsTexts.doneTakenDown,
  'withdrawals.done': adminWithdrawalsTexts.finished,
  'withdrawals.refused': adminWithdrawalsTexts.refusedDone,
  'withdrawals.windowsSaved': adminWithdrawalsTexts.windowsSaved,
} as const satisfies Record<string, Text>

export type Toast = keyof typeof TOASTS
