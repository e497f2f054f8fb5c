import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { refuse } from '#contract/errors.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { adminProductsRoutes } from './features/catalogue/admin-products.routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { commissionRoutes } from './features/commission/commission.routes.ts'
import { companiesRoutes } from './features/companies/companies.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { countriesRoutes } from './features/countries/countries.routes.ts'
import { exchangeRatesRoutes } from './features/exchange-rates/exchange-rates.routes.ts'
import { identityRoutes } from './features/identity/identity.routes.ts'
import { drawnFrom } from './features/labels/find-drawn.ts'
import { labelRoutes } from './features/labels/labels.routes.ts'
import { mediaRoutes, pictureRoutes } from './features/media/media.routes.ts'
import { purchasesRoutes } from './features/purchases/purchases.routes.ts'
import { adminReviewsRoutes } from './features/reviews/admin-reviews.routes.ts'
import { reviewsRoutes } from './features/reviews/reviews.routes.ts'
import { salesRoutes } from './features/sales/sales.routes.ts'
import { savedRoutes } from './features/saved/saved.routes.ts'
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts'
import { answerFailure } from './http/answer-failure.ts'
import type { Api, ApiEnv } from './http/api-context.ts'
import { limitBody } from './http/body-limit.ts'
import { checkOrigin } from './http/check-origin.ts'
import { setAnswerHeaders, showElsewhere } from './http/common-headers.ts'
import { docsRoutes } from './http/docs.routes.ts'
import { bindHealth } from './http/health.ts'
import { observeRequests } from './http/observe-requests.ts'
import { refuseOtherMethods } from './http/other-methods.ts'
import { peerAddress } from './http/peer-address.ts'
import { answerRefusal } from './http/refusals.ts'
import { requestLog } from './http/request-log.ts'
import { takeKey } from './http/take-key.ts'
import { journeyAccountRoutes } from './journeys/account/account.routes.ts'
import { advertisingRoutes } from './journeys/advertising/advertising.routes.ts'
import { alertsRoutes } from './journeys/alerts/alerts.routes.ts'
import { apiKeysRoutes } from './journeys/api-keys/api-keys.routes.ts'
import { approvalsRoutes } from './journeys/approvals/approvals.routes.ts'
import { breweryClaimsRoutes } from './journeys/brewery-claims/brewery-claims.routes.ts'
import { chargebacksRoutes } from './journeys/chargebacks/chargebacks.routes.ts'
import { companyPageRoutes } from './journeys/companies/company-page.routes.ts'
import { companyMailsRoutes } from './journeys/company-mails/company-mails.routes.ts'
import { complaintsRoutes } from './journeys/complaints/complaints.routes.ts'
import { figuresRoutes } from './journeys/figures/figures.routes.ts'
import { marketFiguresRoutes } from './journeys/figures/market-figures.routes.ts'
import { healthRoutes } from './journeys/health/health.routes.ts'
import { importsRoutes } from './journeys/imports/imports.routes.ts'
import { jobsRoutes } from './journeys/jobs/jobs.routes.ts'
import { orderDeskRoutes } from './journeys/order-desk/order-desk.routes.ts'
import { orderMessagesRoutes } from './journeys/order-messages/order-messages.routes.ts'
import { ordersRoutes } from './journeys/orders/orders.routes.ts'
import { parcelInvoicesRoutes } from './journeys/parcel-invoices/parcel-invoices.routes.ts'
import { parcelsRoutes } from './journeys/parcels/parcels.routes.ts'
import { pausesRoutes } from './journeys/pauses/pauses.routes.ts'
import { payoutAccountsRoutes } from './journeys/payout-accounts/payout-accounts.routes.ts'
import { payoutRunsRoutes } from './journeys/payout-runs/payout-runs.routes.ts'
import { payoutsRoutes } from './journeys/payouts/payouts.routes.ts'
import { editPeopleRoutes } from './journeys/people/edit-people.routes.ts'
import { peopleRoutes } from './journeys/people/people.routes.ts'
import { providerBooksRoutes } from './journeys/provider-books/provider-books.routes.ts'
import { recommendationsRoutes } from './journeys/recommendations/recommendations.routes.ts'
import { reportsRoutes } from './journeys/reports/reports.routes.ts'
import { savedListRoutes } from './journeys/saved/saved-list.routes.ts'
import { staffRoutes } from './journeys/staff/staff.routes.ts'
import { surroundingsRoutes } from './journeys/surroundings/surroundings.routes.ts'
import { teamRoutes } from './journeys/team/team.routes.ts'
import { todayRoutes } from './journeys/today/today.routes.ts'
import { webhooksRoutes } from './journeys/webhooks/webhooks.routes.ts'
import { withdrawalsRoutes } from './journeys/withdrawals/withdrawals.routes.ts'
import { readThrough } from './read-through.ts'
import type { Services } from './services.ts'
import { bindMetrics } from './telemetry/metrics-route.ts'

/**
 * The API's table of contents: `/api/**`, `/labels/**`, `/media/**`, `/livez`, `/readyz`, `/metrics`, and what
 * crawlers read first (`/robots.txt`, `/sitemap.xml`, `/sitemaps/**`). Whatever it does not know is a 404 in JSON; the house
 * hands it nothing else.
 * @param findablePages addresses of the shop's own pages for the sitemap; whoever serves no pages has none
 */
export function createApp(services: Services, findablePages: readonly string[] = []): Api {
  const app: Api = new Hono<ApiEnv>()
  app.use(setAnswerHeaders(services.env), observeRequests(services, 'call'), requestLog(services))
  app.use('/labels/*', showElsewhere, compress({ encoding: 'gzip' }))
  app.use('/media/*', showElsewhere)
  app.use('/sitemaps/*', compress({ encoding: 'gzip' }))
  bindHealth(app, services)
  bindMetrics(app, services)

  // Whose calls only read; routes that also write choose for each call. docs/decisions/0044-the-till-stays-open.md
  const readers = readThrough(services, 'readers')
  const reports = readThrough(services, 'reports')

  const api: Api = new Hono<ApiEnv>()
  api.use(checkOrigin(services.env), takeKey(services), limitBody())
  docsRoutes(api, services)
  catalogueRoutes(api, services)
  adminProductsRoutes(api, reports)
  identityRoutes(api, services)
  companiesRoutes(api, services)
  companyPageRoutes(api, readers)
  editPeopleRoutes(api, services)
  pausesRoutes(api, services)
  webhooksRoutes(api, services)
  companyMailsRoutes(api, services)
  apiKeysRoutes(api, services)
  importsRoutes(api, services)
  figuresRoutes(api, reports)
  marketFiguresRoutes(api, reports)
  healthRoutes(api, reports)
  teamRoutes(api, services)
  staffRoutes(api, services)
  todayRoutes(api, reports)
  contactRoutes(api, services)
  countriesRoutes(api, services)
  ordersRoutes(api, services)
  journeyAccountRoutes(api, services)
  purchasesRoutes(api, services)
  recommendationsRoutes(api, readers)
  surroundingsRoutes(api, readers)
  cartRoutes(api, services)
  savedRoutes(api, services)
  savedListRoutes(api, readers)
  alertsRoutes(api, services)
  peopleRoutes(api, reports)
  parcelsRoutes(api, services)
  orderMessagesRoutes(api, services)
  complaintsRoutes(api, services)
  orderDeskRoutes(api, services)
  withdrawalsRoutes(api, services)
  reportsRoutes(api, services)
  breweryClaimsRoutes(api, services)
  parcelInvoicesRoutes(api, services)
  approvalsRoutes(api, services)
  chargebacksRoutes(api, services)
  reviewsRoutes(api, services)
  adminReviewsRoutes(api, services)
  salesRoutes(api, services)
  payoutsRoutes(api, services)
  payoutAccountsRoutes(api, services)
  payoutRunsRoutes(api, services)
  exchangeRatesRoutes(api, services)
  commissionRoutes(api, services)
  advertisingRoutes(api, services)
  providerBooksRoutes(api, services)
  auditRoutes(api, reports)
  mediaRoutes(api, services)
  jobsRoutes(api, services)
  refuseOtherMethods(api)
  app.route('/api', api)
  app.route('/', labelRoutes(drawnFrom(readers.pool), peerAddress(services.env.TRUSTED_PROXIES)))
  app.route('/', pictureRoutes(services))
  app.route('/', sitemapRoutes(readers, findablePages))

  app.notFound((context) => answerRefusal(context, refuse('not-found')))
  app.onError(answerFailure(services))
  return app
}
