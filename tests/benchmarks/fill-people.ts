import type { Pool } from 'pg'
import { liftTimeLimits } from '#database/open-pool.ts'

const FIRST = [
  'María José',
  'Juan',
  'Ñata',
  'Lucía',
  'João',
  'Ana',
  'Óscar',
  'Inés',
  'Pedro',
  'Zoe',
  'Raúl',
  'Eva',
]
const LAST = [
  'Pérez',
  'Núñez',
  'Gonçalves',
  'Quispe',
  'Mamani',
  'Rojas',
  "O'Higgins",
  'Silva',
  'Ibáñez',
  'Vera',
]
const COUNTRIES = ['Argentina', 'Brazil', 'Chile', 'Peru', 'Uruguay']

/**
 * Fills a shop without people with so many buyers, and a tenth as many sellers: every fiftieth switched off, every two
 * hundredth deleted; they came evenly over two years. The same every time: each value hangs on the row's number alone.
 */
export async function fillPeople(pool: Pool, buyers: number): Promise<void> {
  await fillBuyers(pool, buyers)
  await write(pool, 'Company', Math.ceil(buyers / 10), [
    `companies (user_id, company, name, last_name, document, country, state, city)
     SELECT id, 'Cervecería ' || last_name || ' ' || n, name, last_name, document, country, 'Maule', 'Talca' FROM made`,
    'companies',
  ])
}

/** The buyers alone. */
export async function fillBuyers(pool: Pool, buyers: number): Promise<void> {
  await write(pool, 'Person', buyers, [
    `buyers (user_id, name, last_name, document, country, state, city)
     SELECT id, name, last_name, document, country, 'Maule', 'Talca' FROM made`,
    'buyers',
  ])
}

async function write(
  pool: Pool,
  role: 'Person' | 'Company',
  count: number,
  [insert, table]: [insert: string, table: string],
): Promise<void> {
  const client = await pool.connect()
  await liftTimeLimits(client)
  await client.query(
    `WITH made AS MATERIALIZED (
       SELECT n, spread, uuidv7() AS id, ($1::text[])[1 + spread % 12] AS name,
         ($2::text[])[1 + (spread / 12) % 10] || ' ' || ($2::text[])[1 + (spread / 120) % 10] AS last_name,
         (5000000 + spread % 90000000)::text AS document, ($3::text[])[1 + (spread / 7) % 5] AS country
       FROM generate_series(1, $4::int) AS n, LATERAL (SELECT abs(hashint4(n))::bigint AS spread) AS spread
     ), people AS (
       INSERT INTO users (id, name, email, role, created_at, active, deleted_at)
       SELECT id, name || ' ' || last_name, to_hex(spread) || '.' || n || '@${role.toLowerCase()}.example', '${role}',
         now() - (1 - n / $4::float) * interval '2 years', n % 50 <> 0 AND n % 200 <> 1, CASE WHEN n % 200 = 1 THEN now() END
       FROM made
     )
     INSERT INTO ${insert}`,
    [FIRST, LAST, COUNTRIES, count],
  )
  for (const filled of ['users', table]) await client.query(`VACUUM ANALYZE ${filled}`)
  client.release(true)
}
