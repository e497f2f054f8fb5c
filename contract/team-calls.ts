import { changePassword, chooseLanguage, getLogInMeans, resendConfirmation } from './account.ts'
import { deleteAccount, getAccountDeletion } from './account-deletion.ts'
import { callsFor } from './calls-for.ts'
import { listOwnBeers } from './catalogue.ts'
import { answerComplaint, getComplaint, listComplaints, sendAgain } from './complaints.ts'
import { exportData } from './data-export.ts'
import type { Endpoint } from './endpoint.ts'
import { downloadFigures, downloadSales, getFigures } from './figures.ts'
import * as imports from './imports.ts'
import {
  getOrderMessagePicture,
  getOrderThread,
  listOrderThreads,
  readOrderThread,
  writeOrderMessage,
} from './order-messages.ts'
import { archiveOwnProducts, changeOwnProducts, listOwnProducts } from './own-products.ts'
import {
  attachParcelInvoice,
  getParcelInvoice,
  listOrderInvoices,
  removeParcelInvoice,
} from './parcel-invoices.ts'
import { deliverParcel, listParcels, shipParcel, shipParcels } from './parcels.ts'
import { beginPause, endPause, getPause } from './pauses.ts'
import { changeBeer, getRoom, publishBeer } from './publishing.ts'
import { sayShort } from './removals.ts'
import { answerReview, listReviews, reportReview } from './reviews.ts'
import { findSales, listSaleGroups, listSales } from './sales.ts'
import * as secondFactor from './second-factor.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import type { TeamStanding } from './team-roles.ts'
import { countWaits, getToday } from './today.ts'
import { listToldActs } from './told-acts.ts'
import { listViewings } from './viewings.ts'

const calls = callsFor<'Company'>()

/**
 * Which calls the team of a brewery may make besides its owner: server/http/bind.ts asks. What stands in no list here is the
 * owner's alone; what is open to anyone is open to members as well. A call that no seller may make does not compile here.
 */

/** Of one's own account: also for who was removed from a team. */
const OF_ONES_OWN_ACCOUNT = [
  ...calls(getLogInMeans, changePassword, chooseLanguage, resendConfirmation),
  ...calls(listSessions, endSession, endOtherSessions, listToldActs, listViewings),
  ...calls(exportData, getAccountDeletion, deleteAccount),
  ...calls(secondFactor.getSecondFactor, secondFactor.beginSecondFactor, secondFactor.confirmSecondFactor),
  ...calls(secondFactor.endSecondFactor, secondFactor.renewBackupCodes),
]

/** What leaves, what cannot, and the talk about it; the answers hold no sums for a packer. */
const OF_PACKING = [
  ...calls(listParcels, shipParcel, shipParcels, deliverParcel, sayShort),
  ...calls(listOrderThreads, getOrderThread, writeOrderMessage, readOrderThread, getOrderMessagePicture),
  ...calls(countWaits),
]

/** Beers, stock and prices; what was sold; what buyers say. A pause is among them: stock can be set to nothing anyhow. */
const OF_SELLING = [
  ...calls(getToday, getPause, beginPause, endPause),
  ...calls(listOwnBeers, publishBeer, changeBeer, getRoom, listOwnProducts, changeOwnProducts),
  ...calls(archiveOwnProducts),
  ...calls(imports.uploadBeerImport, imports.listBeerImports, imports.getBeerImport, imports.startBeerImport),
  ...calls(imports.cancelBeerImport, imports.downloadBadRows, imports.downloadBeersTemplate),
  ...calls(imports.downloadBeers),
  ...calls(listSales, listSaleGroups, findSales, downloadSales, getFigures, downloadFigures),
  ...calls(listComplaints, getComplaint, answerComplaint, sendAgain),
  ...calls(listReviews, answerReview, reportReview),
  // It shows sums.
  ...calls(attachParcelInvoice, removeParcelInvoice, listOrderInvoices, getParcelInvoice),
]

const MAY: Record<TeamStanding, ReadonlySet<Endpoint>> = {
  none: new Set(OF_ONES_OWN_ACCOUNT),
  packer: new Set([...OF_ONES_OWN_ACCOUNT, ...OF_PACKING]),
  seller: new Set([...OF_ONES_OWN_ACCOUNT, ...OF_PACKING, ...OF_SELLING]),
}

/** Whether somebody of a team may make a call that asks for a session. */
export function isOfTeam(call: Endpoint, role: TeamStanding): boolean {
  return MAY[role].has(call)
}
