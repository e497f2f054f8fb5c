/** Every table, under the names that Drizzle and better-auth look for. */
export { placements } from './tables/advertising.ts'
export { auditEntries, auditValues, toldActs } from './tables/audit.ts'
export { beerPairs, pairedBeers } from './tables/beer-pairs.ts'
export { accountCarts } from './tables/carts.ts'
export { beers, catalogueChanges, searchChanges, shopRating, stockMovements } from './tables/catalogue.ts'
export { chargeWatch, exchangeRates, paymentAccount } from './tables/charge.ts'
export { chargebackDocuments, chargebacks, chargebackUploads } from './tables/chargebacks.ts'
export { claims } from './tables/claims.ts'
export { commissionRules } from './tables/commission.ts'
export { companies } from './tables/companies.ts'
export { complaintEvents, complaintLines, complaints } from './tables/complaints.ts'
export { contactMessages } from './tables/contact.ts'
export { deliveryWarnings } from './tables/delivery-warnings.ts'
export { fruitlessSearches } from './tables/fruitless-searches.ts'
export { accounts, buyers, sessions, twoFactors, users, verifications } from './tables/identity.ts'
export { beerImports } from './tables/imports.ts'
export {
  ledgerBalances,
  ledgerEntries,
  ledgerLineBalances,
  ledgerTransactions,
  saleCommissions,
} from './tables/ledger.ts'
export { pictures } from './tables/media.ts'
export { orderMessagePictures, orderMessages, orderThreads } from './tables/order-messages.ts'
export { orderEvents, orderKeys, orderLines, orders } from './tables/orders.ts'
export { parcelRemovalLines, parcelRemovals } from './tables/parcel-removals.ts'
export { parcelArrivals, parcelEvents, parcels } from './tables/parcels.ts'
export { outbox, payments, refundLines, refunds, webhookInbox } from './tables/payments.ts'
export { payoutAccounts } from './tables/payout-accounts.ts'
export { payoutRuns } from './tables/payout-runs.ts'
export { payoutLines, payouts } from './tables/payouts.ts'
export { providerDifferences, providerReportRows, providerReports } from './tables/provider-books.ts'
export { rateLimits } from './tables/rate-limits.ts'
export { reviewReports, reviews } from './tables/reviews.ts'
export { alertChoices, followedCompanies, restocks, savedBeers } from './tables/saved.ts'
export { sweeps } from './tables/sweeps.ts'
export { withdrawals, withdrawalWindows } from './tables/withdrawals.ts'
