import * as account from './account.ts'
import * as accountCart from './account-cart.ts'
import * as accountDeletion from './account-deletion.ts'
import * as adminProducts from './admin-products.ts'
import * as adminReviews from './admin-reviews.ts'
import * as adminToday from './admin-today.ts'
import * as advertising from './advertising.ts'
import * as alerts from './alerts.ts'
import * as apiKeys from './api-keys.ts'
import * as approvals from './approvals.ts'
import * as audit from './audit.ts'
import * as breweries from './breweries.ts'
import * as breweryClaims from './brewery-claims.ts'
import * as breweryHealth from './brewery-health.ts'
import * as catalogue from './catalogue.ts'
import * as chargebacks from './chargebacks.ts'
import * as commission from './commission.ts'
import * as companyMails from './company-mails.ts'
import * as complaints from './complaints.ts'
import * as contact from './contact.ts'
import * as contactMessages from './contact-messages.ts'
import * as countries from './countries.ts'
import * as dataExport from './data-export.ts'
import * as disputes from './disputes.ts'
import * as earnings from './earnings.ts'
import type { Endpoint } from './endpoint.ts'
import * as exchangeRates from './exchange-rates.ts'
import * as figures from './figures.ts'
import * as foundOrders from './found-orders.ts'
import * as fruitlessSearches from './fruitless-searches.ts'
import * as identity from './identity.ts'
import * as beerImports from './imports.ts'
import * as adminJobs from './jobs.ts'
import * as marketFigures from './market-figures.ts'
import * as media from './media.ts'
import * as orderDesk from './order-desk.ts'
import * as orderMessages from './order-messages.ts'
import * as checkout from './orders.ts'
import * as ownProducts from './own-products.ts'
import * as parcelInvoices from './parcel-invoices.ts'
import * as parcels from './parcels.ts'
import * as passwordRecovery from './password-recovery.ts'
import * as pauses from './pauses.ts'
import * as payoutAccounts from './payout-accounts.ts'
import * as payoutEndings from './payout-endings.ts'
import * as payoutRuns from './payout-runs.ts'
import * as payoutStatements from './payout-statements.ts'
import * as owed from './payouts.ts'
import * as people from './people.ts'
import * as adminRecords from './people-records.ts'
import * as profiles from './profiles.ts'
import * as providerBooks from './provider-books.ts'
import * as publishing from './publishing.ts'
import * as purchases from './purchases.ts'
import * as recommendations from './recommendations.ts'
import * as removals from './removals.ts'
import * as reports from './reports.ts'
import * as reviews from './reviews.ts'
import * as sales from './sales.ts'
import * as saved from './saved.ts'
import * as secondFactor from './second-factor.ts'
import * as sessions from './sessions.ts'
import * as signIn from './sign-in.ts'
import * as staff from './staff.ts'
import * as suggestions from './suggestions.ts'
import * as surroundings from './surroundings.ts'
import * as team from './team.ts'
import * as today from './today.ts'
import * as toldActs from './told-acts.ts'
import * as viewings from './viewings.ts'
import * as webhooks from './webhooks.ts'
import * as withdrawals from './withdrawals.ts'
import * as workList from './work-list.ts'
import * as workTasks from './work-tasks.ts'

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** Every call of the API by its name: what the OpenAPI document is written from. */
export const ALL_CALLS = Object.entries({
  ...catalogue,
  ...publishing,
  ...ownProducts,
  ...beerImports,
  ...breweries,
  ...suggestions,
  ...surroundings,
  ...fruitlessSearches,
  ...identity,
  ...passwordRecovery,
  ...signIn,
  ...profiles,
  ...pauses,
  ...webhooks,
  ...companyMails,
  ...apiKeys,
  ...people,
  ...adminRecords,
  ...breweryHealth,
  ...account,
  ...toldActs,
  ...sessions,
  ...viewings,
  ...secondFactor,
  ...payoutAccounts,
  ...dataExport,
  ...accountDeletion,
  ...figures,
  ...marketFigures,
  ...earnings,
  ...media,
  ...complaints,
  ...contact,
  ...contactMessages,
  ...countries,
  ...orderMessages,
  ...parcelInvoices,
  ...checkout,
  ...chargebacks,
  ...purchases,
  ...recommendations,
  ...reviews,
  ...adminReviews,
  ...adminProducts,
  ...parcels,
  ...removals,
  ...sales,
  ...accountCart,
  ...saved,
  ...alerts,
  ...adminJobs,
  ...foundOrders,
  ...orderDesk,
  ...disputes,
  ...workList,
  ...workTasks,
  ...withdrawals,
  ...reports,
  ...breweryClaims,
  ...approvals,
  ...owed,
  ...payoutEndings,
  ...payoutRuns,
  ...payoutStatements,
  ...exchangeRates,
  ...commission,
  ...advertising,
  ...providerBooks,
  ...audit,
  ...team,
  ...staff,
  ...today,
  ...adminToday,
}).filter(([, value]) => isEndpoint(value)) as [name: string, call: Endpoint][]
