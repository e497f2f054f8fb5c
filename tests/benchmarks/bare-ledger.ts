import type { Pool } from 'pg'

/** The balance of a brewery, as bare as it could be asked for: what its accounts come to. */
export async function bareBalance(pool: Pool, companyId: string): Promise<void> {
  await pool.query(
    'SELECT currency, account, -sum(balance_cents), -sum(dollar_cents) FROM ledger_balances WHERE company_id = $1 GROUP BY currency, account',
    [companyId],
  )
}

/** The rows of a drafted run, written by one bare statement a table and taken back; nothing is looked at but what is owed. */
export async function bareDraft(pool: Pool, userId: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const run = await client.query(
      "INSERT INTO payout_runs (way, drafted_by) VALUES ('by-hand', $1) RETURNING id",
      [userId],
    )
    const owed = `SELECT * FROM ledger_line_balances
      WHERE company_id IS NOT NULL AND account = 'available' AND account <> 'paid' AND balance_cents <> 0`
    await client.query(
      `INSERT INTO payouts (run_id, state, company_id, currency, amount_cents, dollar_cents, user_id)
       SELECT $1, 'draft', company_id, currency, -sum(balance_cents), -sum(dollar_cents), $2 FROM (${owed}) AS owed GROUP BY company_id, currency`,
      [run.rows[0].id, userId],
    )
    await client.query(
      `INSERT INTO payout_lines (payout_id, order_id, beer_id, amount_cents, dollar_cents)
       SELECT payouts.id, order_id, beer_id, -balance_cents, -owed.dollar_cents
       FROM (${owed}) AS owed JOIN payouts USING (company_id, currency) WHERE run_id = $1`,
      [run.rows[0].id],
    )
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}
