import { type SQL, sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Transaction } from '#database/open-pool.ts'
import {
  apiKeys,
  beerImports,
  beers,
  companies,
  payoutAccounts,
  payouts,
  reviewReports,
  webhookTargets,
} from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { one, rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'

type Company = Pick<
  DataExport,
  | 'company'
  | 'beers'
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
 * A seller's company with its beers. Payouts also as far as this account marked them: for admins that is all of it.
 */
export async function exportCompany(tx: Transaction, { userId, companyId }: OwnAccount): Promise<Company> {
  const ofCompany = sql`company_id = ${companyId}::uuid`
  const list = <Row>(query: SQL) => rows<Row>(tx, query)
  return {
    company: await one(tx, sql`SELECT ${OF_COMPANY} FROM companies WHERE id = ${companyId}::uuid`),
    beers: await list(
      sql`SELECT ${OF_BEER}, price_cents / 100.0 AS price FROM beers WHERE ${ofCompany} ORDER BY id DESC`,
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
