import * as account from './account.ts'
import { findProducts, listSellerProducts } from './admin-products.ts'
import { judgeReview, keepReview, listAllReviews } from './admin-reviews.ts'
import { getAdminToday } from './admin-today.ts'
import * as advertising from './advertising.ts'
import { approveCompany, askCompany } from './approvals.ts'
import { listAudit } from './audit.ts'
import { decideBreweryClaim, listBreweryClaims } from './brewery-claims.ts'
import { getHealth, listHealth } from './brewery-health.ts'
import { callsFor } from './calls-for.ts'
import { listOwnBeers } from './catalogue.ts'
import { documentChargeback } from './chargebacks.ts'
import * as commission from './commission.ts'
import * as complaints from './complaints.ts'
import * as contactMessages from './contact-messages.ts'
import { exportData } from './data-export.ts'
import { liftWarning } from './disputes.ts'
import * as earnings from './earnings.ts'
import type { Endpoint } from './endpoint.ts'
import * as exchangeRates from './exchange-rates.ts'
import * as figures from './figures.ts'
import { downloadOrders, findOrders } from './found-orders.ts'
import { listFruitlessSearches } from './fruitless-searches.ts'
import { getBuyer } from './identity.ts'
import { listJobs } from './jobs.ts'
import { downloadMarketFigures, getMarketFigures } from './market-figures.ts'
import * as desk from './order-desk.ts'
import { getOrderMessagePicture, getOrderThread, listOrderThreads } from './order-messages.ts'
import { getParcelInvoice, listOrderInvoices } from './parcel-invoices.ts'
import { deliverParcel, listParcels, shipParcel, shipParcels } from './parcels.ts'
import { getPayoutAccount } from './payout-accounts.ts'
import * as payoutEndings from './payout-endings.ts'
import * as payoutRuns from './payout-runs.ts'
import * as payoutStatements from './payout-statements.ts'
import * as payouts from './payouts.ts'
import { getPanel, listAdmins, listCompanies, listPersons } from './people.ts'
import { getBeerForAdmin, getBuyerForAdmin, getCompanyForAdmin } from './people-records.ts'
import { changeBuyer, changeCompany } from './profiles.ts'
import * as providerBooks from './provider-books.ts'
import { changeBeer } from './publishing.ts'
import { listPurchases } from './purchases.ts'
import { decideReport, listReportedThings } from './reports.ts'
import { listReviews } from './reviews.ts'
import * as sales from './sales.ts'
import * as secondFactor from './second-factor.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { type Permission, type StaffPart, staffMay } from './staff-roles.ts'
import { countWaits, getToday } from './today.ts'
import { listToldActs } from './told-acts.ts'
import { beginViewing, endViewing, listViewings } from './viewings.ts'
import * as withdrawals from './withdrawals.ts'
import { listWork, lookAtName } from './work-list.ts'
import { getTask, giveTask, noteTask } from './work-tasks.ts'

const calls = callsFor<'Admin'>()

/**
 * Which permission each call takes that the administration may make besides its owners: server/http/bind.ts asks. What stands in no list here
 * is the owners’ alone; what is open to anyone is open to all of the staff. A call that no admin may make does not compile here.
 * Where what is sent decides, its use case asks again: an edit of a person’s record and the switch of an admin are the owners’,
 * and of what is reported a brewery is care’s.
 */
const CALLS: Record<Exclude<Permission, 'owner'>, readonly Endpoint[]> = {
  'own-account': [
    ...calls(account.getLogInMeans, account.changePassword, account.chooseLanguage),
    ...calls(
      account.resendConfirmation,
      listSessions,
      endSession,
      endOtherSessions,
      listToldActs,
      exportData,
    ),
    ...calls(secondFactor.getSecondFactor, secondFactor.beginSecondFactor, secondFactor.confirmSecondFactor),
    ...calls(secondFactor.endSecondFactor, secondFactor.renewBackupCodes),
    // What a look through somebody's eyes began, is ended by whoever is signed in.
    ...calls(endViewing, listViewings),
  ],
  'read-shop': [
    ...calls(getAdminToday, countWaits, getMarketFigures, downloadMarketFigures, listAdmins),
    ...calls(findProducts, listSellerProducts, getBeerForAdmin, listOwnBeers),
  ],
  'read-desk': [
    ...calls(getPanel, listPersons, listCompanies, getBuyer, getBuyerForAdmin, getCompanyForAdmin),
    ...calls(listHealth, getHealth, listPurchases, findOrders, desk.getOrder, listAudit, listJobs),
    // What a brewery is owed stands in its record too.
    ...calls(sales.getBalance, commission.getOwnCommission),
    ...calls(listWork, getTask, listParcels, listOrderInvoices, getParcelInvoice),
    ...calls(sales.findSales, sales.listSales, sales.listSaleGroups, figures.getFigures),
    ...calls(figures.downloadFigures),
  ],
  'read-care': [
    ...calls(contactMessages.listMessages, contactMessages.getMessage, getToday),
    ...calls(listOrderThreads, getOrderThread, getOrderMessagePicture),
    ...calls(complaints.listComplaints, complaints.getComplaint, complaints.getComplaintForAdmin),
    ...calls(withdrawals.listWithdrawals, withdrawals.listWithdrawalWindows, listBreweryClaims),
  ],
  'read-goods': calls(
    listReviews,
    listAllReviews,
    listReportedThings,
    listFruitlessSearches,
    advertising.listPlacements,
  ),
  'read-money': [
    ...calls(payouts.listOwed, sales.listPayouts, payoutRuns.listPayoutRuns),
    ...calls(commission.listCommissionRules, commission.tryCommissionRules),
    ...calls(exchangeRates.listRates, providerBooks.listDifferences, providerBooks.listReports),
    ...calls(earnings.getEarnings, earnings.downloadEarnings, earnings.downloadJournal),
  ],
  work: calls(giveTask, noteTask),
  refund: [
    ...calls(desk.refundOrder, desk.retryRefund, desk.cancelOpenOrder, desk.closeReview),
    ...calls(documentChargeback),
  ],
  care: [
    ...calls(contactMessages.answerMessage, contactMessages.markMessage, complaints.decideComplaint),
    ...calls(withdrawals.finishWithdrawal, withdrawals.refuseWithdrawal, liftWarning),
    ...calls(shipParcel, shipParcels, deliverParcel),
    ...calls(changeBuyer, changeCompany, lookAtName, approveCompany, askCompany, decideBreweryClaim),
    ...calls(beginViewing),
  ],
  'decide-reports': calls(decideReport),
  goods: [
    ...calls(changeBeer, judgeReview, keepReview),
    ...calls(advertising.placeAdvertisement, advertising.changePlacement, advertising.withdrawPlacement),
  ],
  pay: [
    ...calls(getPayoutAccount, payouts.getOwed, sales.markPayout),
    ...calls(payoutRuns.getPayoutRun, payoutRuns.draftPayoutRun, payoutRuns.redraftPayoutRun),
    ...calls(payoutRuns.discardPayoutRun, payoutRuns.approvePayoutRun, payoutRuns.sendPayoutFile),
    ...calls(payoutRuns.downloadPayoutCsv, payoutRuns.downloadPayoutCnab),
    ...calls(payoutEndings.markPayoutPaid, payoutEndings.markPayoutFailed, payoutEndings.markPayoutReturned),
    ...calls(payoutEndings.markPayoutRunPaid, payoutEndings.readReturnFile),
    ...calls(payoutStatements.getPayoutStatement, payoutStatements.downloadPayoutStatement),
    ...calls(commission.addCommissionRule, commission.changeCommissionRule, commission.moveCommissionRule),
    ...calls(commission.removeCommissionRule, exchangeRates.typeRate, exchangeRates.judgeRate),
    ...calls(providerBooks.uploadReport, providerBooks.askForReports, providerBooks.closeDifference),
  ],
  'take-orders': calls(downloadOrders, figures.downloadSales),
}

const NEEDS = new Map(
  (Object.keys(CALLS) as (keyof typeof CALLS)[]).flatMap((permission) =>
    CALLS[permission].map((call) => [call, permission] as const),
  ),
)

/** Whether somebody of the administration to whom an owner gave a part of it may make a call that asks for a session. */
export function isOfStaff(call: Endpoint, part: StaffPart): boolean {
  return staffMay(part, NEEDS.get(call) ?? 'owner')
}
