import { type SQL, sql } from 'drizzle-orm'
import { chargeText } from '#contract/charge-text.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import type { markPayout as call, Payout } from '#contract/sales.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { postPayouts, postPayoutsPaid } from '#database/ledger/post-payout.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { readPayoutAccount } from '../../payout-accounts/read-payout-account.ts'
import type { Services } from '../../services.ts'

type Marked = {
  /** Of the sales that were named: how many are not this company's, are not free yet, and are owed nothing. */
  strange: number
  pending: number
  settled: number
  owedCents: number
  dollarCents: number
  lines: number
  id: string | null
  date: string | null
}

/**
 * Marks what is owed to a company in one currency as paid out: the sales named, or everything that is free by now. What
 * was refunded or charged back after it had been paid out is part of every payout in its currency, below zero, so that the next
 * one makes good for it. Its seller is mailed. One at a time for each company, so that no sale is paid out twice.
 *
 * Refuses: user-not-found; payout-account-held (its account was changed lately: whoever did it may not be the brewery); not-found (a sale that is not this company's, or was charged in another currency); sale-pending (a sale named whose
 * money is not free yet); nothing-owed (not even for one of the sales
 * named, or refunds eat it all up); owed-changed, with what is owed now (`amount` says otherwise).
 */
export async function markPayout(
  { db, jobs, env }: Pick<Services, 'db' | 'jobs' | 'env'>,
  { companyId, currency, lines, amount, reference }: BodyOf<typeof call>,
  actor: Actor,
): Promise<Payout | Refusal> {
  return inTransaction(db, async (tx) => {
    const locked = await tx.execute<{ company: string; userId: string | null }>(
      sql`SELECT company, user_id AS "userId" FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`,
    )
    if (!locked.rows[0]) return refuse('user-not-found')
    const { company, userId } = locked.rows[0]
    const account = await readPayoutAccount(tx, env, companyId)
    if (account && account.payableFrom > new Date()) return refuse('payout-account-held')
    const amountCents = amount === undefined ? null : centsFromDollars(amount)
    const marked = await tx.execute<Marked>(sql`
      WITH named AS MATERIALIZED (${linesNamed(lines)}),
      money AS MATERIALIZED (
        SELECT order_id, beer_id, -balance_cents AS owed_cents, -dollar_cents AS dollar_cents FROM ledger_line_balances
        WHERE company_id = ${companyId} AND account = 'available' AND account <> 'paid' AND currency = ${currency} AND balance_cents <> 0
        ORDER BY order_id, beer_id FOR UPDATE
      ), faults AS (
        SELECT count(*) FILTER (WHERE own.order_id IS NULL) AS strange, count(*) FILTER (WHERE waiting.balance_cents < 0) AS pending,
               count(*) FILTER (WHERE coalesce(owed_cents, 0) <= 0) AS settled
        FROM named LEFT JOIN money USING (order_id, beer_id)
        LEFT JOIN (
          SELECT order_id, beer_id FROM named JOIN order_lines USING (order_id, beer_id) JOIN orders ON orders.id = order_id
          WHERE company_id = ${companyId} AND charge_currency = ${currency} AND paid_at IS NOT NULL
        ) AS own USING (order_id, beer_id)
        LEFT JOIN ledger_line_balances AS waiting
          ON (waiting.order_id, waiting.beer_id, waiting.account) = (named.order_id, named.beer_id, 'pending')
      ), owed AS (
        SELECT * FROM money
        WHERE owed_cents < 0 OR ${lines ? sql`(order_id, beer_id) IN (SELECT order_id, beer_id FROM named)` : sql`true`}
      ), total AS (
        SELECT coalesce(sum(owed_cents), 0)::bigint AS cents, coalesce(sum(dollar_cents), 0)::bigint AS dollar_cents,
               count(*) AS lines
        FROM owed
      ), made AS (
        INSERT INTO payouts (company_id, currency, amount_cents, dollar_cents, reference, user_id, state, ended_at)
        SELECT ${companyId}, ${currency}, cents, dollar_cents, ${reference}, ${actor.userId}, 'paid', now() FROM total, faults
        WHERE cents > 0 AND cents = coalesce(${amountCents}::bigint, cents) AND strange = 0 AND pending = 0
          AND settled = 0
        RETURNING id, created_at
      ), written AS (
        INSERT INTO payout_lines (payout_id, order_id, beer_id, amount_cents, dollar_cents)
        SELECT made.id, order_id, beer_id, owed_cents, dollar_cents FROM owed, made
      )
      SELECT strange, pending, settled, cents AS "owedCents", dollar_cents AS "dollarCents", lines, id, created_at AS date
      FROM total CROSS JOIN faults LEFT JOIN made ON true`)
    const { id, date, owedCents, dollarCents, ...outcome } = marked.rows[0]!
    if (outcome.strange) return refuse('not-found')
    if (outcome.pending) return refuse('sale-pending')
    if (outcome.settled || owedCents <= 0) return refuse('nothing-owed')
    if (!id || !date) return refuse('owed-changed', { owed: chargeText(owedCents, currency) })
    await postPayouts(tx, sql`${id}::uuid`)
    await postPayoutsPaid(tx, sql`${id}::uuid`, 'bank')
    await recordToldAct(jobs, tx, actor, {
      action: 'payout-marked',
      subject: { kind: 'payout', id, userId, name: company },
      facts: {
        ...{ companyId, amountCents: owedCents, currency },
        ...{ lines: outcome.lines, named: lines !== undefined },
      },
    })
    return {
      ...{ id, companyId, company, currency, reference },
      amount: dollarsFromCents(owedCents),
      dollars: dollarsFromCents(dollarCents),
      date: new Date(date).toISOString(),
      lines: outcome.lines,
      ...{ state: 'paid', reason: '', returned: 0, account: null },
    }
  })
}

function linesNamed(lines: BodyOf<typeof call>['lines']): SQL {
  const orderIds = lines?.map(({ ShoppingHistoryId }) => ShoppingHistoryId) ?? []
  const beerIds = lines?.map(({ ProductId }) => ProductId) ?? []
  return sql`SELECT DISTINCT order_id, beer_id
             FROM unnest(${sql.param(orderIds)}::uuid[], ${sql.param(beerIds)}::uuid[]) AS each (order_id, beer_id)`
}
