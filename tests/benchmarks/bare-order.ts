import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

async function inTransaction(pool: Pool, run: (client: PoolClient) => Promise<void>) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await run(client)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

/** The least that placing and settling an order could be: two transactions of bare statements, nothing checked. */
export async function buyBare(pool: Pool, buyerId: string, beerIds: string[]): Promise<void> {
  const orderId = randomUUID()
  await inTransaction(pool, async (client) => {
    for (const id of beerIds) {
      await client.query(
        'UPDATE beers SET reserved = reserved + 1 WHERE id = $1 AND on_hand - reserved >= 1',
        [id],
      )
    }
    await client.query(
      `INSERT INTO orders (id, buyer_id, idempotency_key, request_hash, total_cents, charge_currency, charge_cents, payable_until, reserved_until, recipient, address,
         city, address_state, country) VALUES ($1, $2, $3, '', 1350, 'USD', 1350, now() + interval '30 min', now() + interval '30 min', '', '', '', '', '')`,
      [orderId, buyerId, orderId],
    )
    await client.query(
      `INSERT INTO order_lines (order_id, beer_id, company_id, quantity, unit_cents, charge_unit_cents, name, presentation, image, company_name)
       SELECT $1, id, company_id, 1, price_cents, price_cents, name, presentation, '', '' FROM beers WHERE id = ANY ($2)`,
      [orderId, beerIds],
    )
  })
  await inTransaction(pool, async (client) => {
    for (const id of beerIds) {
      await client.query('UPDATE beers SET reserved = reserved - 1, on_hand = on_hand - 1 WHERE id = $1', [
        id,
      ])
    }
    await client.query(
      `INSERT INTO payments (provider_id, order_id, amount_cents, currency, status, rank, disposition)
       VALUES ($1, $2, 1350, 'USD', 'approved', 1, 'applied')`,
      [orderId, orderId],
    )
    await client.query(
      "UPDATE orders SET state = 'paid', paid_at = now(), stock_held = false WHERE id = $1",
      [orderId],
    )
  })
}
