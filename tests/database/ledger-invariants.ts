/** Orders that stand in the ledger as they stood before there was one. */
const CARRIED = `SELECT cause::uuid FROM ledger_transactions WHERE kind = 'carried-over'`

/** How often something of a kind is in the ledger for a cause, or for what begins with it. */
const times = (kind: string, cause: string) =>
  `(SELECT count(*) FROM ledger_transactions WHERE kind = '${kind}' AND cause = ${cause})`

/** What is never false of the ledger, each as a query for what breaks it. */
export const BROKEN_LEDGER: Record<string, string> = {
  'what is written of one event comes to nothing in each currency': `
    SELECT transaction_id, currency, sum(amount_cents) FROM ledger_entries GROUP BY 1, 2 HAVING sum(amount_cents) <> 0`,
  'an event of the ledger has entries': `
    SELECT id, kind FROM ledger_transactions WHERE kind <> 'carried-over'
      AND NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = ledger_transactions.id)`,
  'a balance is the sum of its entries': `
    SELECT account, company_id, currency, coalesce(kept.cents, 0) AS kept, coalesce(written.cents, 0) AS written
    FROM (SELECT account, coalesce(company_id, '00000000-0000-0000-0000-000000000000') AS company_id, currency, sum(balance_cents) AS cents,
                 sum(dollar_cents) AS dollars FROM ledger_balances GROUP BY 1, 2, 3) AS kept
    FULL JOIN (SELECT account, coalesce(company_id, '00000000-0000-0000-0000-000000000000') AS company_id, currency, sum(amount_cents) AS cents,
                      sum(dollar_cents) AS dollars FROM ledger_entries GROUP BY 1, 2, 3) AS written USING (account, company_id, currency)
    WHERE (coalesce(kept.cents, 0), coalesce(kept.dollars, 0)) <> (coalesce(written.cents, 0), coalesce(written.dollars, 0))`,
  'what a line has on an account is the sum of its entries': `
    SELECT order_id, beer_id, account, kept.balance_cents, written.cents FROM ledger_line_balances AS kept
    FULL JOIN (SELECT order_id, beer_id, account, sum(amount_cents) AS cents, sum(dollar_cents) AS dollars FROM ledger_entries
               WHERE beer_id IS NOT NULL GROUP BY 1, 2, 3) AS written USING (order_id, beer_id, account)
    WHERE (coalesce(kept.balance_cents, 0), coalesce(kept.dollar_cents, 0)) <> (coalesce(written.cents, 0), coalesce(written.dollars, 0))`,
  'an account that is empty is empty in dollars': `
    SELECT order_id, beer_id, account, dollar_cents FROM ledger_line_balances WHERE balance_cents = 0 AND dollar_cents <> 0`,
  'each sale is in the ledger once': `
    SELECT provider_id FROM payments WHERE amount_cents > 0
      AND coalesce(disposition = 'applied', false)::int
          <> ${times('sale', 'provider_id')} + ${times('carried-over', 'order_id::text')} * coalesce(disposition = 'applied', false)::int`,
  'money that no order has a use for is in the ledger once': `
    SELECT provider_id FROM payments WHERE amount_cents > 0
      AND coalesce(disposition = 'refund', false)::int <> ${times('unapplied-capture', 'provider_id')}`,
  'what the provider keeps of a payment is in the ledger': `
    SELECT provider_id, fee_cents FROM payments WHERE disposition IS NOT NULL AND coalesce(fee_cents, 0) <> (
      SELECT coalesce(sum(amount_cents), 0) FROM ledger_transactions AS made JOIN ledger_entries ON transaction_id = made.id
      WHERE made.payment_id = provider_id AND kind = 'fee' AND account = 'provider-fees' AND beer_id IS NULL)`,
  'what is owed to a buyer is the refunds that have not been made': `
    SELECT orders.id, coalesce(owed.cents, 0) AS owed, coalesce(open.cents, 0) AS open FROM orders
    LEFT JOIN (SELECT order_id, -sum(amount_cents) AS cents FROM ledger_entries WHERE account = 'refunds' GROUP BY 1) AS owed
      ON owed.order_id = orders.id
    LEFT JOIN (SELECT refunds.order_id, sum(refunds.amount_cents) AS cents FROM refunds
               WHERE refunds.state <> 'done' GROUP BY 1) AS open ON open.order_id = orders.id
    WHERE coalesce(owed.cents, 0) <> coalesce(open.cents, 0)
      AND NOT EXISTS (SELECT FROM chargebacks WHERE chargebacks.order_id = orders.id AND chargebacks.state = 'lost')`,
  'each refund that was made left the provider once': `
    SELECT refunds.id, refunds.state FROM refunds JOIN payments ON provider_id = payment_id
    WHERE (refunds.state = 'done')::int <> (
      SELECT coalesce(sum(CASE kind WHEN 'refund-done' THEN 1 ELSE -1 END), 0) FROM ledger_transactions AS made
      WHERE made.payment_id = refunds.payment_id AND kind IN ('refund-done', 'refund-reopened') AND starts_with(cause, refunds.id::text))
      AND NOT (disposition = 'applied' AND refunds.order_id IN (${CARRIED}))`,
  'of what an order cost, what did not go back is its breweries’, the shop’s and the provider’s': `
    SELECT orders.id, charge_cents, kept.cents AS kept, back.cents AS back FROM orders
    JOIN (SELECT order_id, -sum(balance_cents) AS cents FROM ledger_line_balances GROUP BY 1) AS kept ON kept.order_id = orders.id
    CROSS JOIN LATERAL (
      SELECT coalesce((SELECT sum(refunds.amount_cents) FROM refunds JOIN payments ON provider_id = payment_id AND disposition = 'applied'
                       WHERE refunds.order_id = orders.id), 0)
           + coalesce((SELECT -sum(entry.amount_cents) FROM ledger_entries AS entry JOIN ledger_transactions AS made ON made.id = transaction_id
                       WHERE entry.order_id = orders.id AND kind IN ('chargeback-lost', 'chargeback-won') AND account IN ('provider', 'refunds')), 0) AS cents
    ) AS back
    WHERE charge_cents <> kept.cents + back.cents
      AND NOT EXISTS (SELECT FROM chargebacks WHERE chargebacks.order_id = orders.id AND orders.id IN (${CARRIED}))`,
  'of a line neither less than nothing nor more than its price is left': `
    SELECT order_id, beer_id, -sum(balance_cents) AS left FROM ledger_line_balances JOIN order_lines USING (order_id, beer_id)
    GROUP BY order_id, beer_id, quantity, charge_unit_cents HAVING NOT -sum(balance_cents) BETWEEN 0 AND quantity * charge_unit_cents`,
  'of its commission a line keeps what is in proportion to what was not returned': `
    SELECT order_id, beer_id, agreed.commission_cents, coalesce(kept.commission, 0) AS kept FROM sale_commissions AS agreed
    JOIN order_lines AS line USING (order_id, beer_id) JOIN orders ON orders.id = order_id JOIN LATERAL (
      SELECT -sum(balance_cents) AS left, -sum(balance_cents) FILTER (WHERE account = 'commission') AS commission,
             -sum(balance_cents) FILTER (WHERE account = 'commission-tax') AS tax, CASE WHEN charge_currency IN ('CLP', 'COP') THEN 100 ELSE 1 END AS step
      FROM ledger_line_balances AS balance WHERE balance.order_id = line.order_id AND balance.beer_id = line.beer_id) AS kept ON true
    WHERE line.charge_unit_cents > 0 AND (coalesce(kept.commission, 0), coalesce(kept.tax, 0)) <> (
      kept.step * div(agreed.commission_cents::numeric * kept.left, line.quantity * line.charge_unit_cents * kept.step),
      kept.step * div(agreed.tax_cents::numeric * kept.left, line.quantity * line.charge_unit_cents * kept.step))`,
  'nothing of a parcel is pending once it was released, and nothing was paid before': `
    SELECT order_id, beer_id, account, balance_cents FROM ledger_line_balances AS balance JOIN parcels USING (order_id, company_id)
    WHERE balance_cents <> 0 AND order_id NOT IN (${CARRIED})
      AND CASE WHEN released_at IS NULL THEN account IN ('available', 'paid') ELSE account = 'pending' END`,
  'money is frozen while a bank has not decided, and no longer': `
    SELECT order_id, balance_cents FROM ledger_line_balances WHERE account = 'frozen' AND balance_cents <> 0 AND NOT EXISTS (
      SELECT FROM chargebacks JOIN orders ON orders.id = chargebacks.order_id
      WHERE chargebacks.order_id = ledger_line_balances.order_id AND orders.state = 'charged_back' AND chargebacks.state = 'open')`,
  'a payout is in the ledger once, line by line': `
    SELECT payouts.id FROM payouts
    WHERE ${times('payout', 'payouts.id::text')} <> (state <> 'draft')::int OR state <> 'draft' AND EXISTS (
      SELECT FROM payout_lines FULL JOIN (
        SELECT order_id, beer_id, -amount_cents AS cents FROM ledger_entries JOIN ledger_transactions AS made ON made.id = transaction_id
        WHERE made.payout_id = payouts.id AND kind = 'payout' AND account = 'paid') AS written USING (order_id, beer_id)
      WHERE coalesce(payout_id, payouts.id) = payouts.id AND amount_cents IS DISTINCT FROM written.cents)`,
  'the money of a payout left once it arrived, and what failed or came back is owed again, once': `
    SELECT id, state FROM payouts
    WHERE ${times('payout-paid', 'payouts.id::text')} <> (state IN ('paid', 'returned'))::int
       OR ${times('payout-failed', 'payouts.id::text')} <> (state = 'failed')::int
       OR (SELECT coalesce(-sum(amount_cents), 0) FROM ledger_entries JOIN ledger_transactions AS made ON made.id = transaction_id
           WHERE made.payout_id = payouts.id AND kind = 'payout-returned' AND account = 'disbursed') <> returned_cents`,
  'of a line no more was paid than it brought, and nothing was taken back twice': `
    SELECT order_id, beer_id, -balance_cents AS paid FROM ledger_line_balances JOIN order_lines USING (order_id, beer_id)
    WHERE account = 'paid' AND NOT -balance_cents BETWEEN 0 AND quantity * charge_unit_cents`,
}
