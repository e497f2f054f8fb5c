import { type SQL, sql } from 'drizzle-orm'
import { chargeText } from '#contract/charge-text.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import type { markPayout as call, Payout } from '#contract/sales.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { isUnsent, saleMoney } from '../../features/sales/sale-money.ts'
import type { Services } from '../../services.ts'

type Marked = {
  /** Of the sales that were named: how many are not this company's, have not been sent, and are owed nothing. */
  strange: number
  unsent: number
  settled: number
  owedCents: number
  dollarCents: number
  lines: number
  id: string | null
  date: string | null
}

/**
 * Marks what is owed to a company in one currency as paid out: the sales named, or everything that it has sent until now. What
 * was refunded or charged back after it had been paid out is part of every payout in its currency, below zero, so that the next
 * one makes good for it. Its seller is mailed. One at a time for each company, so that no sale is paid out twice.
 *
 * Refuses: user-not-found; not-found (a sale that is not this company's, or was charged in another currency); sale-unsent (a sale named that is
 * still to be sent: its buyer can cancel it); nothing-owed (not even for one of the sales
 * named, or refunds eat it all up); owed-changed, with what is owed now (`amount` says otherwise).
 */
export async function markPayout(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { companyId, currency, lines, amount, reference }: BodyOf<typeof call>,
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
        SELECT order_id, beer_id, owed_cents, dollar_cents, ${isUnsent(sql`owed_cents`)} AS is_unsent
        FROM (SELECT order_id, beer_id, gross_charge_cents - refunded_charge_cents - paid_charge_cents AS owed_cents,
                     gross_cents - refunded_cents - paid_cents AS dollar_cents
              FROM ${saleMoney(soldBy(companyId))} AS money WHERE currency = ${currency}) AS each
        JOIN parcels USING (order_id) WHERE company_id = ${companyId}
      ), faults AS (
        SELECT count(*) FILTER (WHERE owed_cents IS NULL) AS strange, count(*) FILTER (WHERE is_unsent) AS unsent,
               count(*) FILTER (WHERE owed_cents <= 0) AS settled
        FROM named LEFT JOIN money USING (order_id, beer_id)
      ), owed AS (
        SELECT * FROM money
        WHERE owed_cents < 0 OR owed_cents > 0 AND NOT is_unsent AND
          ${lines ? sql`(order_id, beer_id) IN (SELECT order_id, beer_id FROM named)` : sql`true`}
      ), total AS (
        SELECT coalesce(sum(owed_cents), 0)::bigint AS cents, coalesce(sum(dollar_cents), 0)::bigint AS dollar_cents,
               count(*) AS lines
        FROM owed
      ), made AS (
        INSERT INTO payouts (company_id, currency, amount_cents, dollar_cents, reference, user_id)
        SELECT ${companyId}, ${currency}, cents, dollar_cents, ${reference}, ${actor.userId} FROM total, faults
        WHERE cents > 0 AND cents = coalesce(${amountCents}::bigint, cents) AND strange = 0 AND unsent = 0
          AND settled = 0
        RETURNING id, created_at
      ), written AS (
        INSERT INTO payout_lines (payout_id, order_id, beer_id, amount_cents, dollar_cents)
        SELECT made.id, order_id, beer_id, owed_cents, dollar_cents FROM owed, made
      )
      SELECT strange, unsent, settled, cents AS "owedCents", dollar_cents AS "dollarCents", lines, id, created_at AS date
      FROM total CROSS JOIN faults LEFT JOIN made ON true`)
    const { id, date, owedCents, dollarCents, ...outcome } = marked.rows[0]!
    if (outcome.strange) return refuse('not-found')
    if (outcome.unsent) return refuse('sale-unsent')
    if (outcome.settled || owedCents <= 0) return refuse('nothing-owed')
    if (!id || !date) return refuse('owed-changed', { owed: chargeText(owedCents, currency) })
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
    }
  })
}

/** Every line that a company sold; parcels are of paid orders alone. */
function soldBy(companyId: string): SQL {
  return sql`SELECT order_id, beer_id FROM parcels JOIN order_lines USING (order_id, company_id)
             WHERE parcels.company_id = ${companyId}`
}

function linesNamed(lines: BodyOf<typeof call>['lines']): SQL {
  const orderIds = lines?.map(({ ShoppingHistoryId }) => ShoppingHistoryId) ?? []
  const beerIds = lines?.map(({ ProductId }) => ProductId) ?? []
  return sql`SELECT DISTINCT order_id, beer_id
             FROM unnest(${sql.param(orderIds)}::uuid[], ${sql.param(beerIds)}::uuid[]) AS each (order_id, beer_id)`
}
