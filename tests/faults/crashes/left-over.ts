import type { Pool } from 'pg'
import type { OutsidePayment } from './money-apart.ts'

/**
 * Something that is not yet as it must become: what it is, since when it is due, and how often the recurring work that ends
 * it has run since then (and since a given moment).
 */
type LeftOver = { id: string; due: Date; sweep: string; runs: number }

/**
 * What is left to do for a shop that nobody visits any more: orders and holds to end, refunds to send, notices to act on, mails to
 * send, and captured payments that the books do not know. A payment that came when its order had ended is known by the
 * provider's notice, which it repeats: that one is not due soon.
 * @param captured what the provider has captured
 * @param since when runs of the recurring work count
 */
export async function findLeftOver(pool: Pool, captured: OutsidePayment[], since: Date): Promise<LeftOver[]> {
  const found = await pool.query<LeftOver>(
    `WITH left_over AS (
       SELECT 'open order ' || id AS id, payable_until AS due, 'expire-holds' AS sweep FROM orders WHERE state = 'pending'
       UNION ALL
       SELECT 'hold of order ' || id, reserved_until, 'expire-holds' FROM orders WHERE stock_held
       UNION ALL
       SELECT 'refund ' || id, next_attempt_at, 'waiting-refunds' FROM refunds WHERE state IN ('due', 'sent', 'in-process')
       UNION ALL
       SELECT 'notice ' || event, received_at + interval '1 second', 'waiting-notices' FROM webhook_inbox
       WHERE processed_at IS NULL
       UNION ALL
       SELECT 'mail ' || id, next_attempt_at, 'waiting-mails' FROM outbox WHERE sent_at IS NULL AND held_back IS NULL
       UNION ALL
       SELECT 'payment ' || payment_id || ' of order ' || id,
              CASE WHEN paid_at_provider < payable_until THEN payable_until ELSE 'infinity' END, 'reconcile'
       FROM unnest($1::text[], $2::uuid[], $3::timestamptz[]) AS captured (payment_id, order_id, paid_at_provider)
       JOIN orders ON id = order_id
       WHERE NOT EXISTS (SELECT FROM payments WHERE provider_id = payment_id AND disposition IS NOT NULL))
     SELECT id, due, sweep, (SELECT count(*) FROM counted_sweeps AS counted
                             WHERE counted.name = sweep AND started_at > greatest(due, $4)) AS runs
     FROM left_over`,
    [
      captured.map(({ paymentId }) => paymentId),
      captured.map(({ orderId }) => orderId),
      captured.map(({ createdAt }) => createdAt),
      since,
    ],
  )
  return found.rows
}

/** Lets the database count the runs of the recurring work, so that it can be said how many something took. */
export async function countSweeps(pool: Pool): Promise<void> {
  await pool.query(`
    CREATE TABLE counted_sweeps (name text, started_at timestamptz);
    CREATE FUNCTION count_sweep() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO counted_sweeps VALUES (NEW.name, NEW.started_at); RETURN NULL; END $$;
    CREATE TRIGGER count_sweep AFTER INSERT OR UPDATE ON sweeps FOR EACH ROW EXECUTE FUNCTION count_sweep()`)
}
