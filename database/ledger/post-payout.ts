import { type SQL, sql } from 'drizzle-orm'
import type { LedgerKind } from '#contract/ledger-accounts.ts'
import type { Transaction } from '../open-pool.ts'
import { chargeStep } from './charge-step.ts'
import { post } from './post.ts'
import { shareOf } from './share-of.ts'

/** Where the money of a payout leaves: the account at the provider, or the shop's bank. */
export type MoneyAccount = 'provider' | 'bank'

/** Payouts were decided on: what they pay of their lines is not available any more. @param payouts a query for their ids */
export function postPayouts(tx: Transaction, payouts: SQL): Promise<void> {
  return write(tx, 'payout', payouts, sideOfLines(sql`payout_lines.amount_cents`))
}

/** Their money arrived. */
export function postPayoutsPaid(tx: Transaction, payouts: SQL, from: MoneyAccount): Promise<void> {
  return write(tx, 'payout-paid', payouts, sideOfMoney(sql`payouts.amount_cents`, from))
}

/** Their money never left, or never arrived: what they were to pay is available again. */
export function postPayoutsFailed(tx: Transaction, payouts: SQL): Promise<void> {
  return write(tx, 'payout-failed', payouts, sideOfLines(sql`-payout_lines.amount_cents`))
}

/**
 * Money of a payout that had arrived came back from its bank, all of it or a part: that is available again, of each line by what it had.
 * @param cents hundredths of its currency
 */
export async function postPayoutReturned(
  tx: Transaction,
  payoutId: string,
  cents: number,
  from: MoneyAccount,
): Promise<void> {
  const back = sql`${cents}::bigint`
  const share = shareOf({
    cents: back,
    weight: sql`payout_lines.amount_cents`,
    weightSoFar: sql`(sum(payout_lines.amount_cents) OVER (ORDER BY order_id, beer_id))`,
    allWeight: sql`payouts.amount_cents`,
    step: chargeStep(sql`currency`),
  })
  await write(
    tx,
    'payout-returned',
    sql`${payoutId}::uuid`,
    sql`${sideOfLines(sql`-${share}`)} UNION ALL ${sideOfMoney(sql`-${back}`, from)}`,
  )
}

const sideOfLines = (cents: SQL) => sql`
  SELECT each.id, each.currency, side.account, company_id, side.sign * cents AS amount_cents, order_id, beer_id, NULL::bigint AS dollar_cents
  FROM (SELECT payouts.id, company_id, currency, payout_lines.order_id, payout_lines.beer_id, ${cents} AS cents
        FROM asked AS payouts CROSS JOIN LATERAL (SELECT * FROM payout_lines WHERE payout_id = payouts.id OFFSET 0) AS payout_lines) AS each
  CROSS JOIN (VALUES ('available', 1), ('paid', -1)) AS side (account, sign)`

const sideOfMoney = (cents: SQL, from: MoneyAccount) => sql`
  SELECT payouts.id, currency, side.account, NULL::uuid, side.sign * ${cents}, NULL::uuid, NULL::uuid,
         round(side.sign * ${cents} * payouts.dollar_cents::numeric / payouts.amount_cents)::bigint
  FROM asked AS payouts CROSS JOIN (VALUES ('disbursed', 1), (${from}, -1)) AS side (account, sign)`

// Nothing here is joined but by a key, row by row: PostgreSQL takes a run of thousands of payouts for one, and would compare all with all.
function write(tx: Transaction, kind: LedgerKind, payouts: SQL, entries: SQL): Promise<void> {
  return post(
    tx,
    kind,
    sql`
    WITH asked AS MATERIALIZED (SELECT * FROM payouts WHERE id IN (${payouts})),
    entry (id, currency, account, company_id, amount_cents, order_id, beer_id, dollar_cents) AS (${entries})
    SELECT id::text AS cause, NULL::text AS payment_id, id AS payout_id, now() AS at, account, company_id, currency, amount_cents,
           order_id, beer_id, dollar_cents
    FROM entry`,
  )
}
