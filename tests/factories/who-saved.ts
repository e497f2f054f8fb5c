import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'

/**
 * So many buyers who saved a beer, one after the other, and chose to hear of restocks; with proved e-mails and no address yet.
 * @returns their ids, who saved it first first
 */
export async function whoSaved(db: Database, beerId: string, howMany: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH people AS (
      INSERT INTO users (name, email, role, email_verified)
      SELECT 'Ana', 'ana-' || gen_random_uuid() || '@example.com', 'Person', true FROM generate_series(1, ${howMany})
      RETURNING id
    ), numbered AS (SELECT id, row_number() OVER (ORDER BY random()) AS place FROM people),
    chosen AS (INSERT INTO alert_choices (user_id, restock) SELECT id, true FROM people),
    saved AS (
      INSERT INTO saved_beers (user_id, beer_id, cents_then, since)
      SELECT id, ${beerId}, 500, now() - interval '30 days' + place * interval '1 second' FROM numbered
    )
    SELECT id FROM numbered ORDER BY place`)
  return rows.map(({ id }) => id)
}
