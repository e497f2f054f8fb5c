import { type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { LedgerAccount } from '#contract/ledger-accounts.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import type { PayoutStatement, StatementLine } from '#contract/payout-statements.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as statementTexts from '#contract/texts/payout-statement.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import { shopMoment } from '../../csv/shop-moment.ts'
import { refuseStrangers } from '../../features/sales/refuse-strangers.ts'

type Head = Omit<PayoutStatement, 'amount' | 'returned' | 'lines'> & {
  amountCents: number
  returnedCents: number
}

type Cents = 'gross' | 'left' | 'commission' | 'tax' | 'fee' | 'paid'
type LineRow = Pick<StatementLine, 'ShoppingHistoryId' | 'ProductId' | 'name' | 'date' | 'units'> &
  Record<`${Cents}Cents`, number>

/**
 * A payout with every sale that it pays, oldest first; of each what the ledger said of it when that was decided on. What is only proposed is nobody's yet.
 * Refuses: not-found, forbidden (somebody else's).
 */
export async function getStatement(
  db: Database,
  id: string,
  caller: SessionUser,
): Promise<PayoutStatement | Refusal> {
  const { rows } = isUuid(id)
    ? await db.execute<Head>(sql`
        SELECT payouts.id, company_id AS "companyId", shown_name(company_id) AS company, currency, amount_cents AS "amountCents",
               returned_cents AS "returnedCents", payouts.state, coalesce(way, 'by-hand') AS way, reference, reason,
               payouts.created_at AS date, ended_at AS "endedAt",
               (SELECT masked FROM payout_accounts WHERE payout_accounts.id = account_id) AS account
        FROM payouts LEFT JOIN payout_runs ON payout_runs.id = run_id
        WHERE payouts.id = ${id} AND payouts.state <> 'draft'`)
    : { rows: [] }
  const [head] = rows
  if (!head) return refuse('not-found')
  const refused = await refuseStrangers(db, head.companyId, caller)
  if (refused) return refused
  const { amountCents, returnedCents, ...told } = head
  return {
    ...told,
    amount: dollarsFromCents(amountCents),
    returned: dollarsFromCents(returnedCents),
    date: new Date(head.date).toISOString(),
    endedAt: head.endedAt && new Date(head.endedAt).toISOString(),
    lines: (await db.execute<LineRow>(linesOfPayout(id))).rows.map(asLine),
  }
}

/** As the ledger had each line when the payout was decided on: what happened later is in a later payout, and an accountant's copy stays true. */
function linesOfPayout(id: string): SQL {
  const of = (account: LedgerAccount) =>
    sql`coalesce(-sum(amount_cents) FILTER (WHERE account = ${account}), 0)::bigint`
  return sql`
    WITH decided AS MATERIALIZED (
      SELECT min(entry.id) AS first_entry
      FROM ledger_transactions AS made JOIN ledger_entries AS entry ON transaction_id = made.id
      WHERE made.payout_id = ${id} AND kind = 'payout'
    )
    SELECT line.order_id AS "ShoppingHistoryId", line.beer_id AS "ProductId", line.name, parcels.created_at AS date, line.quantity AS units,
           line.quantity * line.charge_unit_cents AS "grossCents", stood.left_cents AS "leftCents", stood.commission_cents AS "commissionCents",
           stood.tax_cents AS "taxCents", stood.fee_cents AS "feeCents", paid.amount_cents AS "paidCents"
    FROM payout_lines AS paid JOIN order_lines AS line USING (order_id, beer_id)
    JOIN parcels ON parcels.order_id = line.order_id AND parcels.company_id = line.company_id
    CROSS JOIN LATERAL (
      SELECT coalesce(-sum(amount_cents), 0)::bigint AS left_cents, ${of('commission')} AS commission_cents,
             ${of('commission-tax')} AS tax_cents, ${of('provider-fees')} AS fee_cents
      FROM ledger_entries AS entry
      WHERE entry.order_id = line.order_id AND entry.beer_id = line.beer_id AND entry.id < (SELECT first_entry FROM decided)
    ) AS stood
    WHERE paid.payout_id = ${id} ORDER BY line.order_id, line.beer_id`
}

function asLine(row: LineRow): StatementLine {
  const { ShoppingHistoryId, ProductId, name, date, units, ...cents } = row
  return {
    ...{ ShoppingHistoryId, ProductId, name, date: new Date(date).toISOString(), units },
    gross: dollarsFromCents(cents.grossCents),
    refunded: dollarsFromCents(cents.grossCents - cents.leftCents),
    commission: dollarsFromCents(cents.commissionCents),
    commissionTax: dollarsFromCents(cents.taxCents),
    fee: dollarsFromCents(cents.feeCents),
    net: dollarsFromCents(cents.leftCents - cents.commissionCents - cents.taxCents - cents.feeCents),
    paid: dollarsFromCents(cents.paidCents),
  }
}

/** The same as a file. Refuses as getStatement. */
export async function downloadStatement(
  db: Database,
  id: string,
  caller: SessionUser,
  timeZone: string,
): Promise<Response | Refusal> {
  const statement = await getStatement(db, id, caller)
  if (isRefusal(statement)) return statement
  const moment = shopMoment(timeZone)
  const { currency, lines } = statement
  const columns = [
    ...[figuresTexts.sales, accountWords.order, accountWords.beer, accountWords.units, adminWords.currency],
    ...[
      statementTexts.gross,
      statementTexts.refunded,
      commissionTexts.commission,
      statementTexts.commissionTax,
    ],
    ...[statementTexts.fee, statementTexts.net, statementTexts.paid],
  ]
  return answerCsv(`lupulo-pago-${id.slice(-8)}.csv`, [
    columns.map((column) => textOf(column)),
    ...lines.map((line) => [
      ...[moment(line.date), orderCode(line.ShoppingHistoryId), line.name, line.units, currency, line.gross],
      ...[line.refunded, line.commission, line.commissionTax, line.fee, line.net, line.paid],
    ]),
  ])
}
