import { type SQL, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { centsFromDollars, dollarsFromCents, formatCents } from '#contract/money.ts'
import type { markPayout as call, Payout } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import { type Actor, recordAudit } from '../../record-audit.ts'
import { saleMoney } from './sale-money.ts'

type Marked = {
  /** Of the sales that were named: how many are not this company's, and how many are owed nothing. */
  strange: number
  settled: number
  owedCents: number
  lines: number
  id: string | null
  date: string | null
}

/**
 * Marks what is owed to a company as paid out: the sales named, or everything until now. What was refunded or charged
 * back after it had been paid out is part of every payout, below zero, so that the next one makes good for it. One at a
 * time for each company, so that no sale is paid out twice.
 *
 * Refuses: user-not-found; not-found (a sale that is not this company's); nothing-owed (not even for one of the sales
 * named, or refunds eat it all up); owed-changed, with what is owed now (`amount` says otherwise).
 */
export async function markPayout(
  db: Database,
  { companyId, lines, amount, reference }: BodyOf<typeof call>,
  actor: Actor,
): Promise<Payout | Refusal> {
  return db.transaction(async (tx) => {
    const locked = await tx.execute<{ company: string; userId: string | null }>(
      sql`SELECT company, user_id AS "userId" FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`,
    )
    if (!locked.rows[0]) return refuse('user-not-found')
    const { company, userId } = locked.rows[0]
    const amountCents = amount === undefined ? null : centsFromDollars(amount)
    const marked = await tx.execute<Marked>(sql`
      WITH named AS MATERIALIZED (${linesNamed(lines)}),
      money AS MATERIALIZED (
        SELECT order_id, beer_id, gross_cents - refunded_cents - paid_cents AS owed_cents
        FROM ${saleMoney(soldBy(companyId))} AS money
      ), faults AS (
        SELECT count(*) FILTER (WHERE owed_cents IS NULL) AS strange, count(*) FILTER (WHERE owed_cents <= 0) AS settled
        FROM named LEFT JOIN money USING (order_id, beer_id)
      ), owed AS (
        SELECT * FROM money
        WHERE owed_cents < 0 OR owed_cents > 0 AND
          ${lines ? sql`(order_id, beer_id) IN (SELECT order_id, beer_id FROM named)` : sql`true`}
      ), total AS (
        SELECT coalesce(sum(owed_cents), 0)::bigint AS cents, count(*) AS lines FROM owed
      ), made AS (
        INSERT INTO payouts (company_id, amount_cents, reference, user_id)
        SELECT ${companyId}, cents, ${reference}, ${actor.userId} FROM total, faults
        WHERE cents > 0 AND cents = coalesce(${amountCents}::bigint, cents) AND strange = 0 AND settled = 0
        RETURNING id, created_at
      ), written AS (
        INSERT INTO payout_lines (payout_id, order_id, beer_id, amount_cents)
        SELECT made.id, order_id, beer_id, owed_cents FROM owed, made
      )
      SELECT strange, settled, cents AS "owedCents", lines, id, created_at AS date
      FROM total CROSS JOIN faults LEFT JOIN made ON true`)
    const { id, date, owedCents, ...outcome } = marked.rows[0]!
    if (outcome.strange) return refuse('not-found')
    if (outcome.settled || owedCents <= 0) return refuse('nothing-owed')
    if (!id || !date) return refuse('owed-changed', { owed: formatCents(owedCents) })
    await recordAudit(tx, actor, {
      action: 'payout-marked',
      subject: { kind: 'payout', id, userId, name: company },
      facts: { companyId, amountCents: owedCents, lines: outcome.lines, named: lines !== undefined },
    })
    return {
      ...{ id, companyId, company, reference },
      amount: dollarsFromCents(owedCents),
      date: new Date(date).toISOString(),
      lines: outcome.lines,
    }
  })
}

/** Every line that a company sold; parcels are of paid orders alone. */
function soldBy(companyId: string): SQL {
  return sql`SELECT order_id, beer_id, quantity, unit_cents FROM parcels JOIN order_lines USING (order_id, company_id)
             WHERE parcels.company_id = ${companyId}`
}

function linesNamed(lines: BodyOf<typeof call>['lines']): SQL {
  const orderIds = lines?.map(({ ShoppingHistoryId }) => ShoppingHistoryId) ?? []
  const beerIds = lines?.map(({ ProductId }) => ProductId) ?? []
  return sql`SELECT DISTINCT order_id, beer_id
             FROM unnest(${sql.param(orderIds)}::uuid[], ${sql.param(beerIds)}::uuid[]) AS each (order_id, beer_id)`
}
