import { type SQL, sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import {
  apiKeys,
  beerImports,
  beers,
  companies,
  orderLines,
  parcelEvents,
  parcels,
  payoutAccounts,
  payouts,
  reviewReports,
  webhookTargets,
} from '#database/schema.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { columnsLess } from './columns-less.ts'
import { exportArrivals } from './export-arrivals.ts'
import { exportInvoices } from './export-invoices.ts'
import { exportMessages } from './export-messages.ts'
import { exportRemovals } from './export-removals.ts'
import { one, oneOf, rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

type Company = Pick<
  DataExport,
  | 'company'
  | 'beers'
  | 'sales'
  | 'parcelEvents'
  | 'payouts'
  | 'payoutAccounts'
  | 'webhooks'
  | 'beerImports'
  | 'apiKeys'
  | 'reviewReports'
>

const OF_COMPANY = columnsLess<typeof companies, NonNullable<Company['company']>>(companies, {
  userId: 'stands at the account',
  searchText: 'its name and person once more',
  nameKey: 'its name once more',
  initial: 'its name once more',
  nameTakenAt: 'what the administration has to look at',
  nameLookedAt: 'what the administration has to look at',
  lowStockLookedAt: 'how the shop works',
})
const OF_BEER = columnsLess<typeof beers, Company['beers'][number]>(beers, {
  companyId: 'stands at the company',
  priceCents: 'given as the price in dollars',
  labelSeed: 'a number that nobody wrote',
  batchAt: 'follows from when it was packaged',
  hasSeller: 'follows from the account',
  paused: 'stands at the company',
  companyActive: 'stands at the company',
  inStock: 'follows from what is on hand',
  pastDate: 'follows from its date',
  onSale: 'follows from the switches and its date',
  litreCents: 'follows from price and volume',
  edition: 'a count of the shop’s own',
  ratingSum: 'follows from the reviews',
  ratingPrior: 'follows from others’ reviews',
  standing: 'follows from others’ reviews',
  soldCents: 'follows from the sales',
  searchText: 'its name and type once more',
  importKey: 'where the shop took it from',
})
const OF_SALE = columnsLess<typeof orderLines, Company['sales'][number]>(orderLines, {
  place: 'how its buyer filled the cart',
  companyId: 'stands at the company',
  companyName: 'stands at the company',
  unitCents: 'given as the price in dollars',
  chargeUnitCents: 'given as what was charged for one',
  image: 'stands at the beer',
})
const OF_PARCEL = columnsLess<typeof parcels, NonNullable<Company['sales'][number]['parcel']>>(parcels, {
  orderId: 'stands at the sale',
  companyId: 'stands at the company',
  toldBy: 'how it was mailed of it, as it had chosen then',
  handOverCode: 'its buyer’s alone',
  handOverMisses: 'how the shop works',
})
const OF_PARCEL_EVENT = columnsLess<typeof parcelEvents, Company['parcelEvents'][number]>(parcelEvents, {
  id: 'is the order of the list',
  userId: 'somebody else may have moved it',
})
const OF_PAYOUT = columnsLess<typeof payouts, Company['payouts'][number]>(payouts, {
  amountCents: 'given as the amount',
  dollarCents: 'given as the dollars',
  returnedCents: 'given as what was returned',
  userId: 'the admin who marked it',
  runId: 'how the shop works',
  accountId: 'the account is told beside it',
  sentAs: 'how the shop works',
  providerReference: 'how the shop works',
  nextAttemptAt: 'how the shop works',
})
const OF_PAYOUT_ACCOUNT = columnsLess<typeof payoutAccounts, Company['payoutAccounts'][number]>(
  payoutAccounts,
  {
    companyId: 'stands at the company',
    kind: 'stands in what is told of it',
    sealed: 'told whole to nobody: who takes the data along may not be its owner',
    userId: 'stands at the account',
  },
)
const OF_WEBHOOK = columnsLess<typeof webhookTargets, Company['webhooks'][number]>(webhookTargets, {
  companyId: 'stands at the company',
  sealed: 'a secret',
  formerSealed: 'a secret',
  formerUntil: 'how the shop works',
  failures: 'how the shop works',
  busyUntil: 'how the shop works',
})
const OF_IMPORT = columnsLess<typeof beerImports, Company['beerImports'][number]>(beerImports, {
  companyId: 'stands at the company',
  goodRows: 'follows from the rows',
  badRows: 'follows from the rows',
  changingRows: 'follows from the rows',
  equalRows: 'follows from the rows',
  farPrices: 'follows from the rows',
  doneRows: 'follows from the beers',
  notWritten: 'what the shop said of its rows',
  waitsUntil: 'follows from the room',
})
const OF_KEY = columnsLess<typeof apiKeys, Company['apiKeys'][number]>(apiKeys, {
  companyId: 'stands at the company',
  hash: 'what a key is checked with',
})
const OF_REPORT = columnsLess<typeof reviewReports, Company['reviewReports'][number]>(reviewReports, {
  companyId: 'stands at the company',
  outcome: 'what the administration makes of it',
})

/**
 * A seller's company with its beers and sales; of who bought, nothing. Parcels and payouts also as far as this account
 * moved or marked them: for buyers and admins that is all of it.
 */
export async function exportCompany(tx: Transaction, { userId, companyId }: OwnAccount): Promise<Company> {
  const ofCompany = sql`company_id = ${companyId}::uuid`
  const list = <Row>(query: SQL) => rows<Row>(tx, query)
  return {
    company: await one(tx, sql`SELECT ${OF_COMPANY} FROM companies WHERE id = ${companyId}::uuid`),
    beers: await list(
      sql`SELECT ${OF_BEER}, price_cents / 100.0 AS price FROM beers WHERE ${ofCompany} ORDER BY id DESC`,
    ),
    sales: await list(
      sql`SELECT ${OF_SALE}, orders.state AS "orderState", paid_at AS "paidAt", unit_cents / 100.0 AS "unitPrice",
                 charge_currency AS "chargeCurrency", charge_unit_cents / 100.0 AS "unitCharged",
                 ${oneOf(
                   sql`SELECT ${OF_PARCEL}, ${exportArrivals} AS arrivals, ${exportRemovals} AS removals, ${exportMessages} AS messages, ${exportInvoices} AS invoices FROM parcels
                       WHERE parcels.order_id = line.order_id AND parcels.company_id = line.company_id`,
                 )} AS parcel
          FROM order_lines AS line JOIN orders ON orders.id = order_id
          WHERE ${ofCompany} AND paid_at IS NOT NULL ORDER BY paid_at DESC, order_id, ${LINES_IN_ORDER}`,
    ),
    parcelEvents: await list(
      // Each way has an index; all of them at once would read every event that there ever was.
      sql`SELECT ${OF_PARCEL_EVENT} FROM parcel_events WHERE id IN (
            SELECT event.id FROM parcels JOIN parcel_events AS event USING (order_id, company_id) WHERE ${ofCompany}
            UNION SELECT id FROM parcel_events WHERE user_id = ${userId}
            UNION SELECT event.id FROM orders JOIN parcel_events AS event ON event.order_id = orders.id WHERE buyer_id = ${userId})
          ORDER BY id DESC`,
    ),
    payouts: await list(
      sql`SELECT ${OF_PAYOUT}, amount_cents / 100.0 AS amount, dollar_cents / 100.0 AS dollars, returned_cents / 100.0 AS returned,
                 (SELECT masked FROM payout_accounts WHERE payout_accounts.id = account_id) AS account
          FROM payouts WHERE (${ofCompany} OR user_id = ${userId}) AND state <> 'draft' ORDER BY id DESC`,
    ),
    payoutAccounts: await list(
      sql`SELECT ${OF_PAYOUT_ACCOUNT} FROM payout_accounts WHERE ${ofCompany} ORDER BY id DESC`,
    ),
    webhooks: await list(sql`SELECT ${OF_WEBHOOK} FROM webhook_targets WHERE ${ofCompany} ORDER BY id`),
    beerImports: await list(sql`SELECT ${OF_IMPORT} FROM beer_imports WHERE ${ofCompany} ORDER BY id DESC`),
    apiKeys: await list(sql`SELECT ${OF_KEY} FROM api_keys WHERE ${ofCompany} ORDER BY id DESC`),
    reviewReports: await list(
      sql`SELECT ${OF_REPORT} FROM review_reports WHERE ${ofCompany} ORDER BY created_at DESC`,
    ),
  }
}
