import type { Pool } from 'pg'
import type { OutsideWorld } from '#tests/running/an-outside-world.ts'

/** The call that hands payouts over: Argentina is paid in batches, Chile by a call for each account. */
export const SENDING_PATHS = { MLA: '/v1/payouts', MLC: '/v1/transaction-intents' } as const

/** A payout as the provider has it; amounts in hundredths of its currency. */
export type OutsidePayout = {
  id: string
  amountCents: number
  returnedCents: number
  state: 'open' | 'paid' | 'failed' | 'returned'
}

type Answer = {
  external_reference: string
  status: string
  /** Of one that came in a batch. */
  amount?: { value: number }
  refunded_amount?: number
  /** Of one that came by a call of its own. */
  transaction?: { total_amount: number; refunded_amount: number }
}

/** Every payout that the provider was ever handed. */
export async function payoutsOutside(world: OutsideWorld): Promise<OutsidePayout[]> {
  const { payouts } = await world.call<{ payouts: Answer[] }>('GET', '/sandbox/payouts')
  return payouts.map(({ external_reference: id, status, amount, refunded_amount, transaction }) => {
    const returned = transaction?.refunded_amount ?? refunded_amount ?? 0
    // `approved` is a batch's word for what was only taken.
    const credited = transaction ? 'approved' : 'success'
    const ended = status === 'rejected' ? 'failed' : status === credited ? 'paid' : 'open'
    return {
      id,
      amountCents: Math.round((transaction?.total_amount ?? amount!.value) * 100),
      returnedCents: Math.round(returned * 100),
      state: returned > 0 ? 'returned' : ended,
    }
  })
}

/** Where the books and the provider tell different stories of payouts that leave through it; empty when they agree. */
export async function findPayoutsApart(
  pool: Pool,
  outside: OutsidePayout[],
): Promise<{ id: string; ended: string | null }[]> {
  const { rows } = await pool.query(
    `WITH outside AS (${OUTSIDE}), ours AS (
       SELECT payouts.* FROM payouts JOIN payout_runs ON payout_runs.id = run_id
       WHERE way = 'mercado-pago' AND payouts.state <> 'draft')
     SELECT id, cents, amount_cents AS booked, returned, returned_cents AS "bookedBack", ended, state FROM outside FULL JOIN ours USING (id)
     WHERE (cents, returned, ended) IS DISTINCT FROM (amount_cents, returned_cents, state)
     UNION ALL
     SELECT id, count(*), NULL, NULL, NULL, 'there more than once', NULL FROM outside GROUP BY id HAVING count(*) > 1`,
    asColumns(outside),
  )
  return rows
}

/** Breweries whose sales are not exactly what arrived with them by the provider; empty when each is paid all, once. */
export async function findBreweriesApart(pool: Pool, outside: OutsidePayout[]): Promise<unknown[]> {
  const { rows } = await pool.query(
    `WITH outside AS (${OUTSIDE}), sold AS (
       SELECT company_id, sum(quantity * charge_unit_cents - coalesce(commission_cents, 0) - coalesce(tax_cents, 0)) AS cents
       FROM order_lines JOIN orders ON orders.id = order_id LEFT JOIN sale_commissions USING (order_id, beer_id)
       WHERE paid_at IS NOT NULL GROUP BY 1
     ), arrived AS (
       SELECT company_id, sum(cents - returned) AS cents FROM outside JOIN payouts USING (id)
       WHERE ended IN ('paid', 'returned') GROUP BY 1)
     SELECT company_id, sold.cents AS sold, arrived.cents AS arrived FROM sold FULL JOIN arrived USING (company_id)
     WHERE sold.cents IS DISTINCT FROM arrived.cents`,
    asColumns(outside),
  )
  return rows
}

const OUTSIDE =
  'SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[]) AS each (id, cents, returned, ended)'
const asColumns = (outside: OutsidePayout[]) =>
  (['id', 'amountCents', 'returnedCents', 'state'] as const).map((field) =>
    outside.map((each) => each[field]),
  )
